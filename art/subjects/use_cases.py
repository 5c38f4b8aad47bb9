"""Reliefs of the use cases."""

import math

import numpy as np

from field import curve, polar, smoothstep, turned
from view import Camera

from .base import EDGE, island, relief, rounded, stand


@relief(
    "entrepreneurs",
    "A seedling with three leaves grows from a stone pot, and its roots are branching channels of lit water.",
    seed=21,
    camera=Camera(yaw=6, pitch=55, distance=13.0, target=(0.3, -0.3)),
)
def entrepreneurs(c, rng):
    """A young plant: three leaves over the rim of a pot, whose cut face shows the roots full of water."""
    c.kerb = 0.2
    c.channel([(-EDGE, -3.35), (EDGE, -3.35)], 0.34, 0)
    c.lift(c.polygon([(-1.30, 0.0), (1.70, 0.0), (1.15, -2.95), (-0.75, -2.95)], 0.05), 0.16, 0.06)
    c.plate(c.rectangle((-1.55, -0.32), (1.95, 0.16), 0.06), 0.13, 0.06)
    roots(c, np.array((0.2, -0.10)))
    stem = curve([(0.2, 0.15), (0.16, 0.6), (0.22, 1.1), (0.20, 1.5)])
    c.ridge(stem, 0.24, 0.22, 0.0)
    leaf_blade(c, [(0.2, 0.95), (-0.5, 1.25), (-1.4, 1.35), (-2.25, 1.05)], 0.62)
    leaf_blade(c, [(0.2, 1.15), (0.9, 1.75), (1.8, 2.15), (2.75, 2.10)], 0.68)
    leaf_blade(c, [(0.2, 1.4), (0.10, 2.0), (-0.10, 2.6), (-0.45, 3.2)], 0.40)


def roots(c, top):
    """A tap root that reaches the stream below the pot, and four side roots that fork once."""
    tap = curve([top, (0.16, -1.0), (0.26, -1.8), (0.2, -2.6), (0.2, -3.35)])
    c.channel(tap, 0.30, EDGE, radius=0, taper=0.17, join=0.1)
    sides = ((-0.55, -1, 1.10, 0.75), (-0.7, 1, 1.15, 0.8), (-1.40, -1, 0.90, 0.75), (-1.45, 1, 0.85, 0.75))
    for y, side, far, down in sides:
        mid, end = np.array((0.2 + side * far * 0.5, y - down * 0.35)), np.array((0.2 + side * far, y - down))
        c.channel(curve([(0.2, y), mid, end]), 0.20, EDGE - y, radius=0, taper=0.10, join=0.1)
        fork = curve([mid, mid + (side * 0.12, -0.3), mid + (side * 0.12, -0.65)])
        c.channel(fork, 0.14, EDGE + 1, radius=0, taper=0.09)


def leaf_blade(c, spine, half):
    """A leaf along a bent spine: swollen on both sides of its midrib."""
    line = curve(spine, 14)
    t = np.linspace(0, 1, len(line))
    across = np.gradient(line, axis=0)[:, ::-1] * (-1, 1)
    across /= np.hypot(*across.T)[:, None]
    wide = (half * np.sin(np.pi * t**0.8) ** 0.8)[:, None]
    blade = c.polygon(np.vstack([line + across * wide, (line - across * wide)[::-1]]), 0.02)
    stand(c, blade, 0.10 + rounded(blade, half, 0.22))
    c.groove(line[4:-4], 0.10, 0.07)
    for k in range(14, len(line) - 8, 6):
        for side in (-1, 1):
            tip = line[k + 5] + across[k] * side * wide[k] * 0.75
            c.groove([line[k], tip], 0.05, 0.035)


