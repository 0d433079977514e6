"""Rule ids as numbers, so that an event or a refusal can carry one: B6.13 is 613, W3.1 is 20301, O7 is 40700."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

LEGAL: Final = 0
B1_7: Final = 107
B2_1: Final = 201
B2_2: Final = 202
B2_4: Final = 204
B3_1: Final = 301
B3_2: Final = 302
B3_3: Final = 303
B3_4: Final = 304
B3_5: Final = 305
B3_6: Final = 306
B3_7: Final = 307
B4: Final = 400
B5_1: Final = 501
B5_2: Final = 502
B5_3: Final = 503
B5_4: Final = 504
B5_5: Final = 505
B5_6: Final = 506
B5_7: Final = 507
B5_9: Final = 509
B6_1: Final = 601
B6_2: Final = 602
B6_3: Final = 603
B6_5: Final = 605
B6_6: Final = 606
B6_7: Final = 607
B6_8: Final = 608
B6_9: Final = 609
B6_10: Final = 610
B6_11: Final = 611
B6_12: Final = 612
B7_1: Final = 701
B7_2: Final = 702
B7_3: Final = 703
B7_4: Final = 704
B8_1: Final = 801
B8_2: Final = 802
B8_3: Final = 803
B8_4: Final = 804
B8_5: Final = 805
B8_7: Final = 807
B9_1: Final = 901
B9_2: Final = 902
B9_3: Final = 903
B9_4: Final = 904
B9_5: Final = 905
B9_6: Final = 906
B10_1: Final = 1001
B10_3: Final = 1003
B11_1: Final = 1101
B11_2: Final = 1102
B11_3: Final = 1103
B11_4: Final = 1104

H1_1: Final = 10101
H1_2: Final = 10102
H1_3: Final = 10103
H2_1: Final = 10201
H2_2: Final = 10202
H2_4: Final = 10204
H2_5: Final = 10205
H3_1: Final = 10301
H3_2: Final = 10302
H3_3: Final = 10303
H4_1: Final = 10401
W1_1: Final = 20101
W1_2: Final = 20102
W2_1: Final = 20201
W2_2: Final = 20202
W2_3: Final = 20203
W3_1: Final = 20301
W3_3: Final = 20303
W3_4: Final = 20304
W3_5: Final = 20305
W4_2: Final = 20402
W4_3: Final = 20403
W4_5: Final = 20405
W4_6: Final = 20406
W5_1: Final = 20501
W6_1: Final = 20601
W6_2: Final = 20602
W6_3: Final = 20603
W6_4: Final = 20604
W7_1: Final = 20701
W8_1: Final = 20801
W8_2: Final = 20802
W8_3: Final = 20803
R1_1: Final = 30101
R1_2: Final = 30102
R1_5: Final = 30105
R1_6: Final = 30106
R1_7: Final = 30107
R2_4: Final = 30204
R3_1: Final = 30301
R3_3: Final = 30303
R3_4: Final = 30304
R3_5: Final = 30305
R3_6: Final = 30306
R3_7: Final = 30307
R4_1: Final = 30401
R4_2: Final = 30402
R4_3: Final = 30403
R4_4: Final = 30404
R4_5: Final = 30405
R5_1: Final = 30501
R5_2: Final = 30502
R5_3: Final = 30503
R5_4: Final = 30504
R5_5: Final = 30505
R6_4: Final = 30604
O1: Final = 40100
O2: Final = 40200
O3: Final = 40300
O4: Final = 40400
O6: Final = 40600
O7: Final = 40700
O8: Final = 40800
O9: Final = 40900
O10: Final = 41000

LETTERS: Final = "BHWRO"


def rule_id(number: i64) -> str:
    """The rule id of a number.

    >>> rule_id(613), rule_id(400), rule_id(20301), rule_id(40700)
    ('B6.13', 'B4', 'W3.1', 'O7')
    """
    part, rest = divmod(number, 10_000)
    section, paragraph = divmod(rest, 100)
    return f"{LETTERS[part]}{section}.{paragraph}" if paragraph else f"{LETTERS[part]}{section}"
