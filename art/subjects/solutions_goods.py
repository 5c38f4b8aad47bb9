"""Reliefs of the solutions for goods: commodities, harvests, metals."""

import math

import numpy as np

from field import polar, smoothstep, turned
from view import Camera

from .base import EDGE, relief, stand


@relief(
    "commodities",
    "Six stone bins beside a water channel hold grain, ore, timber, barrels, coffee beans and a heap of sand.",
    seed=42,
    camera=Camera(target=(0.5, 0.1), distance=11.0),
)
def commodities(c, rng):
    """A merchant's bins along one channel, each with goods of another kind."""
    c.channel([(-EDGE, 0), (EDGE, 0)], 0.40, 0)
    side, lift = 1.95, 0.20
    for k in range(6):
        i, j = k % 3, k // 3
        x, y = -1.75 + 2.35 * i, (1.45, -1.45)[j]
        lo, hi = (x - side / 2, y - side / 2), (x + side / 2, y + side / 2)
        c.plate(c.rectangle(lo, hi, 0.12), lift, 0.05)
        inner = c.rectangle((lo[0] + 0.14, lo[1] + 0.14), (hi[0] - 0.14, hi[1] - 0.14), 0.08)
        c.plate(inner, -lift - 0.10, 0.03)
        s = side / 2 - 0.16
        near = (0.55, -0.55)[j] * side
        c.channel([(x, 0), (x, y - near)], 0.20, EDGE + x)
        if k == 0:  # grain
            for _ in range(420):
                p = (x + s * rng.uniform(-0.93, 0.93), y + s * rng.uniform(-0.93, 0.93))
                heap = 0.20 * (1 - 0.8 * max(abs(p[0] - x), abs(p[1] - y)) / s)
                c.dome(p, 0.085, 0.055, 0.5, rng.uniform(0, 180), base=heap - 0.06)
        elif k == 1:  # ore
            for _ in range(46):
                p = np.array([x + s * rng.uniform(-0.8, 0.8), y + s * rng.uniform(-0.8, 0.8)])
                r = rng.uniform(0.10, 0.25)
                n = rng.integers(5, 8)
                shape = [polar(p, r * rng.uniform(0.75, 1.1), 360 * t / n + rng.uniform(-18, 18)) for t in range(n)]
                win = c.polygon_near(shape, r + 0.15)
                top = (
                    0.02
                    + 0.12 * rng.random()
                    + rng.uniform(-0.5, 0.5) * (c.X[win[0]] - p[0])
                    + rng.uniform(-0.5, 0.5) * (c.Y[win[0]] - p[1])
                )
                lump = top + 0.85 * np.clip(-win[1], 0, 0.13)
                c.raised[win[0]] = np.where(win[1] < 0, np.maximum(c.raised[win[0]], lump), c.raised[win[0]])
        elif k == 2:  # beams, stacked crosswise
            for row in range(5):
                yy = y + s * (row - 2) * 0.38
                c.ridge([(x - s * 0.9, yy), (x + s * 0.9, yy)], 0.30, 0.13, base=-0.10)
            for row in range(3):
                xx = x + s * (row - 1) * 0.6
                c.ridge([(xx, y - s * 0.85), (xx, y + s * 0.85)], 0.28, 0.13, base=0.03)
        elif k == 3:  # barrels
            for a in range(3):
                for b in range(3):
                    p = (x + s * (a - 1) * 0.62, y + s * (b - 1) * 0.62)
                    c.plate(c.disc(p, 0.25), 0.40, 0.05)
                    c.plate(c.disc(p, 0.205), -0.05, 0.02)
                    c.plate(c.disc((p[0] + 0.09, p[1]), 0.035), -0.06, 0.02)
        elif k == 4:  # coffee beans
            for _ in range(110):
                p = (x + s * rng.uniform(-0.86, 0.86), y + s * rng.uniform(-0.86, 0.86))
                turn = rng.uniform(0, 180)
                heap = 0.16 * (1 - 0.7 * max(abs(p[0] - x), abs(p[1] - y)) / s)
                c.dome(p, 0.155, 0.12, 0.66, turn, base=heap - 0.07)
                c.groove(turned([(p[0] - 0.12, p[1]), (p[0], p[1] + 0.02), (p[0] + 0.12, p[1])], turn, p), 0.045, 0.05)
        else:  # a heap of sand
            cone = 0.50 * np.clip(1 - np.hypot(c.X - x, c.Y - y) / (s * 1.02), 0, 1)
            c.raised = np.where(inner < 0, c.raised + cone, c.raised).astype(np.float32)


