"""Reliefs of the use cases."""

import math

import numpy as np

from field import curve, polar, turned
from view import Camera

from .base import EDGE, island, relief, rounded, stand


@relief(
    "entrepreneurs",
    "A seedling with three broad leaves grows from a round stone pot, and lit water runs from its roots into every leaf.",
    seed=21,
    camera=Camera(yaw=6, pitch=55, distance=12.6, target=(0.3, -0.15)),
)
def entrepreneurs(c, rng):
    """A young plant: water rises from the roots in the pot through the stem into three leaves."""
    c.kerb = 0.2
    m = 0.9
    c.channel([(-EDGE, -3.3), (EDGE, -3.3)], 0.34, 0)
    pot = c.polygon([(m - 1.42, -0.3), (m + 1.42, -0.3), (m + 0.95, -3.0), (m - 0.95, -3.0)], 0.06)
    rim = c.rectangle((m - 1.66, -0.62), (m + 1.66, 0.06), 0.08)
    for body, half, high in ((pot, 1.62, 0.34), (rim, 1.80, 0.46)):
        round_ = high * np.sqrt(np.clip(1 - ((c.X - m) / half) ** 2, 0, 1))
        c.terrain = np.where(body < 0, np.maximum(c.terrain, round_), c.terrain).astype(np.float32)
    roots(c, np.array((m, -0.45)))
    c.channel([(m, -0.7), (m, 0.5)], 0.26, EDGE, join=0.05, depth=0.27)
    stem = c.stroke(curve([(m, 0.0), (m - 0.05, 0.6), (m, 1.35)]), 0.40)
    c.terrain = np.where(stem < 0, np.maximum(c.terrain, rounded(stem, 0.16, 0.16)), c.terrain).astype(np.float32)
    c.channel(curve([(m, -0.1), (m - 0.05, 0.6), (m, 1.3)]), 0.20, EDGE, radius=0, depth=0.27)
    leaf_blade(c, [(m - 0.03, 0.62), (m - 0.7, 1.10), (m - 1.6, 1.30), (m - 2.75, 0.95)], 0.74, 0.22, 0.13)
    leaf_blade(c, [(m, 0.85), (m + 0.75, 1.45), (m + 1.6, 1.75), (m + 2.75, 1.55)], 0.76, 0.22, 0.13)
    leaf_blade(c, [(m, 1.2), (m - 0.08, 1.9), (m - 0.02, 2.5), (m + 0.2, 3.35)], 0.56, 0.20, 0.12)


def roots(c, top):
    """A tap root that reaches the stream below the pot, and four side roots that fork once."""
    x = top[0]
    tap = curve([top, (x - 0.04, -1.2), (x + 0.06, -2.0), (x, -2.7), (x, -3.3)])
    c.channel(tap, 0.34, EDGE, radius=0, taper=0.22, join=0.1)
    sides = ((-0.85, -1, 0.98, 0.62), (-0.98, 1, 0.98, 0.66), (-1.62, -1, 0.80, 0.66), (-1.70, 1, 0.80, 0.70))
    for y, side, far, down in sides:
        mid, end = np.array((x + side * far * 0.5, y - down * 0.35)), np.array((x + side * far, y - down))
        c.channel(curve([(x, y), mid, end]), 0.24, EDGE - y, radius=0, taper=0.13, join=0.1)
        fork = curve([mid, mid + (side * 0.10, -0.3), mid + (side * 0.06, -0.62)])
        c.channel(fork, 0.17, EDGE + 1, radius=0, taper=0.11)


def leaf_blade(c, spine, half, rib, vein):
    """A leaf along a bent spine, swollen on both sides of its midrib; `rib` and `vein` are the widths of its water."""
    line = curve(spine, 14)
    t = np.linspace(0, 1, len(line))
    across = np.gradient(line, axis=0)[:, ::-1] * (-1, 1)
    across /= np.hypot(*across.T)[:, None]
    wide = (half * np.sin(np.pi * t**0.75) ** 0.9)[:, None]
    blade = c.polygon(np.vstack([line + across * wide, (line - across * wide)[::-1]]), 0.03)
    body = np.where(blade < 0, 0.10 + rounded(blade, half, 0.20), 0)
    c.terrain = np.maximum(c.terrain, body).astype(np.float32)
    c.channel(line[:-5], rib, EDGE, radius=0, taper=0.09, join=0.06, depth=0.27)
    ahead = round(len(line) * 0.17)
    for k in range(round(len(line) * 0.16), len(line) - ahead - 2, max(4, round(len(line) * 0.13))):
        for side in (-1, 1):
            tip = line[k + ahead] + across[k + ahead] * side * wide[k + ahead] * 0.80
            bent = (line[k] + tip) / 2 + across[k] * side * 0.05 * half
            c.channel(curve([line[k], bent, tip]), vein, EDGE + 1, radius=0, taper=vein * 0.55, join=0.06, depth=0.26)


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
    "A large square gift of stone is tied with a ribbon of lit water, and a great bow with water in its loops lies on top.",
    seed=72,
    camera=Camera(yaw=30, pitch=50, distance=11.4, target=(0.4, -0.12)),
)
def loyalty_rewards(c, rng):
    """A gift: its ribbon is the channel, and the bow swells out of it."""
    c.kerb = 0.2
    o, half = np.array((0.75, 0.0)), 2.05
    box = c.rectangle(o - half, o + half, 0.06)
    c.channel([(-EDGE, 0.0), (o[0] - half + 0.1, 0.0)], 0.50, 0)
    c.lift(c.rectangle(o - half - 0.07, o + half + 0.07, 0.06), 0.10, 0.04)
    c.lift(box, 0.42, 0.04)
    for way in (c.rectangle(o - (half + 0.1, 0.27), o + (half - 0.06, 0.27), 0.02), c.rectangle(o - (0.27, half - 0.06), o + (0.27, half - 0.06), 0.02)):
        c.pool(way, start=EDGE, join=0.02, depth=0.30)
    c.plate(np.maximum(np.abs(box + 0.12) - 0.12, 0.04 - c.wet).astype(np.float32), 0.09, 0.05)
    for a in (42, 138):
        loop(c, o, a)
    for a in (-58, -122):
        tail(c, o, a)
    knot = c.polygon([o + p for p in ((-0.36, -0.28), (0.36, -0.28), (0.28, 0.28), (-0.28, 0.28))], 0.10)
    stand(c, knot, 0.20 + rounded(knot, 0.28, 0.22))


