"""Reliefs of the client platforms that the portfolio shows; they stand right of the middle, for a square crop."""

import numpy as np

from field import arc, polar, smoothstep, turned
from view import Camera

from .base import EDGE, relief, rounded, stand


@relief(
    "client-payment-rail",
    "A stone mine cart heaped with coins stands on a railway track, whose rail is a channel of lit water.",
    seed=111,
    camera=Camera(yaw=9, pitch=56, distance=11.9, target=(-0.75, -0.32)),
)
def payment_rail(c, rng):
    """Money on rails: a cart full of coins, in elevation, on a rail of water over sleepers."""
    c.kerb = 0.1
    rail = -2.12
    for k, x in enumerate(np.arange(-9.1, 9, 0.86)):
        sleeper = c.rectangle((x - 0.24, rail - 0.95), (x + 0.24, rail + 0.1), 0.04)
        c.plate(sleeper, 0.09 + 0.01 * (k % 3), 0.05)
    bed = c.rectangle((-EDGE, rail - 0.27), (EDGE, rail + 0.27), 0.02)
    c.lift(bed, 0.10, 0.04)
    c.channel([(-EDGE, rail), (EDGE, rail)], 0.34, 0, join=0.02, depth=0.28)
    heap(c, rng)
    body = c.polygon([(-1.62, -0.95), (1.62, -0.95), (2.02, 0.72), (-2.02, 0.72)], 0.03)
    stand(c, body, 0.27)
    c.plate(body + 0.18, -0.07, 0.04)
    for x in (-0.72, 0.72):
        rib = c.polygon([(x - 0.11, -0.95), (x + 0.11, -0.95), (x * 1.2 + 0.11, 0.72), (x * 1.2 - 0.11, 0.72)])
        stand(c, rib, 0.27 + rounded(rib, 0.08, 0.05))
    for lo, hi in (((-2.24, 0.60), (2.24, 0.90)), ((-1.95, -1.18), (1.95, -0.90))):
        bar = c.rectangle(lo, hi, 0.05)
        stand(c, bar, 0.28 + rounded(bar, 0.12, 0.09))
    for x in (-1.12, 1.12):
        cart_wheel(c, (x, rail + 0.98))


def heap(c, rng):
    """Coins heaped over the rim of the cart, the nearer ones before the farther."""
    rows = ((1.78, (-0.40, 0.50)), (1.42, (-1.05, -0.1, 0.85)), (1.02, (-1.55, -0.72, 0.15, 0.95, 1.6)))
    for n, (y, xs) in enumerate(rows):
        for k, x in enumerate(xs):
            coin(c, (x + rng.uniform(-0.05, 0.05), y + rng.uniform(-0.05, 0.05)), 0.60, 0.02 + 0.09 * n + 0.04 * (k % 2))


def coin(c, o, radius, base):
    """One coin that lies at the height `base`: a milled edge, a rim, and a square hole."""
    turn = np.arctan2(c.Y - o[1], c.X - o[0])
    edge = c.disc(o, radius) - 0.010 * np.cos(36 * turn)
    hole = c.rectangle(np.subtract(o, 0.15), np.add(o, 0.15), 0.01)
    stand(c, edge, base + 0.12 * smoothstep(0.0, -0.03, edge))
    inner = c.disc(o, radius - 0.11)
    c.plate(inner, -0.05, 0.03)
    c.plate(np.abs(hole - 0.05) - 0.05, 0.05, 0.03)
    c.plate(hole, -0.10, 0.03)


def cart_wheel(c, o):
    """A wheel of six spokes that stands on the rail; water is seen between its spokes."""
    disc = c.disc(o, 0.74)
    c.raised = np.where(disc < 0, 0.0, c.raised).astype(np.float32)
    c.pool(disc + 0.12, start=EDGE, join=0.01, depth=0.26)
    for k in range(6):
        spoke = c.stroke([o, polar(o, 0.62, 30 + 60 * k)], 0.14)
        stand(c, spoke, 0.20 + rounded(spoke, 0.06, 0.06))
    tyre = np.abs(disc + 0.12) - 0.12
    stand(c, tyre, 0.28 + rounded(tyre, 0.10, 0.10))
    hub = c.disc(o, 0.22)
    stand(c, hub, 0.30 + rounded(hub, 0.12, 0.12))


