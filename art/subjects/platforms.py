"""Reliefs of the platforms."""

import numpy as np

from field import arc, curve, polar, turned
from view import Camera

from .base import EDGE, relief, rounded, stand


@relief(
    "white-label",
    "Three stone tags hang from loops of lit water: two carry a crown and an anchor, the large middle one is blank.",
    seed=14,
    camera=Camera(yaw=6, pitch=56, distance=11.9, target=(0.6, 0.65)),
)
def white_label(c, rng):
    """Your own label: a blank tag between two that bear other signs, all on one line of water."""
    c.kerb = 0.2
    rail = 2.95
    c.channel([(-EDGE, rail), (EDGE, rail)], 0.34, 0)
    left, own, right = np.array((-1.85, 1.15)), np.array((0.30, 1.35)), np.array((2.50, 1.15))
    label_tag(c, left, 1.55, 2.75, -5, rail)
    label_tag(c, own, 2.05, 3.60, 0, rail)
    label_tag(c, right, 1.55, 2.75, 5, rail)
    crown(c, left + (-0.12, -1.40))
    anchor(c, right + (0.12, -1.40))


def label_tag(c, hole, wide, tall, turn, rail):
    """A luggage label with cut corners, hung by its hole from a loop of water."""
    cut, above = wide * 0.28, 0.42
    shape = [(-wide / 2 + cut, above), (-wide / 2, above - cut), (-wide / 2, above - tall), (wide / 2, above - tall)]
    shape += [(wide / 2, above - cut), (wide / 2 - cut, above)]
    tag = c.polygon(turned(np.array(shape) + hole, turn, hole), 0.06)
    for side in (-1, 1):
        loop = [hole, hole + (side * 0.20, 0.8), (hole[0] + side * 0.06, rail)]
        c.channel(curve(loop), 0.13, EDGE, radius=0, join=0.05)
    c.lift(tag, 0.18, 0.05)
    c.plate(np.abs(tag + 0.13) - 0.02, -0.03, 0.02)
    c.plate(np.abs(c.disc(hole, 0.27)) - 0.07, 0.06, 0.04)
    c.basin(hole, 0.17, EDGE, join=0.03, depth=0.26)


def crown(c, o):
    """A crown of five points, filled with water, over its band."""
    tips = [(-0.50, 0.34), (-0.26, 0.02), (0.0, 0.48), (0.26, 0.02), (0.50, 0.34), (0.40, -0.30), (-0.40, -0.30)]
    c.pool(c.polygon(np.array(tips) + o, 0.02), start=EDGE, join=0.02, depth=0.27)
    c.pool(c.rectangle(o + (-0.40, -0.58), o + (0.40, -0.42), 0.03), start=EDGE, join=0.01, depth=0.27)
    for x, y in ((-0.53, 0.46), (0.0, 0.62), (0.53, 0.46)):
        c.basin(o + (x, y), 0.09, EDGE, join=0.01, depth=0.27)


def anchor(c, o):
    """An anchor drawn in water: ring, stock, shank and two flukes."""
    draw = lambda line, width=0.13: c.channel(line, width, EDGE, radius=0, join=0.03, depth=0.27)  # noqa: E731
    draw(o + [(0, 0.42), (0, -0.60)])
    draw(o + [(-0.30, 0.22), (0.30, 0.22)])
    draw(arc(o + (0, 0.54), 0.13, 0, 360, 20), 0.09)
    draw(arc(o + (0, -0.08), 0.52, 200, 340, 8))
    for s in (-1, 1):
        tip = o + (s * 0.50, -0.22)
        fluke = c.polygon([tip + (s * 0.06, 0.20), tip + (-s * 0.20, -0.02), tip + (s * 0.12, -0.12)])
        c.pool(fluke, start=EDGE, join=0.02, depth=0.27)


@relief(
    "multi-chain",
    "Four stone chains with links of different shape lie in channels of lit water, all hooked into one large ring.",
    seed=4,
    camera=Camera(yaw=18, pitch=54, distance=13.0, target=(0.5, 0.0)),
)
def multi_chain(c, rng):
    """Four chains, four kinds of link, four channels; one ring holds them together."""
    c.kerb = 0.4
    o = np.array((-0.75, 0.05))
    c.channel([(-EDGE, -2.3), (-4.8, -2.3), polar(o, 1.2, 195)], 0.36, 0, radius=0.8)
    c.basin(o, 1.42, EDGE, join=0.15, depth=0.36)
    chains = ((84, 40, 0.52, 1.0), (35, 40, 0.46, 1.6), (-13, 6, 0.58, 1.0), (-62, 4, 0.62, 1.0))
    for angle, _, _, _ in chains:
        c.channel([polar(o, 1.0, angle), polar(o, EDGE, angle)], 1.34, EDGE, join=0.3, depth=0.34)
    for angle, sides, size, stretch in chains:
        chain(c, o, angle, sides, np.array((size * stretch, size)))
    ring = np.abs(c.disc(o, 0.98)) - 0.20
    stand(c, ring, 0.10 + rounded(ring, 0.20, 0.16))


