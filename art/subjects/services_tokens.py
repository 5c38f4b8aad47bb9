"""Reliefs of the services that issue and share out tokens."""

import numpy as np

from field import arc, curve, polar, smoothstep
from view import Camera

from .base import EDGE, island, relief, rounded, stand


@relief(
    "token-development",
    "A round stone seal with a notched rim, two rings of lit water and a channel that splits in three at its heart.",
    seed=8,
    camera=Camera(distance=13.0),
)
def token_development(c, rng):
    """A seal: a round raised disc with ring channels, a notched rim and the dividing channel at its heart."""
    o = (0.0, 0.0)
    c.plate(c.disc(o, 3.55), 0.13, 0.08)
    c.plate(c.disc(o, 2.95), -0.05)
    c.plate(c.disc(o, 1.72), 0.05)
    for k in range(72):
        c.channel([polar(o, 3.12, 5 * k), polar(o, 3.75, 5 * k)], 0.085, depth=0.06, dry=True, join=0.02)
    for k in range(24):
        if k % 2:
            c.channel([polar(o, 1.98, 15 * k), polar(o, 2.38, 15 * k)], 0.12, depth=0.06, dry=True, join=0.02)
    c.channel([(-EDGE, 0), (-2.6, 0)], 0.36, 0)
    s = EDGE - 2.65
    c.channel(arc(o, 2.68, 180, 0), 0.24, s, radius=0)
    c.channel(arc(o, 2.68, 180, 360), 0.24, s, radius=0)
    s = c.channel([(-2.68, 0), (-1.66, 0)], 0.26, s)
    c.channel(arc(o, 1.60, 180, 0), 0.20, s, radius=0)
    c.channel(arc(o, 1.60, 180, 360), 0.20, s, radius=0)
    s = c.channel([(-1.6, 0), (-0.2, 0)], 0.26, s)
    for y in (-0.72, 0.72):
        c.channel([(-0.2, 0), (-0.2, y), (0.95, y)], 0.24, s, radius=0.4)
    c.channel([(-0.2, 0), (0.95, 0)], 0.24, s)


@relief(
    "ico-development",
    "A stone jar with a scale of marks beside it fills with lit water that many thin channels bring to its mouth.",
    seed=61,
    camera=Camera(yaw=12, pitch=56, distance=13.0, target=(0.15, -0.2)),
)
def ico_development(c, rng):
    """Raising a sum: many small streams fall into one jar, and a scale beside it says how full it is."""
    c.kerb = 0.4
    for k in range(9):
        x = -0.62 + 0.155 * k
        far = -3.4 + 0.92 * k
        turn = 2.55 - 0.10 * abs(k - 4)
        line = [(far - 0.4, 12), (far, 4.6), (far * 0.62 + x * 0.38, 3.5), (x * 1.1, turn), (x * 0.5, 1.6)]
        c.channel(curve(line, 10), 0.15, EDGE + k, radius=0, join=0.03, depth=0.25)
    side = [(0.62, 2.15), (0.50, 1.75), (0.62, 1.35), (1.30, 0.75), (1.62, -0.15), (1.42, -1.25), (0.92, -2.15), (0.66, -2.55)]
    right = curve(side, 8)
    outline = np.vstack([right, (right * (-1, 1))[::-1]])
    jar = c.polygon(outline, 0.10)
    inside = c.polygon(outline, -0.13)
    mouth = c.rectangle((-0.50, 1.2), (0.50, 2.6), 0.02)
    fall = c.rectangle((-0.26, 0.3), (0.26, 2.3), 0.05)
    island(c, np.maximum(jar, -np.minimum(inside, mouth)))
    wall = np.maximum(jar, -np.minimum(inside, mouth))
    stand(c, wall, 0.06 + rounded(wall, 0.12, 0.18))
    level = 0.55
    full = np.maximum(inside, c.Y - level)
    c.raised = np.where((inside < 0) & (c.Y > level), -0.10, c.raised).astype(np.float32)
    c.pool(np.minimum(full, fall).astype(np.float32), start=EDGE + 9, join=0.02, depth=0.34)
    for s in (-1, 1):
        handle = np.abs(np.hypot((c.X - s * 1.02) / 0.62, (c.Y - 1.38) / 0.52) - 1) * 0.55 - 0.10
        handle = np.maximum(handle, -(jar - 0.0))
        stand(c, handle, 0.06 + rounded(handle, 0.10, 0.12))
    foot = c.rectangle((-0.92, -2.85), (0.92, -2.55), 0.05)
    stand(c, foot, 0.20)
    rod = c.rectangle((2.20, -2.85), (2.55, 2.35), 0.05)
    stand(c, rod, 0.18 * smoothstep(0.0, -0.05, rod))
    for k in range(11):
        y = -2.45 + 0.45 * k
        reach = 0.34 if k % 5 == 0 else 0.20
        c.groove([(2.20, y), (2.20 + reach, y)], 0.07, 0.07)
    pointer = c.polygon([(1.72, level), (2.12, level + 0.20), (2.12, level - 0.20)], 0.02)
    stand(c, pointer, 0.20)