@relief(
    "client-satellite",
    "A satellite spreads two wings of solar cells, lit like water, over rings that its dish sends out across the stone.",
    seed=112,
    camera=Camera(yaw=12, pitch=56, distance=11.6, target=(-0.9, -0.25)),
)
def satellite(c, rng):
    """One satellite in plan: a body, two wings of cells, a dish, and the rings of its signal."""
    c.kerb = 0.1
    for _ in range(90):
        c.dome((rng.uniform(-8, 7), rng.uniform(-5, 6)), rng.uniform(0.025, 0.06), 0.04)
    turn = 24
    at = lambda x, y: tuple(turned(np.array([(x, y)]), turn)[0])  # noqa: E731
    box = lambda x0, y0, x1, y1: c.polygon([at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)], 0.03)  # noqa: E731
    dish = at(0, -1.30)
    for r in (0.95, 1.45, 1.95, 2.45):
        c.channel(arc(dish, r, turn - 90 - 42, turn - 90 + 42), 0.13, EDGE + r, radius=0, join=0.04, depth=0.22)
    for side in (-1, 1):
        wing = box(side * 0.95, -0.62, side * 3.25, 0.62)
        c.lift(wing, 0.14, 0.04)
        for i in range(4):
            for j in range(2):
                x, y = side * (1.04 + 0.545 * i), -0.54 + 0.57 * j
                cell = box(x, y, x + side * 0.485, y + 0.51)
                c.pool(cell, start=EDGE + i, join=0.01, depth=0.16)
        arm = box(side * 0.4, -0.07, side * 1.0, 0.07)
        stand(c, arm, 0.14 + rounded(arm, 0.06, 0.08))
    body = box(-0.52, -0.66, 0.52, 0.66)
    stand(c, body, 0.30 + rounded(body, 0.10, 0.08))
    for y in (-0.36, 0.0, 0.36):
        c.groove([at(-0.40, y), at(0.40, y)], 0.07, 0.05)
    neck = box(-0.09, -1.15, 0.09, -0.6)
    stand(c, neck, 0.20 + rounded(neck, 0.08, 0.08))
    bowl = c.disc(dish, 0.52)
    stand(c, bowl, 0.16 + 0.24 * np.clip(1 + bowl / 0.52, 0, 1) ** 2)
    c.dome(dish, 0.10, 0.16, base=0.16)
    mast = c.stroke([at(0, 0.66), at(0, 1.35)], 0.08)
    stand(c, mast, 0.16 + rounded(mast, 0.04, 0.05))
    c.dome(at(0, 1.40), 0.12, 0.16, base=0.10)


@relief(
    "client-floor-plan",
    "The floor plan of a home is carved in stone: walls, doors and furniture, with lit water through the hall and the bath.",
    seed=113,
    camera=Camera(yaw=18, pitch=54, distance=13.6, target=(-0.55, 0.0)),
)
def floor_plan(c, rng):
    """A home from above: rooms on both sides of a hall of water, doors open, furnished."""
    c.kerb = 0.0
    x0, x1, y0, y1 = -2.9, 2.9, -2.35, 2.35
    c.plate(c.rectangle((x0 - 0.35, y0 - 0.35), (x1 + 0.35, y1 + 0.35), 0.05), 0.06, 0.05)
    c.channel([(-EDGE, 0), (x0 + 0.6, 0)], 0.40, 0)
    c.pool(c.rectangle((x0 + 0.1, -0.42), (x1 - 0.1, 0.42), 0.03), start=EDGE, join=0.03, depth=0.26)
    c.pool(c.rectangle((1.45, 0.95), (2.65, 2.10), 0.10), start=EDGE + 3, join=0.03, depth=0.26)
    c.channel([(2.05, 0.30), (2.05, 1.0)], 0.26, EDGE + 3, join=0.03)
    doors = ((-2.05, 0.5), (0.35, 0.5), (2.05, 0.5), (-1.70, -0.5), (1.35, -0.5))
    upper = split(-2.9, 2.9, [x for x, y in doors if y > 0])
    lower = split(-2.9, 2.9, [x for x, y in doors if y < 0])
    walls = [((a, 0.5), (b, 0.5)) for a, b in upper] + [((a, -0.5), (b, -0.5)) for a, b in lower]
    walls += [((-0.75, 0.5), (-0.75, y1)), ((1.15, 0.5), (1.15, y1)), ((0.05, -0.5), (0.05, y0))]
    walls += [((x0, y1), (x1, y1)), ((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x0, y0), (x0, -0.4)), ((x0, 0.4), (x0, y1))]
    for a, b in walls:
        wall = c.rectangle((min(a[0], b[0]) - 0.08, min(a[1], b[1]) - 0.08), (max(a[0], b[0]) + 0.08, max(a[1], b[1]) + 0.08), 0.02)
        stand(c, wall, 0.27)
    for x, y in doors:
        inwards = 1 if y > 0 else -1
        hinge = (x - 0.30, y)
        c.groove(arc(hinge, 0.60, 0, inwards * 90), 0.05, 0.035)
        leaf = c.stroke([hinge, (x - 0.30, y + inwards * 0.60)], 0.07)
        stand(c, leaf, 0.20)
    furnish(c)