def chain(c, o, angle, sides, size):
    """A chain that leaves the ring at `angle`: flat links of so many sides, joined by links seen edge on."""
    pitch = 2 * size[0] + 0.42
    at = lambda points: turned(np.asarray(points, float) + o, angle, o)  # noqa: E731
    corners = np.array([polar((0, 0), 1.0, 360 * t / sides) for t in range(sides)])
    for k in range(8):
        middle = 1.62 + size[0] + pitch * k
        flat = np.abs(c.polygon(at(corners * (size - 0.1) + (middle, 0)))) - 0.11
        stand(c, flat, 0.02 + rounded(flat, 0.11, 0.11))
        start, end = middle - size[0] - (0.40 if k else 0.85), middle - size[0] + 0.19
        joint = c.stroke(at([(start, 0), (end, 0)]), 0.22)
        stand(c, joint, 0.12 + rounded(joint, 0.11, 0.12))


@relief(
    "web3-loyalty",
    "A stone stamp card has ten round places: seven hold a round stamp in a ring of lit water, three are still empty.",
    seed=51,
    camera=Camera(yaw=16, pitch=52, distance=10.4, target=(0.25, 0.0)),
)
def web3_loyalty(c, rng):
    """A stamp card: two rows of five, the last three not yet earned."""
    card = c.rectangle((-2.95, -1.75), (3.55, 1.95), 0.35)
    c.lift(card, 0.16, 0.06)
    c.plate(np.abs(card + 0.17) - 0.03, -0.03, 0.02)
    c.kerb = 0.5
    c.channel([(-EDGE, -2.6), (-3.7, -2.6), (-3.7, 0.1), (-2.2, 0.1)], 0.34, 0, radius=0.6)
    c.channel([(-2.4, 0.1), (2.7, 0.1)], 0.16, EDGE - 2)
    for k in range(10):
        i, j = k % 5, k // 5
        o = (-2.1 + 1.20 * i, (0.95, -0.75)[j])
        if k < 7:
            s = c.channel([(o[0], 0.1), (o[0], 0.1 + (0.45, -0.45)[j])], 0.13, EDGE + o[0], join=0.06)
            for side in (1, -1):
                start = (-90, 90)[j]
                c.channel(arc(o, 0.43, start, start + side * 180), 0.13, s, radius=0, join=0.06)
            stamp = c.disc(o, 0.31)
            stand(c, stamp, 0.05 + rounded(stamp, 0.07, 0.07))
            for line in ([(-0.2, 0), (0, 0)], [(0, -0.11), (0, 0.11)], [(0, 0.11), (0.19, 0.11)], [(0, -0.11), (0.19, -0.11)]):
                c.groove([np.add(o, p) for p in line], 0.09, 0.09)
        else:
            c.plate(c.disc(o, 0.47), -0.08, 0.04)
            c.plate(np.abs(c.disc(o, 0.36)) - 0.015, -0.02, 0.02)


@relief(
    "secondary-trading",
    "A candlestick price chart rises to the right: blocks of sandstone alternate with basins of lit water.",
    seed=53,
    camera=Camera(yaw=14, pitch=54, distance=12.0, target=(0.3, 0.0)),
)
def secondary_trading(c, rng):
    """Candlesticks: stone bodies fell, water bodies rose; each has its wick; the volume stands along the foot."""
    c.kerb = 0.6
    moves = [0.8, 1.0, -0.7, 0.9, -1.1, 1.3, 0.8, -0.75, 1.2, 0.9, -0.8, 0.9]
    price, x = -1.7, -3.2
    for level in (-1.2, 0.0, 1.2, 2.4):
        c.groove([(-EDGE, level), (EDGE, level)], 0.035, 0.025)
    c.channel([(-EDGE, -2.55), (EDGE, -2.55)], 0.26, 0)
    for k, move in enumerate(moves):
        low, high = min(price, price + move), max(price, price + move)
        up, down = high + rng.uniform(0.25, 0.55), low - rng.uniform(0.25, 0.5)
        body = c.rectangle((x - 0.29, low), (x + 0.29, high), 0.05)
        if move > 0:
            c.pool(body.astype(np.float32), start=EDGE + x, join=0.04, depth=0.30)
            c.channel([(x, down), (x, up)], 0.13, EDGE + x, depth=0.26, join=0.04)
        else:
            c.plate(np.maximum(c.rectangle((x - 0.065, down), (x + 0.065, up), 0.01), -body), 0.08, 0.03)
            c.plate(body, 0.15, 0.03)
        c.plate(c.rectangle((x - 0.29, -4.2), (x + 0.29, -3.6 + abs(move) * 0.7), 0.04), 0.12, 0.05)
        price += move * 0.72
        x += 0.84