@relief(
    "real-estate-investment",
    "A large stone key, whose head is a house with four panes of lit water, lies in a bed of water cut to its shape.",
    seed=71,
    camera=Camera(yaw=20, pitch=53, distance=10.4, target=(0.15, 0.0)),
)
def real_estate_investment(c, rng):
    """One house and the key to it: its panes are equal shares of the same water."""
    c.kerb = 0.6
    o, turn = np.array((1.75, 0.75)), -56
    at = lambda *points: turned(np.array(points, float), turn) + o  # noqa: E731
    head = c.polygon(at((-1.25, -1.05), (1.25, -1.05), (1.25, 0.55), (1.55, 0.55), (0.0, 1.85), (-1.55, 0.55), (-1.25, 0.55)), 0.05)
    collar = c.polygon(at((-0.48, -1.42), (0.48, -1.42), (0.48, -1.0), (-0.48, -1.0)), 0.04)
    stem = c.polygon(at((-0.24, -4.15), (0.24, -4.15), (0.24, -1.2), (-0.24, -1.2)), 0.04)
    bits = [c.polygon(at((-1.05, y), (0.0, y), (0.0, y + 0.42), (-1.05, y + 0.42)), 0.03) for y in (-3.35, -4.15)]
    bits.append(c.polygon(at((-0.72, -3.9), (0.0, -3.9), (0.0, -3.0), (-0.72, -3.0)), 0.03))
    key = np.min([head, collar, stem, *bits], 0)
    c.pool((key - 0.24).astype(np.float32), start=EDGE, join=0.05, depth=0.36)
    c.channel([(-EDGE, -2.2), *at((0.0, -5.2), (0.0, -4.3))], 0.36, 0, radius=0.6, join=0.1)
    island(c, key)
    top = 0.16 + rounded(key, 0.12, 0.08)
    c.raised = np.where(key < 0, np.maximum(c.raised, top), c.raised).astype(np.float32)
    stand(c, collar, 0.24 + rounded(collar, 0.12, 0.10))
    for x in (-0.42, 0.42):
        for y in (-0.52, 0.32):
            pane = c.polygon(at((x - 0.33, y - 0.33), (x + 0.33, y - 0.33), (x + 0.33, y + 0.33), (x - 0.33, y + 0.33)), 0.03)
            c.plate(np.abs(pane - 0.05).astype(np.float32) - 0.045, 0.05, 0.03)
            c.wet = np.where(pane < 0.06, pane, c.wet).astype(np.float32)
            c.raised = np.where(pane < 0.02, 0.0, c.raised).astype(np.float32)


@relief(
    "loyalty-rewards",
    "A large square gift of stone is tied with a ribbon of lit water, and its bow lies on top.",
    seed=72,
    camera=Camera(yaw=28, pitch=48, distance=11.6, target=(0.25, 0.05)),
)
def loyalty_rewards(c, rng):
    """A gift: its ribbon is the channel, and the bow swells out of it."""
    c.kerb = 0.2
    o, half = np.array((0.5, 0.0)), 1.95
    c.channel([(-EDGE, 0.0), (EDGE, 0.0)], 0.46, 0)
    c.channel([(o[0], -EDGE), (o[0], EDGE)], 0.46, EDGE)
    outside = c.rectangle(o - half - 0.12, o + half + 0.12, 0.1)
    c.wet = np.where((outside > 0.0) & (c.X > o[0] - half) | (outside > 0) & (np.abs(c.Y) > 0.6), np.maximum(c.wet, 0.4), c.wet).astype(np.float32)
    box = c.rectangle(o - half, o + half, 0.05)
    c.lift(box, 0.42, 0.05)
    c.plate(np.abs(box + 0.26) - 0.025, -0.05, 0.03)
    for a in (38, 142):
        loop(c, o, a)
    for a in (-62, -118):
        tail(c, o, a)
    knot = c.polygon([o + p for p in ((-0.30, -0.24), (0.30, -0.24), (0.24, 0.24), (-0.24, 0.24))], 0.10)
    stand(c, knot, 0.16 + rounded(knot, 0.26, 0.22))


def loop(c, o, angle):
    """A loop of the bow: a broad band, bent round to where it began."""
    t, n = np.array(polar((0, 0), 1.0, angle)), np.array(polar((0, 0), 1.0, angle + 90))
    s = np.linspace(0, 1, 40)[:, None]
    wide = 0.10 + 0.56 * np.sin(np.pi * s**1.7) ** 0.8
    shape = c.polygon(np.vstack([o + t * 1.75 * s + n * wide, (o + t * 1.75 * s - n * wide)[::-1]]), 0.02)
    away = np.clip(((c.X - o[0]) * t[0] + (c.Y - o[1]) * t[1]) / 1.75, 0, 1)
    band = np.abs(shape + 0.15) - 0.15
    stand(c, band, (0.10 + 0.22 * np.sin(np.pi * np.clip(away, 0.1, 0.85)) + rounded(band, 0.13, 0.12)).astype(np.float32))