def split(start, end, doors):
    """The pieces of a wall between its doors, each 0.6 wide."""
    edges = [start] + [e for x in doors for e in (x - 0.30, x + 0.30)] + [end]
    return list(zip(edges[::2], edges[1::2]))


def furnish(c):
    """Two beds, a table with chairs, a sofa, a row of cupboards."""
    def block(lo, hi, height, corner=0.06):
        shape = c.rectangle(lo, hi, corner)
        stand(c, shape, 0.06 + height + rounded(shape, 0.08, 0.05))

    for x, y in ((-2.65, 1.10), (-0.50, 1.10)):
        block((x, y), (x + 0.95, y + 1.05), 0.10)
        block((x + 0.10, y + 0.74), (x + 0.44, y + 0.98), 0.16)
        block((x + 0.51, y + 0.74), (x + 0.85, y + 0.98), 0.16)
    o = (-1.45, -1.48)
    for k in range(6):
        stool = c.disc(polar(o, 0.66, 60 * k), 0.15)
        stand(c, stool, 0.12 + rounded(stool, 0.08, 0.04))
    table = c.disc(o, 0.42)
    stand(c, table, 0.18 + rounded(table, 0.06, 0.04))
    block((0.40, -2.20), (2.10, -1.78), 0.10)
    block((0.40, -2.22), (2.10, -2.05), 0.22)
    block((0.80, -1.50), (1.70, -1.12), 0.06)
    block((2.42, -2.2), (2.78, -0.75), 0.20, 0.02)


@relief(
    "client-abacus",
    "An abacus of stone beads counts on five rods, and a channel of lit water runs under each of them.",
    seed=114,
    camera=Camera(yaw=22, pitch=54, distance=12.4, target=(-0.6, 0.0)),
)
def abacus(c, rng):
    """Settling accounts: a frame, five rods over water, beads pushed to either end."""
    c.kerb = 0.1
    x0, x1, y0, y1 = -2.75, 2.75, -2.05, 2.05
    frame = c.rectangle((x0 - 0.30, y0 - 0.30), (x1 + 0.30, y1 + 0.30), 0.12)
    c.channel([(-EDGE, 0), (x0 + 0.4, 0)], 0.38, 0)
    rows = np.linspace(y0 + 0.45, y1 - 0.45, 5)
    for k, y in enumerate(rows):
        c.pool(c.rectangle((x0 + 0.04, y - 0.22), (x1 - 0.04, y + 0.22), 0.10), start=EDGE + 0.4 * abs(k - 2), join=0.03, depth=0.26)
    rim = np.maximum(frame, -c.rectangle((x0, y0), (x1, y1), 0.04))
    gate = c.rectangle((x0 - 0.5, -0.21), (x0 + 0.05, 0.21), 0.02)
    rim = np.maximum(rim, -gate)
    stand(c, rim, 0.07 + rounded(rim, 0.12, 0.10))
    beam = c.rectangle((0.92, y0), (1.12, y1), 0.02)
    stand(c, beam, 0.06 + rounded(beam, 0.10, 0.08))
    for y, left in zip(rows, (3, 1, 4, 2, 0)):
        rod = c.rectangle((x0, y - 0.04), (x1, y + 0.04), 0.02)
        stand(c, rod, rounded(rod, 0.04, 0.05))
        beads = [x0 + 0.26 + 0.44 * k for k in range(left)] + [0.68 - 0.44 * k for k in range(5 - left)]
        beads += [1.40 + 0.44 * (left % 2), 2.48]
        for x in beads:
            bead = (np.hypot((c.X - x) / 0.20, (c.Y - y) / 0.31) - 1) * 0.20
            stand(c, bead, rounded(bead, 0.17, 0.20))
