"""Reliefs of the industries that build, house and sell."""

import numpy as np

from field import curve, polar, turned
from view import Camera

from .base import EDGE, island, relief, rounded, stand


@relief(
    "real-estate",
    "A carved town of small stone houses with pitched and flat roofs, with lit water in its main streets.",
    seed=17,
    camera=Camera(distance=14.0),
)
def real_estate(c, rng):
    """A street plan: blocks of houses, each with its own roof, dry lanes between them, water in the main streets."""
    xs = np.array([-2.6, -0.6, 1.7, 3.5, 5.6, 7.9, 10.2])
    ys = np.array([-6.6, -4.7, -2.6, -0.9, 1.2, 3.1, 5.2, 7.4, 9.4])
    c.channel([(-EDGE, -0.9), (EDGE, -0.9)], 0.44, 0)
    c.channel([(1.7, -0.9), (1.7, 12)], 0.34, EDGE + 1.7)
    c.channel([(1.7, -0.9), (1.7, -9)], 0.34, EDGE + 1.7)
    c.channel([(1.7, 3.1), (5.6, 3.1), (5.6, 12)], 0.28, EDGE + 5.7, radius=0.6)
    c.channel([(5.6, -0.9), (5.6, 3.1)], 0.28, EDGE + 5.6)
    c.channel([(1.7, -4.7), (EDGE, -4.7)], 0.28, EDGE + 5.5)
    c.channel([(-2.6, -0.9), (-2.6, 3.1), (1.7, 3.1)], 0.28, EDGE - 2.6, radius=0.8)
    for x in xs:
        c.channel([(x, -9), (x, 12)], 0.20, depth=0.05, dry=True)
    for y in ys:
        c.channel([(-2.6, y), (EDGE, y)], 0.20, depth=0.05, dry=True)
    def house(a, e, b, f):
        """A house with a pitched roof, or one with a flat roof, a parapet and a stair head."""
        box = c.rectangle((a, e), (b, f), 0.02)
        if rng.random() < 0.62:
            lengthways = b - a > f - e
            across = np.abs(c.Y - (e + f) / 2) / (f - e) if lengthways else np.abs(c.X - (a + b) / 2) / (b - a)
            roof = 0.10 + 0.085 * (1 - 2 * across) * min(b - a, f - e) / 0.6
            eaves = c.rectangle((a - 0.04, e - 0.04), (b + 0.04, f + 0.04), 0.02)
            c.raised = np.where(eaves < 0, np.maximum(c.raised, roof), c.raised).astype(np.float32)
        else:
            c.plate(box, rng.choice([0.14, 0.18, 0.24]), 0.03)
            c.plate(box + 0.07, -0.05, 0.03)
            c.plate(c.rectangle((a + 0.10, f - 0.32), (a + 0.32, f - 0.10), 0.02), 0.10, 0.03)

    for x0, x1 in zip(xs[:-1], xs[1:]):
        for y0, y1 in zip(ys[:-1], ys[1:]):
            if rng.random() < 0.10:  # a garden square
                for _ in range(9):
                    c.dome((rng.uniform(x0 + 0.4, x1 - 0.4), rng.uniform(y0 + 0.4, y1 - 0.4)), 0.16, 0.20, power=0.6)
                continue
            cx, cy = np.linspace(x0 + 0.28, x1 - 0.28, 3), np.linspace(y0 + 0.28, y1 - 0.28, 3)
            for i in range(2):
                for j in range(2):
                    w, h = cx[i + 1] - cx[i], cy[j + 1] - cy[j]
                    a, e = cx[i] + 0.05 + 0.10 * w * rng.random(), cy[j] + 0.05 + 0.10 * h * rng.random()
                    house(a, e, a + w * rng.uniform(0.66, 0.80), e + h * rng.uniform(0.62, 0.80))
                    if rng.random() < 0.5:
                        c.dome((cx[i] + 0.93 * w, cy[j] + 0.92 * h), 0.10, 0.15, power=0.6)


