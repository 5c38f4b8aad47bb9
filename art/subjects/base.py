"""What every subject needs: its description, and the registry it is entered in."""

from dataclasses import dataclass, field, replace
from typing import Callable

import numpy as np

from view import Camera, Sun

EDGE = 14.0  # far enough to leave every picture
SUBJECTS = {}


@dataclass
class Subject:
    """One relief: how to draw it, what it shows in words, and how lively the plots between its channels are."""

    draw: Callable
    alt: str
    seed: int = 1
    camera: Camera = field(default_factory=Camera)
    sun: Sun = field(default_factory=Sun)
    terraces: float = 0.0
    furrows: float = 0.0
    exposure: float = 0.9
    shade: float = 1.0  # how much of the left lies in shade
    inset: bool = False  # stands within a page, and fades into the night on every side
    width: int = 2400  # of the master, in pixels
    note: str = ""  # stands before what the drawing shows, in the table of pictures


def relief(name, alt, **settings):
    """Enter the decorated function as the subject `name`; `alt` is the picture in one plain sentence."""

    def enter(draw):
        SUBJECTS[name] = Subject(draw, alt, **settings)
        return draw

    return enter


def island(c, distance):
    """Keep the water out where the signed distance is negative."""
    c.wet = np.maximum(c.wet, -distance).astype(np.float32)


def stand(c, distance, top):
    """Set a dry body whose surface lies at `top`, unless something there is higher already."""
    island(c, distance)
    c.raised = np.where(distance < 0, np.maximum(c.raised, top), c.raised).astype(np.float32)


def rounded(distance, radius, height):
    """The height of a body with a quarter-round edge `radius` wide, level beyond it."""
    return height * np.sqrt(1 - np.clip(1 + distance / radius, 0, 1) ** 2)


def near(name, alt, **camera):
    """Enter a nearer look at the subject `name`, on a night that closes round it."""
    view = Camera(**({"shift_x": 0.0, "aspect": 4 / 3} | camera))
    settings = {"shade": 0.0, "inset": True, "width": 1400, "exposure": 1.0, "note": "Nearer: "}
    SUBJECTS[f"{name}-near"] = replace(SUBJECTS[name], alt=alt, camera=view, **settings)


def close(name, of, alt, width=1600, **camera):
    """Enter the subject `of` once more as `name`, seen from low over its water: for the section that closes a page."""
    view = Camera(**({"pitch": 24.0, "distance": 6.5, "lens": 40.0} | camera))
    settings = {"width": width, "note": "Low over the water: "}
    SUBJECTS[name] = replace(SUBJECTS[of], alt=alt, camera=view, **settings)


def under(name, of, alt, note, sun):
    """Enter the subject `of` once more as `name`, from the same camera to the pixel, under another sun."""
    SUBJECTS[name] = replace(SUBJECTS[of], alt=alt, note=note, sun=sun)
