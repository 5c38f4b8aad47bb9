"""Reliefs of the features."""

import math

import numpy as np

from field import polar
from view import Camera

from .base import EDGE, island, relief


@relief(
    "security-audits",
    "A star-shaped stone fortress with a double moat of lit water guards a keyhole at its centre.",
    seed=81,
    camera=Camera(yaw=24, pitch=49, distance=12.2, target=(-0.1, 0.1)),
)
def security_audits(c, rng):
    """A bastioned fortress in plan; the keyhole in its court is a pool."""
    o = (0.15, 0.0)
    c.kerb = 0.4

    def fort(r, flank=0.0):
        pts = []
        for k in range(5):
            a = 90 + 72 * k
            pts += [
                polar(o, r * 0.66, a - 25 - flank),
                polar(o, r * 0.74, a - 16),
                polar(o, r, a),
                polar(o, r * 0.74, a + 16),
                polar(o, r * 0.66, a + 25 + flank),
            ]
        return c.polygon(pts)

    walls = fort(3.25)
    c.pool((np.abs(walls - 0.20) - 0.20).astype(np.float32), start=EDGE, join=0.06, depth=0.34)
    c.pool((np.abs(walls - 0.92) - 0.085).astype(np.float32), start=EDGE - 2, join=0.06, depth=0.30)
    c.channel([(-EDGE, -2.3), (-5.2, -2.3), (-3.6, -1.0), (-2.4, -0.7)], 0.34, 0, radius=0.8, join=0.1)
    c.plate(np.abs(walls - 0.62) - 0.13, 0.05, 0.05)
    c.plate(walls, 0.18, 0.06)
    c.plate(walls + 0.20, -0.06, 0.05)
    c.plate(walls + 0.42, -0.07, 0.05)
    for k in range(5):
        p = polar(o, 2.45, 90 + 72 * k)
        c.plate(c.disc(p, 0.17), 0.22, 0.04)
        c.plate(c.disc(p, 0.10), -0.05, 0.03)
    # the court: a round lock plate with its keyhole
    c.lift(c.disc(o, 1.42), 0.14, 0.06)
    c.plate(c.disc(o, 1.42), -0.05, 0.05)
    c.plate(np.abs(c.disc(o, 1.22)) - 0.035, 0.05, 0.03)
    hole = np.minimum(
        c.disc((o[0], o[1] + 0.33), 0.40),
        c.polygon(
            [(o[0] - 0.17, o[1] + 0.3), (o[0] - 0.36, o[1] - 0.80), (o[0] + 0.36, o[1] - 0.80), (o[0] + 0.17, o[1] + 0.3)], 0.02
        ),
    )
    c.plate(np.abs(hole - 0.10) - 0.06, 0.05, 0.04)
    c.pool(hole.astype(np.float32), start=EDGE + 4, join=0.03, depth=0.36)
    for k in range(8):
        c.dome(polar(o, 1.02, 22.5 + 45 * k), 0.07, 0.10)


@relief(
    "compliance-engine",
    "Three stone cogwheels of different size mesh with one another in a mill race of lit water.",
    seed=82,
    camera=Camera(yaw=22, pitch=50, distance=12.2, target=(0.3, 0.1)),
)
def compliance_engine(c, rng):
    """Cogwheels driven by water: the teeth fit, the race runs round all of them."""
    c.kerb = 0.5

    def gear(o, teeth, turn, high, spokes):
        pitch = 0.118 * teeth / 1.0
        dx, dy = c.X - o[0], c.Y - o[1]
        angle, r = np.arctan2(dy, dx) - math.radians(turn), np.hypot(dx, dy)
        wave = np.clip(np.cos(angle * teeth) * 2.6, -1, 1)
        d = (r - (pitch + 0.125 * wave)).astype(np.float32) * 0.8
        return d, pitch, r, angle

    specs = [((-0.95, -0.45), 16, 0.0, 0.17, 6), ((2.15, 0.74), 12, 0.0, 0.25, 5), ((1.72, -2.02), 10, 0.0, 0.20, 4)]
    # turn each wheel so that its tooth falls into the neighbour's gap
    bearing = [math.degrees(math.atan2(specs[k][0][1] - specs[0][0][1], specs[k][0][0] - specs[0][0][0])) for k in (1, 2)]
    turns = [bearing[0], bearing[0] + 180 + 180 / 12, 0.0]
    first = (bearing[1] - turns[0]) / 360 * 16 % 1
    turns[2] = bearing[1] + 180 - (0.5 - first) / 10 * 360 * 1.0
    race = None
    wheels = []
    for (o, teeth, _, high, spokes), turn in zip(specs, turns):
        d, pitch, r, angle = gear(o, teeth, turn, high, spokes)
        wheels.append((o, d, pitch, r, angle, high, spokes))
        ring = (r - pitch - 0.42).astype(np.float32)
        race = ring if race is None else np.minimum(race, ring)
    c.pool(race, start=EDGE - 2, join=0.1, depth=0.36)
    c.channel([(-EDGE, -2.4), (-4.6, -2.4), (-2.4, -1.6)], 0.40, 0, radius=0.8)
    c.channel([(2.6, 1.9), (3.4, 3.0), (4.4, 3.0), (EDGE, 3.0)], 0.34, EDGE + 6, radius=0.8)
    for o, d, pitch, r, angle, high, spokes in wheels:
        island(c, d)
        c.plate(d, high, 0.05)
        c.plate((np.abs(r - pitch + 0.30) - 0.03).astype(np.float32), -0.04, 0.03)
        hub = 0.40 * pitch
        open_ = np.maximum(r - (pitch - 0.44), hub - r)
        bars = np.abs(((angle / (2 * np.pi) * spokes + 0.5) % 1 - 0.5)) * 2 * np.pi / spokes * r - 0.13
        c.plate(np.maximum(open_, -bars).astype(np.float32), -high - 0.05, 0.05)
        c.plate((r - hub * 0.78).astype(np.float32), 0.08, 0.05)
        c.plate((r - hub * 0.34).astype(np.float32), -0.22, 0.04)