@relief(
    "real-estate-developers",
    "A tower crane stands over three unfinished stone towers, whose finished windows are lit with water.",
    seed=91,
    camera=Camera(yaw=13, pitch=54, distance=12.6, target=(0.3, 0.2)),
)
def real_estate_developers(c, rng):
    """A building site in elevation: towers at three stages, a crane with its load, a creek at the foot."""
    c.kerb = 0.2
    foot = -2.7
    c.channel([(-EDGE, -3.3), (EDGE, -3.3)], 0.62, 0)

    def tower(x0, x1, done, top, lift):
        c.lift(c.rectangle((x0, foot), (x1, done), 0.03), lift, 0.05)
        n = int(round((x1 - x0) / 0.36))
        step = (x1 - x0) / n
        floors = int((done - foot - 0.2) / 0.50)
        for f in range(floors):
            y = foot + 0.34 + 0.50 * f
            for k in range(n):
                x = x0 + step * (k + 0.5)
                w = c.rectangle((x - 0.105, y - 0.15), (x + 0.105, y + 0.15), 0.02)
                if rng.random() < 0.62:
                    c.pool(w.astype(np.float32), start=EDGE + x, join=0.02, depth=0.22)
                else:
                    c.plate(w, -0.09, 0.03)
        y = done + 0.25
        while y < top:  # the frame above: columns and slabs
            c.ridge([(x0, y + 0.22), (x1, y + 0.22)], 0.09, lift, 0.0)
            for k in range(n + 1):
                x = x0 + step * k
                c.ridge([(x, y - 0.25), (x, y + 0.22)], 0.07, lift * 0.9, 0.0)
            y += 0.48

    tower(-3.0, -1.55, 1.9, 1.9, 0.20)
    tower(-1.15, 0.30, 0.15, 1.6, 0.20)
    tower(2.35, 3.80, -1.1, 0.4, 0.20)
    mast, jib = 1.15, 3.05

    def lattice(a, b, wide, bays):
        a, b = np.array(a), np.array(b)
        t = (b - a) / bays
        n = np.array([-t[1], t[0]]) / np.hypot(*t) * wide / 2
        c.ridge([a + n, b + n], 0.085, 0.19, 0.0)
        c.ridge([a - n, b - n], 0.085, 0.19, 0.0)
        for k in range(bays):
            side = n if k % 2 else -n
            c.ridge([a + t * k + side, a + t * (k + 1) - side], 0.05, 0.14, 0.0)

    lattice((mast, foot), (mast, jib), 0.34, 16)
    lattice((-2.7, jib + 0.05), (3.0, jib + 0.05), 0.26, 17)
    c.plate(c.rectangle((2.45, jib - 0.42), (3.0, jib - 0.05), 0.03), 0.24, 0.04)  # counterweight
    c.plate(c.rectangle((mast - 0.28, jib - 0.42), (mast + 0.24, jib - 0.06), 0.04), 0.24, 0.05)  # cab
    peak = (mast, jib + 0.95)
    c.ridge([(mast - 0.12, jib), peak, (mast + 0.12, jib)], 0.09, 0.19, 0.0)
    for x in (-2.3, 2.7):
        c.ridge([peak, (x, jib + 0.18)], 0.05, 0.12, 0.0)
    c.ridge([(-0.45, jib), (-0.45, 2.30)], 0.05, 0.11, 0.0)
    c.ridge([(-0.85, 1.98), (-0.45, 2.30), (-0.05, 1.98)], 0.05, 0.11, 0.0)
    c.plate(c.rectangle((-0.95, 1.80), (0.05, 1.96), 0.02), 0.20, 0.04)