@relief(
    "agricultural",
    "Curved terraces of ploughed fields step down a hillside, each with its own thin water channel.",
    seed=43,
    camera=Camera(distance=13.5),
)
def agricultural(c, rng):
    """A terraced hillside: fields in steps, a thin channel on each, one channel that falls from step to step."""
    wide, rise = 1.05, 0.075
    line = c.Y + 0.42 * np.sin(0.62 * c.X - 0.6) + 0.16 * np.sin(1.35 * c.X + 1.0) - 0.06 * c.X
    level = line / wide
    step = np.floor(level)
    part = level - step
    c.terrain += (rise * (np.clip(step, -6, 8) + smoothstep(0.93, 1.0, part)) - 0.05).astype(np.float32)
    c.plate(np.abs(part - 0.87) * wide - 0.05, 0.03, 0.05)  # the low wall along each edge
    rows = 0.5 + 0.5 * np.cos(part * wide * 2 * np.pi / 0.16)
    field = smoothstep(0.24, 0.28, part) * smoothstep(0.80, 0.76, part)
    kind = rng.permutation(20)[(step.astype(int) + 40) % 20] % 3
    c.raised -= (0.022 * rows * field * (kind != 1)).astype(np.float32)
    c.pool((np.abs(part - 0.13) * wide - 0.075).astype(np.float32), join=0.1, depth=0.26)
    c.along = (c.X + EDGE).astype(np.float32)
    for n in range(-5, 8):  # crops in rows on every third terrace
        if rng.permutation(3)[0] == 0 or n % 3 == 1:
            for x in np.arange(-5, 8, 0.24):
                for f in (0.36, 0.52, 0.68):
                    y = (n + f) * wide - 0.42 * math.sin(0.62 * x - 0.6) - 0.16 * math.sin(1.35 * x + 1.0) + 0.06 * x
                    c.dome((x + rng.uniform(-0.02, 0.02), y), 0.085, 0.11, base=-0.02)
    xs = [(0.2 + 0.12 * math.sin(1.3 * y), y) for y in np.linspace(12, -9, 40)]
    c.channel(xs, 0.30, 0, radius=0, join=0.12)


@relief(
    "precious-metals",
    "Veins of lit water fork through rough rock and run into a row of moulds, and cast bars lie finished before them.",
    seed=44,
    camera=Camera(yaw=24, pitch=48, distance=12.8, target=(0.45, -0.25)),
)
def precious_metals(c, rng):
    """From ore to bar: veins in the rock gather, fill four moulds, and two bars lie already cast."""
    c.kerb = 0.2
    rough = smoothstep(1.15, 2.4, c.Y + 0.35 * c.noise(rng, 0.8, 2))
    crags = np.abs(c.noise(rng, 0.9, 3))
    c.terrain += (rough * (0.16 + 0.20 * crags)).astype(np.float32)
    veins(c)
    row = (-2.05, -0.55, 0.95, 2.45)
    block = c.rectangle((row[0] - 0.80, -1.05), (row[-1] + 0.80, 1.05), 0.06)
    c.plate(block, 0.10, 0.05)
    for x, y in zip(row, (2.0, 2.2, 2.1, 2.3)):
        c.channel([(x + 0.10, y), (x, 1.5), (x, 0.6)], 0.22, EDGE + 6, radius=0.3, join=0.06)
        mould = c.rectangle((x - 0.52, -0.82), (x + 0.52, 0.82), 0.10)
        c.plate(np.abs(mould - 0.10) - 0.05, 0.05, 0.04)
        c.pool(mould, start=EDGE + 7, join=0.06, depth=0.36)
    for x in (-0.85, 1.55):
        bar(c, x, -2.35, 0.0)


def veins(c):
    """A vein that forks again and again in the rock, down to the moulds."""
    lines = (
        (0.46, [(7.5, 9.0), (5.2, 7.2), (3.3, 6.2), (1.9, 4.9), (0.9, 4.1)]),
        (0.34, [(0.9, 4.1), (0.2, 3.5), (-0.9, 3.3), (-1.5, 2.6), (-1.95, 2.0)]),
        (0.30, [(0.9, 4.1), (0.5, 3.2), (-0.1, 2.8), (-0.45, 2.2)]),
        (0.34, [(1.9, 4.9), (2.3, 3.9), (1.6, 3.2), (1.45, 2.6), (1.05, 2.1)]),
        (0.32, [(2.3, 3.9), (3.0, 3.3), (2.7, 2.8), (2.55, 2.3)]),
        (0.26, [(3.3, 6.2), (4.2, 5.1), (4.0, 4.2), (4.8, 3.4), (4.6, 2.6)]),
        (0.24, [(1.9, 4.9), (0.8, 5.3), (-0.1, 5.0), (-0.7, 5.6), (-1.6, 5.5)]),
        (0.22, [(-0.9, 3.3), (-1.8, 3.7), (-2.3, 3.3), (-3.1, 3.6)]),
        (0.20, [(4.0, 4.2), (5.0, 4.5), (5.6, 4.1)]),
    )
    for width, line in lines:
        c.channel(line, width, EDGE - 4, radius=0.10, taper=width * 0.72, join=0.12)


def bar(c, x, y, base):
    """One cast bar with sloping sides that lies across the view at the height `base`, stamped."""
    box = lambda along, across: c.rectangle((x - along, y - across), (x + along, y + across), 0.05)  # noqa: E731
    body = box(1.05, 0.55)
    stand(c, body, base + 0.36 * np.clip(-body / 0.17, 0, 1))
    c.plate(box(0.72, 0.22), -0.04, 0.03)
    for t in (-0.45, -0.15, 0.15, 0.45):
        c.plate(c.rectangle((x + t - 0.08, y - 0.13), (x + t + 0.08, y + 0.13), 0.02), 0.04, 0.03)
