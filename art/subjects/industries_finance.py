"""Reliefs of the industries of money and law."""

import numpy as np

from field import curve, polar, smoothstep
from view import Camera

from .base import EDGE, island, relief, rounded, stand


@relief(
    "institutional-investors",
    "The front of a temple with six fluted columns stands on steps, and lit water fills the spaces between the columns.",
    seed=92,
    camera=Camera(yaw=15, pitch=52, distance=12.2, target=(0.2, 0.1)),
)
def institutional_investors(c, rng):
    """A colonnade in elevation: steps, six columns, entablature, pediment."""
    c.kerb = 0.0
    x0, x1 = -2.75, 3.15
    mid = (x0 + x1) / 2
    for k, (y0, y1) in enumerate(((-2.9, -2.62), (-2.62, -2.34), (-2.34, -2.06))):
        c.plate(c.rectangle((x0 - 0.6 + 0.2 * k, y0), (x1 + 0.6 - 0.2 * k, y1), 0.02), 0.10 + 0.07 * k, 0.04)
    hall = c.rectangle((x0 + 0.1, -2.06), (x1 - 0.1, 1.15), 0.02)
    c.pool(hall.astype(np.float32), start=EDGE, join=0.03, depth=0.34)
    n = 6
    for k in range(n):
        x = x0 + 0.42 + (x1 - x0 - 0.84) * k / (n - 1)
        shaft = c.polygon([(x - 0.285, -1.86), (x + 0.285, -1.86), (x + 0.235, 0.92), (x - 0.235, 0.92)])
        base, cap = c.rectangle((x - 0.37, -2.08), (x + 0.37, -1.84), 0.05), c.rectangle((x - 0.38, 0.90), (x + 0.38, 1.18), 0.05)
        stone_ = np.minimum(np.minimum(shaft, base), cap)
        island(c, stone_)
        across = (c.X - x) / 0.27
        round_ = 0.20 * np.sqrt(np.clip(1 - across**2, 0, 1)) - 0.028 * (0.5 + 0.5 * np.cos(across * 2 * np.pi * 2.6))
        c.raised = np.where(shaft < 0, np.maximum(c.raised, 0.04 + round_), c.raised).astype(np.float32)
        c.plate(base, 0.19, 0.06)
        c.plate(cap, 0.22, 0.06)
    beam = c.rectangle((x0 - 0.1, 1.16), (x1 + 0.1, 1.62), 0.02)
    c.plate(beam, 0.24, 0.04)
    for k in range(19):
        x = x0 + 0.12 + (x1 - x0 - 0.24) * k / 18
        for d in (-0.05, 0.05):
            c.groove([(x + d, 1.24), (x + d, 1.54)], 0.06, 0.05)
    c.plate(c.rectangle((x0 - 0.3, 1.62), (x1 + 0.3, 1.82), 0.02), 0.31, 0.04)
    gable = c.polygon([(x0 - 0.3, 1.82), (x1 + 0.3, 1.82), (mid, 3.35)])
    c.plate(gable, 0.31, 0.05)
    inner = c.polygon([(x0 + 0.35, 1.94), (x1 - 0.35, 1.94), (mid, 3.08)])
    c.plate(inner, -0.15, 0.04)
    c.plate(c.disc((mid, 2.36), 0.30), 0.12, 0.05)
    c.plate(c.disc((mid, 2.36), 0.18), -0.08, 0.04)
    c.channel([(-EDGE, -1.75), (x0 + 0.3, -1.75)], 0.36, 0)
    c.channel([(x1 - 0.3, -1.75), (EDGE, -1.75)], 0.36, EDGE + 3)


@relief(
    "legal-firms",
    "A great pair of scales is carved in sandstone, its beam level, with the same measure of lit water in both of its pans.",
    seed=93,
    camera=Camera(yaw=5, pitch=56, distance=13.2, target=(0.5, 0.0)),
)
def legal_firms(c, rng):
    """The scales of justice: water in both pans stands equally high."""
    c.kerb = 0.3
    m, beam = 0.75, 2.55
    c.channel([(-EDGE, -2.9), (EDGE, -2.9)], 0.36, 0)
    for k, (half, y0, y1) in enumerate(((1.35, -3.05, -2.74), (0.98, -2.76, -2.44), (0.58, -2.46, -2.16))):
        step = c.rectangle((m - half, y0), (m + half, y1), 0.05)
        stand(c, step, 0.12 + 0.08 * k + rounded(step, 0.10, 0.06))
    side = curve([(0.40, -2.2), (0.22, -1.8), (0.16, -0.8), (0.20, 0.6), (0.14, 2.6)], 6)
    post = c.polygon(np.vstack([side + (m, 0), (side * (-1, 1))[::-1] + (m, 0)]))
    stand(c, post, (0.10 + 0.22 * np.sqrt(np.clip(1 - ((c.X - m) / 0.38) ** 2, 0, 1))).astype(np.float32))
    for y, r in ((-1.62, 0.34), (0.62, 0.30), (2.05, 0.27)):
        ring = c.stroke([(m - r, y), (m + r, y)], 0.22)
        stand(c, ring, 0.26 + rounded(ring, 0.10, 0.10))
    bow = ((-2.3, -0.16), (-1.5, 0.16), (-0.6, 0.0), (0, 0.16), (0.6, 0.0), (1.5, 0.16), (2.3, -0.16))
    arm = c.stroke(curve(np.array(bow) + (m, beam), 10), 0.30)
    stand(c, arm, 0.10 + rounded(arm, 0.15, 0.16))
    boss = c.disc((m, beam + 0.05), 0.36)
    stand(c, boss, 0.24 + rounded(boss, 0.12, 0.12))
    c.dome((m, beam + 0.62), 0.24, 0.30)
    for s in (-1, 1):
        pan(c, m + s * 2.25, beam - 0.25, -0.55)


