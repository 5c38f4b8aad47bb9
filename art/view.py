"""The one camera family of the reliefs: where it stands, what it sees, how the ground projects on the picture; and its sun.

World units are arbitrary; the ground is the plane z = 0. A subject is drawn around the world's origin, and the
lens shift puts that origin right of the picture's centre, so that the left third stays calm for a headline.
"""
import math
from dataclasses import dataclass

import numpy as np

SENSOR = 36.0  # millimetres across the picture


@dataclass
class Sun:
    """A sun `elevation` degrees above the ground, `bearing` degrees to the left of straight ahead, and the sky about it.

    Colours are linear light; the red of the sun is 1, and the sky has little red, so that grading can part the two.
    """

    elevation: float = 19.0
    bearing: float = 38.0
    strength: float = 4.0
    colour: tuple = (1.0, 0.63, 0.37)
    sky: tuple = (0.030, 0.085, 0.105)
    sky_strength: float = 0.85
    water: float = 1.0  # how brightly the water shines
    rest: tuple = (0.085, 0.135, 0.165)  # what remains of the direct light in the shade: cool
    haze: tuple = (0.0, 0.0, 0.0)  # added to the night beyond the far edge


@dataclass
class Camera:
    """A camera that looks at `target` from the south-west, `distance` away and `pitch` degrees above the ground."""

    target: tuple = (0.0, 0.0)
    yaw: float = 26.0
    pitch: float = 47.0
    distance: float = 13.0
    lens: float = 42.0
    shift_x: float = -0.12
    shift_y: float = 0.0
    aspect: float = 16 / 9  # width of the picture to its height

    def basis(self):
        """Return (location, right, up, forward) as arrays."""
        a, p = math.radians(self.yaw), math.radians(self.pitch)
        forward = np.array([math.cos(p) * math.sin(a), math.cos(p) * math.cos(a), -math.sin(p)])
        right = np.array([math.cos(a), -math.sin(a), 0.0])
        up = np.cross(right, forward)
        location = np.array([*self.target, 0.0]) - self.distance * forward
        return location, right, up, forward

    def project(self, x, y, z=0.0):
        """Picture coordinates of world points: u from the left, v from the bottom, both 0..1 inside the frame."""
        loc, right, up, forward = self.basis()
        dx, dy, dz = x - loc[0], y - loc[1], z - loc[2]
        depth = dx * forward[0] + dy * forward[1] + dz * forward[2]
        scale = self.lens / SENSOR / depth
        u = 0.5 + (dx * right[0] + dy * right[1] + dz * right[2]) * scale - self.shift_x
        v = 0.5 + ((dx * up[0] + dy * up[1] + dz * up[2]) * scale - self.shift_y) * self.aspect
        return u, v

    def ground(self, u, v, z=0.0):
        """World (x, y) that a picture point shows on the plane at height `z`."""
        loc, right, up, forward = self.basis()
        cx = (u - 0.5 + self.shift_x) * SENSOR / self.lens
        cy = ((v - 0.5) / self.aspect + self.shift_y) * SENSOR / self.lens
        ray = [forward[i] + cx * right[i] + cy * up[i] for i in range(3)]
        t = (z - loc[2]) / ray[2]
        return loc[0] + t * ray[0], loc[1] + t * ray[1]

    def footprint(self, margin=0.7):
        """Bounding box (x0, y0, x1, y1) of the ground that the picture shows, with room for shadows."""
        corners = [self.ground(u, v, z) for u in (0, 1) for v in (0, 1) for z in (-0.4, 0.7)]
        xs, ys = zip(*corners)
        return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin
