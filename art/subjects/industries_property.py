"""Reliefs of the industries that build, house and sell."""

import numpy as np

from field import curve, polar, turned
from view import Camera

from .base import EDGE, island, relief, rounded, stand


@relief(
    "real-estate",
    "A carved town of stone houses with tiled roofs, walled courts and wind towers, with lit water in its streets and in its courts.",
    seed=17,
    camera=Camera(distance=12.4, target=(0.6, 0.3)),
)
def real_estate(c, rng):
    """A town: plots with a house each, tiled or flat, and water in the streets between them and in the courts."""
    xs = np.array([-2.6, -0.5, 1.7, 3.7, 5.7, 7.9, 10.2])
    ys = np.array([-6.8, -4.8, -2.8, -0.9, 1.2, 3.2, 5.3, 7.4, 9.4])
    c.kerb = 0.5
    c.channel([(-EDGE, -0.9), (EDGE, -0.9)], 0.44, 0)
    c.channel([(1.7, -0.9), (1.7, 12)], 0.36, EDGE + 1.7)
    c.channel([(1.7, -0.9), (1.7, -9)], 0.36, EDGE + 1.7)
    c.channel([(1.7, 3.2), (5.7, 3.2), (5.7, 12)], 0.30, EDGE + 5.7, radius=0.6)
    c.channel([(5.7, -0.9), (5.7, 3.2)], 0.30, EDGE + 5.6)
    c.channel([(1.7, -4.8), (EDGE, -4.8)], 0.30, EDGE + 5.5)
    c.channel([(-2.6, -0.9), (-2.6, 3.2), (1.7, 3.2)], 0.30, EDGE - 2.6, radius=0.8)
    for x in xs:
        c.channel([(x, -9), (x, 12)], 0.16, depth=0.05, dry=True)
    for y in ys:
        c.channel([(-2.6, y), (EDGE, y)], 0.16, depth=0.05, dry=True)
    plots = ((villa, court, terrace), (court, terrace, villa), (terrace, villa, court))
    for i, (x0, x1) in enumerate(zip(xs, xs[1:])):
        for j, (y0, y1) in enumerate(zip(ys, ys[1:])):
            lo, hi = np.array((x0 + 0.32, y0 + 0.32)), np.array((x1 - 0.32, y1 - 0.32))
            plots[j % 3][(i + 2 * (j // 3)) % 3](c, rng, lo, hi)


def gable(c, lo, hi, wall, lengthways):
    """A house under a tiled roof whose ridge runs along x (`lengthways`) or along y."""
    wide = hi[1] - lo[1] if lengthways else hi[0] - lo[0]
    mid = (np.asarray(lo) + hi) / 2
    across, along = (c.Y - mid[1], c.X) if lengthways else (c.X - mid[0], c.Y)
    roof = wall + 0.40 * np.clip(wide / 2 - np.abs(across), 0, None) - 0.010 * np.cos(2 * np.pi * along / 0.105) - 0.010 * np.cos(2 * np.pi * across / 0.16)
    stand(c, c.rectangle(np.subtract(lo, 0.05), np.add(hi, 0.05), 0.02), roof.astype(np.float32))


def villa(c, rng, lo, hi):
    """A long house with a wing at right angles, a chimney, and trees in the corner that is left."""
    size = hi - lo
    gable(c, lo + (0, 0.52 * size[1]), hi, 0.11, True)
    gable(c, lo + (0.04, 0.06), (lo[0] + 0.46 * size[0], hi[1] - 0.25 * size[1]), 0.09, False)
    stack = c.rectangle((hi[0] - 0.42, hi[1] - 0.30), (hi[0] - 0.26, hi[1] - 0.12), 0.02)
    stand(c, stack, 0.34)
    for _ in range(3):
        p = lo + size * (rng.uniform(0.62, 0.92), rng.uniform(0.10, 0.34))
        c.dome(p, rng.uniform(0.13, 0.19), 0.20, power=0.6)


def court(c, rng, lo, hi):
    """A flat house round a court with a pool, and a wind tower at its corner."""
    outer = c.rectangle(lo, hi, 0.03)
    inner = c.rectangle(lo + 0.32, hi - 0.32, 0.02)
    ring = np.maximum(outer, -inner)
    stand(c, ring, 0.13)
    c.plate(np.maximum(np.abs(ring + 0.04) - 0.04, ring), 0.06, 0.03)
    c.pool(inner + 0.06, start=EDGE, join=0.01, depth=0.26)
    tower = c.rectangle((lo[0] + 0.04, hi[1] - 0.38), (lo[0] + 0.38, hi[1] - 0.04), 0.02)
    stand(c, tower, 0.36)
    for t in (0.12, 0.21, 0.30):
        c.groove([(lo[0] + t, hi[1] - 0.34), (lo[0] + t, hi[1] - 0.08)], 0.055, 0.08)


def terrace(c, rng, lo, hi):
    """Two narrow houses side by side, one tiled, one flat with a parapet and a stair head; a hedge before them."""
    mid = lo[0] + (hi[0] - lo[0]) * rng.uniform(0.46, 0.54)
    gable(c, (lo[0] + 0.05, lo[1] + 0.34), (mid - 0.10, hi[1]), 0.10, False)
    flat = c.rectangle((mid + 0.08, lo[1] + 0.34), hi, 0.03)
    stand(c, flat, 0.18)
    c.plate(flat + 0.08, -0.06, 0.03)
    head = c.rectangle((hi[0] - 0.46, hi[1] - 0.46), (hi[0] - 0.12, hi[1] - 0.14), 0.02)
    stand(c, head, 0.26)
    for x in np.arange(lo[0] + 0.10, hi[0], 0.24):
        c.dome((x, lo[1] + 0.06), 0.11, 0.12, power=0.6)


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
    "A hotel pool of lit water in the shape of a kidney lies among palms, parasols and sunbeds, with vaulted rooms behind them.",
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

    def palm(x, y, size):
        """Seven fronds that bend down to their tips, each with a rib."""
        win = c.window(np.subtract((x, y), size), np.add((x, y), size), 0.1)
        r = np.hypot(c.X[win] - x, c.Y[win] - y) / size
        turn = np.arctan2(c.Y[win] - y, c.X[win] - x) + 0.5 * r + rng.uniform(0, 6)
        away = np.abs((turn / (2 * np.pi) * 7) % 1 - 0.5) * 2 * np.pi / 7 * r * size  # from the rib of the nearest frond
        frond = away < 0.125 * size / 0.5 * np.sin(np.pi * np.clip(r, 0.06, 0.99)) ** 0.8
        top = 0.27 - 0.16 * r**2 - 0.25 * away + 0.025 * (away < 0.018)
        c.raised[win] = np.where(frond & (r < 1), np.maximum(c.raised[win], top), c.raised[win])
        c.dome((x, y), 0.09, 0.32)

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
    for x, y in ((1.35, 0.25), (-2.45, 0.95), (2.75, -1.15), (2.62, 1.45), (1.05, -2.15), (-3.1, -1.9), (3.15, 0.2)):
        palm(x, y, 0.60 if x != 1.35 else 0.42)
    for k in range(9):  # vaulted rooms behind and at the right, each with a terrace towards the pool
        x, y = -2.55 + 1.0 * k, -2.65 + 1.0 * k
        for low, high, across in (((x - 0.45, 2.95), (x + 0.45, 4.2), c.X - x), ((4.25, y - 0.45), (5.5, y + 0.45), c.Y - y)):
            vault = 0.05 + 0.20 * np.sqrt(np.clip(1 - (across / 0.45) ** 2, 0, 1))
            stand(c, c.rectangle(low, high, 0.03), vault.astype(np.float32))
        for low, high in (((x - 0.40, 2.55), (x + 0.40, 2.92)), ((3.85, y - 0.40), (4.22, y + 0.40))):
            c.plate(c.rectangle(low, high, 0.03), 0.06, 0.03)


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