@relief(
    "hospitality",
    "A hotel courtyard with a kidney-shaped pool of lit water, rows of sunbeds, parasols and palms, and rooms on three sides.",
    seed=94,
    camera=Camera(yaw=24, pitch=54, distance=9.6, target=(0.25, -0.15)),
)
def hospitality(c, rng):
    """A resort seen from above: the pool, its shade and its rooms."""
    c.kerb = 1.0
    blobs = np.minimum(c.disc((-0.75, -0.25), 1.15), c.disc((1.25, 0.15), 1.0))
    bridge = c.stroke(curve([(-0.75, -0.25), (0.3, -0.35), (1.25, 0.15)]), 1.25, 3.0)
    pool = np.where(True, -0.16 * np.log(np.exp(-blobs / 0.16) + np.exp(-np.minimum(bridge, 4) / 0.16)), 0).astype(np.float32)
    c.plate(pool - 0.30, 0.03, 0.04)
    c.pool(pool, start=EDGE, join=0.1, depth=0.40)
    isle = c.disc((1.35, 0.25), 0.33)
    island(c, isle)
    c.channel([(-EDGE, -1.2), (-3.9, -1.2), (-1.5, -0.6)], 0.30, 0, radius=0.8, join=0.1)

    def palm(x, y, size=0.42):
        for k in range(9):
            a = 40 * k + rng.uniform(-9, 9)
            q = polar((x, y), size * rng.uniform(0.85, 1.1), a)
            mid = polar((x, y), size * 0.5, a + 8)
            d = c.stroke(curve([(x, y), mid, q], 5), 0.0, 0.2)
            r = np.hypot(c.X - x, c.Y - y)
            top = 0.20 - 0.16 * (r / size) ** 2
            c.raised = np.where(d < 0.05 * (1.1 - r / (1.25 * size)), np.maximum(c.raised, top), c.raised).astype(np.float32)

    def bed(x, y, turn):
        body = turned(np.array([(-0.36, -0.14), (0.36, -0.14), (0.36, 0.14), (-0.36, 0.14)]), turn, (0, 0)) + (x, y)
        head = turned(np.array([(0.12, -0.14), (0.36, -0.14), (0.36, 0.14), (0.12, 0.14)]), turn, (0, 0)) + (x, y)
        c.plate(c.polygon(body, 0.01), 0.07, 0.03)
        c.plate(c.polygon(head, 0.01), 0.06, 0.05)

    def parasol(x, y, r=0.36):
        dx, dy = c.X - x, c.Y - y
        a = np.arctan2(dy, dx)
        face = np.abs((a / (2 * np.pi) * 8 + 0.5) % 1 - 0.5) * 2 * np.pi / 8
        d = np.hypot(dx, dy) * np.cos(np.pi / 8 - np.minimum(face, np.pi / 8) * 1.0)
        cone = 0.08 + 0.16 * (1 - d / r)
        c.raised = np.where(d < r, np.maximum(c.raised, cone), c.raised).astype(np.float32)
        for k in range(8):
            c.groove([(x, y), polar((x, y), r, 45 * k + 0)], 0.035, 0.03)
        c.dome((x, y), 0.05, 0.05, base=0.23)

    for k in range(5):
        bed(-1.95 + 0.62 * k, -2.05, -80)
    for x in (-1.64, -0.40):
        parasol(x, -1.78)
    for k in range(4):
        bed(-1.1 + 0.62 * k, 1.62, 85)
    parasol(-0.80, 1.45)
    parasol(0.46, 1.50)
    for x, y in ((1.35, 0.25), (-2.35, 1.05), (2.65, -1.0), (2.55, 1.45), (1.15, -1.9), (-2.75, -1.95), (0.25, 2.6), (3.1, 0.3)):
        palm(x, y, 0.46)
    # rooms: a wing behind, one at the right, one in front, each with doors and a terrace
    for k in range(7):
        x = -2.6 + 1.02 * k
        for y0, y1, door in ((3.0, 4.0, 3.0), (-3.9, -2.9, -2.9)):
            e = c.rectangle((x, y0), (x + 0.96, y1), 0.03)
            c.plate(e, 0.20, 0.04)
            c.plate(e + 0.12, -0.06, 0.04)
            c.plate(np.maximum(c.disc((x + 0.48, door), 0.20), 0 * c.X - 1), -0.10 if y0 > 0 else -0.05, 0.03)
    for k in range(6):
        y = -2.75 + 0.96 * k
        e = c.rectangle((3.65, y), (4.75, y + 0.90), 0.03)
        c.plate(e, 0.20, 0.04)
        c.plate(e + 0.12, -0.06, 0.04)