def tail(c, o, angle):
    """An end of the ribbon, notched like a swallow's tail."""
    t, n = np.array(polar((0, 0), 1.0, angle)), np.array(polar((0, 0), 1.0, angle + 90))
    wide = c.polygon([o + n * 0.14, o + t * 1.55 + n * 0.34, o + t * 1.25, o + t * 1.55 - n * 0.34, o - n * 0.14], 0.02)
    stand(c, wide, 0.08 + rounded(wide, 0.12, 0.12))


@relief(
    "supply-chain",
    "Stone boats laden with crates follow one winding canal past a field, a factory, a warehouse and a shop.",
    seed=73,
    camera=Camera(yaw=24, pitch=48, distance=13.2, target=(0.3, 0.2)),
)
def supply_chain(c, rng):
    """From field to shop along one canal; the boats carry the crates."""
    c.kerb = 0.7
    way = curve(
        [
            (-EDGE, -3.6),
            (-7.5, -3.5),
            (-3.6, -2.9),
            (-0.6, -2.5),
            (2.6, -2.3),
            (4.1, -1.2),
            (3.2, 0.1),
            (0.6, 0.35),
            (-1.7, 0.7),
            (-2.4, 1.9),
            (-1.0, 2.9),
            (1.6, 2.9),
            (4.4, 3.0),
            (7.0, 3.8),
            (10, 5.2),
            (EDGE, 7.0),
        ],
        14,
    )
    c.channel(way, 0.86, 0, radius=0, join=0.1, depth=0.36)
    length = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(way, axis=0).T))])

    def at(s):
        p = np.array([np.interp(s, length, way[:, i]) for i in (0, 1)])
        q = np.array([np.interp(s + 0.2, length, way[:, i]) for i in (0, 1)])
        return p, math.degrees(math.atan2(*(q - p)[::-1]))

    for s in (11.2, 13.6, 16.0, 18.9, 21.4, 24.4, 27.0, 29.6):
        p, heading = at(s)
        hull = (
            turned(
                np.array([(0.66, 0), (0.36, 0.20), (-0.46, 0.20), (-0.56, 0.12), (-0.56, -0.12), (-0.46, -0.20), (0.36, -0.20)]),
                heading,
            )
            + p
        )
        d = c.polygon(hull, 0.02)
        island(c, d)
        c.raised = np.where(d < 0.02, -0.02, c.raised).astype(np.float32)
        c.plate(np.abs(d + 0.035) - 0.03, 0.05, 0.03)
        for k in range(3):
            box = (
                turned(
                    np.array([(-0.42 + 0.25 * k + dx, dy) for dx, dy in ((0, -0.11), (0.21, -0.11), (0.21, 0.11), (0, 0.11))]),
                    heading,
                )
                + p
            )
            e = c.polygon(box)
            c.plate(e, 0.12 + 0.05 * (k == 1), 0.03)
            c.plate(e + 0.05, -0.025, 0.02)
    # the field
    f = c.rectangle((-2.0, -1.75), (1.9, -0.55), 0.1)
    c.plate(f, 0.05, 0.05)
    for y in np.arange(-1.58, -0.6, 0.17):
        for x in np.arange(-1.85, 1.85, 0.17):
            c.dome((x, y), 0.075, 0.15, power=0.6)
    # the factory: saw-tooth roof and two chimneys
    for k in range(4):
        x = -0.75 + 0.62 * k
        box = c.rectangle((x, 1.12), (x + 0.60, 2.25), 0.02)
        slope = 0.10 + 0.22 * (c.X - x) / 0.60
        c.raised = np.where(box < 0, np.maximum(c.raised, slope), c.raised).astype(np.float32)
    for x in (1.95, 2.38):
        c.plate(c.disc((x, 1.95), 0.17), 0.34, 0.05)
        c.plate(c.disc((x, 1.95), 0.11), -0.2, 0.03)
    # the warehouse: long vaults, crates outside
    for k in range(3):
        y = 0.95 + 0.62 * k
        c.ridge([(3.75, y - 0.1), (5.6, y - 0.1)], 0.58, 0.30)
    for i in range(5):
        for j in range(2):
            e = c.rectangle((4.6 + 0.36 * i, -0.65 + 0.36 * j), (4.9 + 0.36 * i, -0.35 + 0.36 * j), 0.02)
            c.plate(e, 0.14 + 0.10 * ((i + j) % 2), 0.03)
            c.plate(e + 0.06, -0.03, 0.02)
    # shops with striped awnings
    for k in range(3):
        x = -0.2 + 1.5 * k
        e = c.rectangle((x, 3.6), (x + 1.25, 4.7), 0.03)
        c.plate(e, 0.20, 0.04)
        for i in range(6):
            c.ridge([(x + 0.10 + 0.21 * i, 3.42), (x + 0.10 + 0.21 * i, 3.95)], 0.17, 0.30)