def pan(c, x, top, rim):
    """One pan full of water, hung from the beam's end by three chains."""
    eye = np.abs(c.disc((x, top), 0.15)) - 0.065
    stand(c, eye, 0.12 + rounded(eye, 0.06, 0.08))
    for dx in (-1.02, 0.0, 1.02):
        chain(c, np.array((x, top - 0.14)), np.array((x + dx, rim + 0.14)))
    bowl = lambda wide, deep, y: np.maximum(np.hypot((c.X - x) / wide, (c.Y - y) / deep) - 1, (c.Y - y) / deep) * deep  # noqa: E731
    body = bowl(1.28, 1.18, rim)
    stand(c, body, 0.10 + rounded(body, 0.30, 0.16))
    c.pool(bowl(1.04, 0.86, rim - 0.10).astype(np.float32), start=EDGE, join=0.03, depth=0.30)
    lip = c.stroke([(x - 1.24, rim), (x + 1.24, rim)], 0.20)
    stand(c, lip, 0.24 + rounded(lip, 0.10, 0.10))
    c.dome((x, rim - 1.24), 0.14, 0.20)


def chain(c, start, end):
    """Links seen from the front and from the side in turn."""
    count = round(np.hypot(*(end - start)) / 0.24)
    at = [start + (end - start) * k / count for k in range(count + 1)]
    for k, (p, q) in enumerate(zip(at, at[1:])):
        link = c.stroke([p, q], 0.0, 0.3)
        link = np.abs(link - 0.03) - 0.045 if k % 2 == 0 else link - 0.045
        stand(c, link, 0.08 + rounded(link, 0.04, 0.06))


@relief(
    "private-equity",
    "A round vault door has bolts all round, a dial of fine marks and a hand wheel of five spokes, with lit water in the gap and behind the wheel.",
    seed=96,
    camera=Camera(yaw=12, pitch=55, distance=13.4, target=(0.45, 0.0)),
)
def private_equity(c, rng):
    """A vault door: a hand wheel in the middle, a dial round it, bolts shot into the frame all round, hinges at the side."""
    c.kerb = 0.2
    o = (0.0, 0.0)
    c.plate(c.disc(o, 3.15), 0.14, 0.06)
    c.channel([(-EDGE, -1.9), (-4.6, -1.9), polar(o, 2.6, 192)], 0.36, 0, radius=0.8, join=0.08)
    c.pool(np.abs(c.disc(o, 2.46)) - 0.20, start=EDGE - 2, join=0.05, depth=0.36)
    c.lift(c.disc(o, 2.26), 0.16, 0.05)
    for k in range(12):
        vault_bolt(c, o, 15 + 30 * k)
    for k in range(24):
        c.dome(polar(o, 2.94, 7.5 + 15 * k), 0.08, 0.07, base=0.13)
    for y in (-1.15, 1.15):  # hinges: a strap over the frame to a barrel beside it
        strap = c.rectangle((2.66, y - 0.26), (3.50, y + 0.26), 0.06)
        stand(c, strap, 0.24 * smoothstep(0.0, -0.05, strap))
        c.ridge([(3.40, y - 0.45), (3.40, y + 0.45)], 0.42, 0.34, 0.0)
    c.ridge([(3.40, -1.75), (3.40, 1.75)], 0.22, 0.24, 0.0)
    c.pool(c.disc(o, 1.42), start=EDGE, join=0.02, depth=0.30)
    hand_wheel(c, o)
    dial(c, o)


def vault_bolt(c, o, angle):
    """One bolt of the door, with water along both of its sides, its end in the frame."""
    at = [polar(o, r, angle) for r in (2.0, 2.78)]
    c.pool(np.maximum(c.stroke(at, 0.46), c.disc(o, 2.6)), start=EDGE, join=0.03, depth=0.30)
    shaft = c.stroke(at, 0.30)
    c.terrain = np.where(shaft < 0, 0.0, c.terrain).astype(np.float32)
    stand(c, shaft, 0.12 + rounded(shaft, 0.15, 0.16))


def hand_wheel(c, o):
    """A hand wheel of five spokes, held within its thick rim, over a round pool."""
    rim = np.abs(c.disc(o, 1.06)) - 0.15
    stand(c, rim, 0.08 + rounded(rim, 0.15, 0.17))
    for k in range(5):
        spoke = c.stroke([o, polar(o, 1.06, 90 + 72 * k)], 0.20)
        stand(c, spoke, 0.06 + rounded(spoke, 0.10, 0.12))
    for radius, base in ((0.42, 0.10), (0.24, 0.24)):
        hub = c.disc(o, radius)
        stand(c, hub, base + rounded(hub, 0.10, 0.10))


def dial(c, o):
    """The marks of a combination lock round the hand wheel, every fifth one longer."""
    for k in range(60):
        c.groove([polar(o, 1.56, 6 * k), polar(o, 1.72 if k % 5 else 1.86, 6 * k)], 0.05 if k % 5 else 0.08, 0.05)