def loop(c, o, angle):
    """A loop of the bow: a broad band, bent round to where it began, with water inside."""
    t, n = np.array(polar((0, 0), 1.0, angle)), np.array(polar((0, 0), 1.0, angle + 90))
    s = np.linspace(0, 1, 40)[:, None]
    wide = 0.10 + 0.70 * np.sin(np.pi * s**1.7) ** 0.8
    shape = c.polygon(np.vstack([o + t * 2.0 * s + n * wide, (o + t * 2.0 * s - n * wide)[::-1]]), 0.02)
    away = np.clip(((c.X - o[0]) * t[0] + (c.Y - o[1]) * t[1]) / 2.0, 0, 1)
    c.pool((shape + 0.25).astype(np.float32), start=EDGE, join=0.01, depth=0.28)
    band = np.abs(shape + 0.17) - 0.17
    stand(c, band, (0.10 + 0.14 * np.sin(np.pi * np.clip(away, 0.1, 0.85)) + rounded(band, 0.15, 0.12)).astype(np.float32))


def tail(c, o, angle):
    """An end of the ribbon, notched like a swallow's tail."""
    t, n = np.array(polar((0, 0), 1.0, angle)), np.array(polar((0, 0), 1.0, angle + 90))
    wide = c.polygon([o + n * 0.16, o + t * 1.75 + n * 0.40, o + t * 1.38, o + t * 1.75 - n * 0.40, o - n * 0.16], 0.02)
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
        shop = c.rectangle((x, 4.0), (x + 1.30, 5.0), 0.03)
        stand(c, shop, 0.22)
        c.plate(shop + 0.10, -0.06, 0.03)
        awning = c.rectangle((x, 3.55), (x + 1.30, 4.02), 0.02)
        stripe = 0.025 * np.sign(np.sin((c.X - x) / 1.30 * 7 * np.pi))
        stand(c, awning, (0.08 + 0.12 * (c.Y - 3.55) / 0.47 + stripe).astype(np.float32))


@relief(
    "carbon-trading",
    "A factory with a tall chimney is carved in sandstone, and in place of smoke one great leaf rises, with veins of lit water.",
    seed=74,
    camera=Camera(yaw=7, pitch=56, distance=12.5, target=(-0.1, 0.18)),
)
def carbon_trading(c, rng):
    """What leaves the chimney is a leaf: the works in elevation, and water in the veins above it."""
    c.kerb = 0.2
    c.channel([(-EDGE, -3.25), (EDGE, -3.25)], 0.40, 0)
    factory(c, -1.75, -2.8)
    m = 1.15
    stack = c.polygon([(m - 0.36, -2.8), (m + 0.36, -2.8), (m + 0.21, 0.2), (m - 0.21, 0.2)])
    stand(c, stack, (0.08 + 0.26 * np.sqrt(np.clip(1 - ((c.X - m) / 0.38) ** 2, 0, 1))).astype(np.float32))
    for y, wide in ((-2.66, 0.46), (-0.20, 0.29), (0.18, 0.34)):
        band = c.rectangle((m - wide, y - 0.11), (m + wide, y + 0.11), 0.04)
        stand(c, band, 0.28 + rounded(band, 0.10, 0.12))
    for y in np.arange(-2.2, -0.4, 0.40):  # courses of brick
        c.groove([(m - 0.36, y), (m + 0.36, y)], 0.04, 0.025)
    leaf_blade(c, [(m, 0.2), (m - 0.02, 0.55), (m + 0.25, 1.25), (m + 0.95, 2.05), (m + 1.65, 2.75), (m + 2.1, 3.55)], 1.12, 0.30, 0.18)


def factory(c, x, y):
    """A works with three saw teeth for a roof, and lit windows in two rows."""
    for k in range(3):
        a = x + 0.76 * k
        hall = c.polygon([(a, y), (a + 0.78, y), (a + 0.78, y + 1.35), (a, y + 2.05)])
        stand(c, hall, 0.20)
        eaves = c.polygon([(a - 0.05, y + 2.10), (a - 0.05, y + 1.92), (a + 0.78, y + 1.17), (a + 0.78, y + 1.36)], 0.01)
        stand(c, eaves, 0.30)
        for row in (0.28, 0.82):
            pane = c.rectangle((a + 0.16, y + row), (a + 0.60, y + row + 0.36), 0.02)
            c.pool(pane, start=EDGE, join=0.01, depth=0.26)
    foot = c.rectangle((x - 0.25, y - 0.16), (x + 4.1, y + 0.06), 0.03)
    stand(c, foot, 0.24)
