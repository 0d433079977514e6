"""Drawings of a game's great moments in the manner of a tapestry: coloured wool on linen, one ink line around all.

`thread` writes shapes, `cloth` makes a whole drawing of them; figures, gear, beasts, buildings, ships and land are
shared by all scenes, so that they are of one hand; `moments` has the list. Everything is drawn facing right, with its
feet at y = 0. Colours are words such as "red", "earl" or "foe"; the pages' wool.css says what they are.
"""