@relief(
    "compliance-platform",
    "Many water channels run into one stone gate with bars, and leave it in even, ordered lines.",
    seed=54,
    camera=Camera(yaw=24, pitch=46, distance=12.5, target=(0.2, 0.0)),
)
def compliance_platform(c, rng):
    """A sluice gate: from the left wild channels, at the right only what the gate lets through, in order."""
    ends = [3.6, 2.1, 0.7, -0.5, -1.9, -3.4]
    for k, y in enumerate(ends):
        wild = [
            (-EDGE, y * 2.2),
            (-6, y * 1.7 + rng.uniform(-0.6, 0.6)),
            (-3.9, y + rng.uniform(-0.5, 0.5)),
            (-2.5, y * 0.52),
            (-1.35, y * 0.26),
            (-0.4, y * 0.17),
        ]
        c.channel(curve(wild), 0.30, 0, radius=0, taper=0.22, join=0.14)
    c.pool(c.rectangle((-1.25, -0.80), (0.2, 0.80), 0.12).astype(np.float32), start=EDGE - 1.2, depth=0.34)
    c.channel([(0.0, 0), (1.5, 0)], 1.15, EDGE, join=0.10, depth=0.34)
    for k in range(5):
        y = (k - 2) * 1.12
        c.channel(
            [(1.2, y * 0.19), (1.75, y * 0.19), (1.75, y), (2.5, y), (EDGE, y)] if k != 2 else [(1.2, 0), (EDGE, 0)],
            0.24,
            EDGE + 1.2,
            radius=0.34,
            join=0.10,
        )
    for side in (-1, 1):  # the two towers of the gate
        lo, hi = sorted((side * 0.70, side * 1.95))
        c.plate(c.rectangle((-0.55, lo), (0.75, hi), 0.04), 0.36, 0.06)
        c.plate(c.rectangle((-0.37, lo + 0.18), (0.57, hi - 0.18), 0.04), 0.10, 0.06)
        c.plate(c.rectangle((-0.19, lo + 0.36), (0.39, hi - 0.36), 0.04), -0.16, 0.04)
        for t in (-0.42, -0.05, 0.32):
            for yy in (lo + 0.09, hi - 0.09):
                c.plate(c.rectangle((t - 0.02, yy - 0.07), (t + 0.22, yy + 0.07), 0.02), 0.10, 0.03)
    for x in (-0.42, 0.60):  # lintels over the water, with bars between them
        c.cover |= c.rectangle((x - 0.13, -0.80), (x + 0.13, 0.80), 0.02) < 0.01
        c.plate(c.rectangle((x - 0.13, -0.80), (x + 0.13, 0.80), 0.02), 0.30, 0.05)
    for k in range(6):
        y = (k - 2.5) * 0.20
        bar = c.rectangle((-0.42, y - 0.035), (0.60, y + 0.035), 0.02)
        c.cover |= bar < 0.005
        c.plate(bar, 0.16, 0.03)


@relief(
    "white-label-tokenization",
    "Water fills an eight-pointed mould in a square stone block; three casts of just that shape stand before it, each with its own sign.",
    seed=57,
    camera=Camera(yaw=18, pitch=50, distance=12.9, target=(0.85, -0.12)),
)
def white_label_tokenization(c, rng):
    """One mould, three casts: the same eight points each time, and another sign on every one."""
    c.kerb = 0.4
    o, size = np.array((1.25, 1.45)), 0.76

    def points(p, r, corner=0.02):
        """The eight-pointed shape: two squares, one turned by an eighth."""
        square = np.array([(-r, -r), (r, -r), (r, r), (-r, r)])
        return np.minimum(*(c.polygon(turned(square, a) + p, corner) for a in (0, 45)))

    block = c.rectangle(o - 1.36, o + 1.36, 0.10)
    c.plate(block, 0.26, 0.06)
    c.plate(np.abs(block + 0.16) - 0.02, -0.04, 0.03)
    casts = [np.array((x, -1.75)) for x in (-0.80, 1.25, 3.30)]
    c.channel([(-EDGE, 1.45), (o[0] - 0.6, o[1])], 0.42, 0)
    c.pool(points(o, size), start=EDGE, join=0.04, depth=0.42)
    for p in casts:
        c.lift(points(p, size), 0.24, 0.08)
    signs = (
        np.abs(c.disc(casts[0], 0.38)) - 0.085,
        np.abs(c.polygon([polar(casts[1], 0.46, 90 * k) for k in range(4)])) - 0.085,
        c.stroke([casts[2] + (-0.48, -0.24), casts[2] + (0.0, 0.30), casts[2] + (0.48, -0.24)], 0.19),
    )
    for sign in signs:
        c.pool(sign.astype(np.float32), start=EDGE + 3, join=0.01, depth=0.26)