@relief(
    "carbon-trading",
    "A large leaf is carved in sandstone, and its midrib and side veins run with lit water.",
    seed=74,
    camera=Camera(yaw=22, pitch=52, distance=9.7, target=(0.25, 0.05)),
)
def carbon_trading(c, rng):
    """A leaf: the stalk is the inlet, the veins divide the water to the edge, the blade swells between them."""
    c.kerb = 0.0
    turn = 24

    def leaf(points):
        return turned(points, turn) + (0.25, 0.0)

    n = 60
    t = np.linspace(0, 1, n)
    half = 1.95 * np.sin(np.pi * t**0.78) ** 0.85 * (1 - 0.28 * t)
    xs = -3.1 + 6.4 * t
    bend = 0.30 * np.sin(np.pi * t) - 0.10
    teeth = 0.05 * (((t * 26) % 1) - 0.5) * (half > 0.15)
    edge = np.vstack([np.stack([xs, bend + half + teeth], -1), np.stack([xs, bend - half - teeth], -1)[::-1]])
    blade = c.polygon(leaf(edge), 0.02)
    swell = np.clip(-blade / 0.9, 0, 1)
    c.terrain += (0.10 * smoothstep(0.03, -0.03, blade) + 0.05 * swell * (2 - swell)).astype(np.float32)
    rib = leaf(np.stack([xs[:-1], bend[:-1]], -1))
    c.channel(rib, 0.40, EDGE - 3, radius=0, taper=0.14, join=0.08, depth=0.27)
    for k in range(7):
        f = 0.09 + 0.116 * k
        for side in (-1, 1):
            g = f + (0.03 if side > 0 else 0.0)
            x0, y0 = -3.1 + 6.4 * g, np.interp(g, t, bend)
            g1 = min(0.99, g + 0.20 - 0.07 * f)
            x1, y1 = -3.1 + 6.4 * g1, np.interp(g1, t, bend) + side * 0.90 * np.interp(g1, t, half)
            mid = ((x0 + x1) / 2 - 0.05, y0 + (y1 - y0) * 0.44)
            line = curve([(x0, y0), mid, (x1, y1)], 10)
            s = EDGE + 6 * g
            c.channel(leaf(line), 0.27, s, radius=0, taper=0.14, join=0.08, depth=0.27)
            for m, u in ((6, 0.34), (11, 0.30), (15, 0.2)):  # the finest veins are only scored
                p = line[m]
                q = p + np.array([u * 0.95, side * u * 0.10])
                c.groove(leaf(np.array([p, q])), 0.05, 0.045)
                q = p + np.array([-u * 0.35, side * u * 0.8])
                c.groove(leaf(np.array([p, q])), 0.05, 0.045)
    stalk = leaf(np.array([(-3.0, bend[0]), (-3.9, -0.42), (-5.2, -0.6)]))
    c.channel(np.vstack([[(-EDGE, -4.4), (-8, -3.9)], stalk[::-1]]), 0.32, 0, radius=1.2)
