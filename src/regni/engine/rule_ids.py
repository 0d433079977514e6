"""Rule ids as numbers, so that an event or a refusal can carry one: B6.13 is 613."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

LEGAL: Final = 0
B1_7: Final = 107
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


def rule_id(number: i64) -> str:
    """
    >>> rule_id(613), rule_id(400)
    ('B6.13', 'B4')
    """
    section, paragraph = divmod(number, 100)
    return f"B{section}.{paragraph}" if paragraph else f"B{section}"