@relief(
    "defi-protocols",
    "Two piles of large stone coins, one with a square hole and one with a round one, change places along two curved arrows of lit water.",
    seed=65,
    camera=Camera(yaw=16, pitch=55, distance=12.0, target=(0.62, -0.05)),
)
def defi_protocols(c, rng):
    """An exchange with nobody between: two kinds of coin, and two arrows of water that lead from each to the other."""
    c.kerb = 0.5
    mid = 0.9
    for up, start in ((1, 158), (-1, -22)):
        o = (mid, up * 0.42)
        line = arc(o, 1.78, start, start - 100)
        c.channel(line, 0.56, EDGE, radius=0, join=0.05, depth=0.34)
        back, tip = start - 96, start - 140
        head = c.polygon([polar(o, 1.78 - 0.66, back), polar(o, 1.78, tip), polar(o, 1.78 + 0.66, back)], 0.03)
        c.pool(head, start=EDGE + 4, join=0.03, depth=0.34)
    c.channel([(-EDGE, -2.4), (-4.6, -2.4), (-2.9, -0.1), (-1.2, 0.0)], 0.40, 0, radius=1.0)
    for x, hole in ((mid - 1.78, c.rectangle((mid - 2.05, -0.27), (mid - 1.51, 0.27), 0.02)), (mid + 1.78, c.disc((mid + 1.78, 0.0), 0.31))):
        coin_pile(c, (x, 0.0), 0.98)
        c.pool(hole, start=EDGE, join=0.02, depth=0.26)
        c.plate(np.abs(hole - 0.09) - 0.06, 0.05, 0.04)


def coin_pile(c, o, radius):
    """Three coins, one upon the other, with milled edges; the uppermost has a rim."""
    for k, shift in enumerate(((0.06, -0.03), (-0.05, 0.04), (0.0, 0.0))):
        p = np.add(o, shift)
        edge = c.disc(p, radius) - 0.014 * np.cos(56 * np.arctan2(c.Y - p[1], c.X - p[0]))
        island(c, edge - 0.04)
        c.terrain = np.where(edge < 0, 0.16 * (k + 1), c.terrain).astype(np.float32)
    rim = c.disc(o, radius - 0.06)
    c.plate(np.abs(rim + 0.06) - 0.06, 0.06, 0.04)
    for k in range(28):
        c.dome(polar(o, radius - 0.27, 360 / 28 * k), 0.045, 0.04)


@relief(
    "tokenomics",
    "A round stone disc is cut like a pie into five unequal slices, with lit water between them and one drawn out.",
    seed=66,
    camera=Camera(yaw=14, pitch=52, distance=12.8, target=(0.45, -0.05)),
)
def tokenomics(c, rng):
    """A pie chart: slices of 38, 24, 16, 12 and 10 in a hundred; one is drawn out and stands higher."""
    c.kerb = 0.4
    o, radius = np.array((0.0, 0.0)), 2.45
    c.channel([(-EDGE, -1.9), (-4.6, -1.9), polar(o, 2.5, 195)], 0.36, 0, radius=0.8)
    shares, drawn, angle = (38, 24, 16, 12, 10), 2, 112.0
    slices = []
    for k, share in enumerate(shares):
        mid = angle + share * 1.8
        slices.append(slice_of(c, polar(o, 1.10 if k == drawn else 0.0, mid), radius, mid, share * 3.6))
        angle += share * 3.6
    c.pool(np.min(slices, 0) - 0.26, start=EDGE, join=0.1, depth=0.34)
    for k, d in enumerate(slices):
        stand(c, d, (0.10, 0.18, 0.42, 0.14, 0.24)[k] * smoothstep(0.0, -0.05, d))
        c.plate(np.abs(d + 0.16) - 0.02, -0.03, 0.02)


def slice_of(c, tip, radius, mid, sweep):
    """Signed distance to a slice whose tip lies at `tip`, with a narrow gap left at its sides."""
    dx, dy = c.X - tip[0], c.Y - tip[1]
    turn = (np.degrees(np.arctan2(dy, dx)) - mid + 180) % 360 - 180
    r = np.hypot(dx, dy)
    side = r * np.sin(np.radians(np.clip(np.abs(turn) - sweep / 2, -90, 90))) + 0.07
    return np.maximum(r - radius, side).astype(np.float32)