@relief(
    "retail",
    "A stone shop front has a striped awning, a door and a window lit by water, with bottles, jars and boxes in it.",
    seed=97,
    camera=Camera(yaw=10, pitch=55, distance=12.4, target=(0.35, 0.05)),
)
def retail(c, rng):
    """A shop in elevation: every second stripe of the awning is water, and so is the light in its window."""
    c.kerb = 0.0
    x0, x1 = -2.7, 3.1
    c.lift(c.rectangle((x0 + 0.2, -2.6), (x1 - 0.2, 2.9), 0.04), 0.10, 0.05)
    c.plate(c.rectangle((x0 - 0.25, -2.9), (x1 + 0.25, -2.6), 0.03), 0.16, 0.05)
    c.plate(c.rectangle((x0 + 0.05, 2.75), (x1 - 0.05, 3.05), 0.03), 0.12, 0.05)
    sign = c.rectangle((-1.5, 2.02), (1.9, 2.58), 0.08)
    c.plate(sign, 0.07, 0.04)
    c.plate(sign + 0.07, -0.04, 0.03)
    for k in range(5):
        c.plate(c.disc((-0.76 + 0.48 * k, 2.30), 0.12), 0.06, 0.04)
    awning(c, x0, x1, 9)
    shop_window(c, (-2.20, -2.25), (0.95, -0.12))
    shop_door(c, (1.50, -2.60), (2.55, -0.25))
    c.channel([(-EDGE, -3.35), (EDGE, -3.35)], 0.40, 0)


def awning(c, x0, x1, stripes):
    """A scalloped awning, every second stripe of it water."""
    step = (x1 - x0) / stripes
    middles = [x0 + step * (k + 0.5) for k in range(stripes)]
    rounds = np.min([c.disc((x, 0.50), step / 2) for x in middles], 0)
    c.lift(np.minimum(c.rectangle((x0, 0.50), (x1, 1.85), 0.02), rounds), 0.12, 0.05)
    for k, x in enumerate(middles):
        box = c.rectangle((x - step / 2 + 0.05, 0.50), (x + step / 2 - 0.05, 1.75), 0.02)
        stripe = np.minimum(box, c.disc((x, 0.50), step / 2 - 0.05))
        if k % 2:
            c.plate(stripe, 0.05, 0.05)
        else:
            c.pool(stripe, start=EDGE + x, join=0.02, depth=0.24)


def shop_window(c, low, high):
    """A lit window with two shelves: bottles, jars and boxes stand dark before the light."""
    pane = c.rectangle(low, high, 0.03)
    c.plate(np.abs(pane - 0.07) - 0.07, 0.08, 0.04)
    c.pool(pane, start=EDGE, join=0.01, depth=0.26)
    shelves = (low[1] + 0.03, (low[1] + high[1]) / 2)
    for y, kinds in zip(shelves, ("box jar box bottle jar box", "bottle jar bottle bottle box bottle")):
        stand(c, c.rectangle((low[0], y - 0.10), (high[0], y), 0.01), 0.02)
        for k, kind in enumerate(kinds.split()):
            goods(c, np.array((low[0] + 0.32 + 0.50 * k, y)), kind)


def goods(c, foot, kind):
    """One article on a shelf."""
    box = lambda half, y0, y1: c.rectangle(foot + (-half, y0), foot + (half, y1), 0.03)  # noqa: E731
    if kind == "bottle":
        shape = np.minimum(np.minimum(box(0.13, 0.0, 0.48), box(0.05, 0.3, 0.80)), c.disc(foot + (0, 0.46), 0.13))
    elif kind == "jar":
        shape = np.minimum(np.minimum(c.disc(foot + (0, 0.22), 0.21), box(0.15, 0.0, 0.2)), box(0.14, 0.40, 0.54))
    else:
        shape = np.minimum(box(0.20, 0.0, 0.36), box(0.14, 0.3, 0.66))
    stand(c, shape, rounded(shape, 0.10, 0.09))


def shop_door(c, low, high):
    """A panelled door in its frame, with a pane of light, a handle and a step."""
    leaf = c.rectangle(low, high, 0.02)
    c.plate(np.maximum(np.abs(leaf - 0.07) - 0.07, low[1] - c.Y), 0.09, 0.04)
    c.plate(leaf, -0.04, 0.04)
    pane = c.rectangle((low[0] + 0.20, low[1] + 1.05), (high[0] - 0.20, high[1] - 0.20), 0.03)
    c.pool(pane, start=EDGE, join=0.01, depth=0.26)
    panel = c.rectangle((low[0] + 0.20, low[1] + 0.20), (high[0] - 0.20, low[1] + 0.85), 0.03)
    c.plate(np.abs(panel) - 0.03, 0.05, 0.03)
    c.dome((low[0] + 0.10, low[1] + 1.05), 0.08, 0.14)
    c.plate(c.rectangle((low[0] - 0.2, low[1] - 0.28), (high[0] + 0.2, low[1] - 0.02), 0.03), 0.08, 0.05)
