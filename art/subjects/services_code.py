"""Reliefs of the services that write chains and contracts."""

import numpy as np

from field import curve, polar
from view import Camera

from .base import EDGE, island, relief, rounded, stand


@relief(
    "blockchain-development",
    "Great square stone blocks, each inlaid with its own grid of lit water, stand in a row over a canal and are chained to one another.",
    seed=62,
    camera=Camera(yaw=22, pitch=49, distance=11.0, target=(0.25, -0.15)),
)
def blockchain_development(c, rng):
    """A chain of blocks: every block carries its own record, and heavy links tie it to the one before."""
    c.kerb = 0.6
    c.channel([(-EDGE, 0), (EDGE, 0)], 1.90, 0, join=0.05, depth=0.38)
    records = rng.random((6, 4, 4)) < 0.6
    half, pitch, first = 1.02, 3.70, -5.05
    for k in range(-1, 5):
        o = np.array((first + pitch * k, 0.0))
        shackle(c, o[0] + half, o[0] + pitch - half)
    for k in range(-1, 5):
        o = np.array((first + pitch * k, 0.0))
        block = c.rectangle(o - half, o + half, 0.06)
        island(c, block - 0.02)
        c.raised = np.where(block < 0, 0.0, c.raised).astype(np.float32)
        c.lift(block, 0.34, 0.05)
        c.plate(np.abs(block + 0.08) - 0.05, 0.05, 0.04)
        for i, j in zip(*np.nonzero(records[k])):
            p = o + (np.array((i, j)) - 1.5) * 0.44
            c.pool(c.rectangle(p - 0.175, p + 0.175, 0.02), start=EDGE + k, join=0.01, depth=0.26)


def shackle(c, left, right):
    """The links between two blocks: an eye at each of them, seen edge on, and between the eyes one open link."""
    mid = (left + right) / 2
    link = np.abs(c.stroke([(mid - 0.34, 0), (mid + 0.34, 0)], 1.06, 1.2)) - 0.16
    stand(c, link, -0.10 + rounded(link, 0.16, 0.18))
    for a, b in ((left - 0.1, mid - 0.62), (mid + 0.62, right + 0.1)):
        eye = c.stroke([(a, 0), (b, 0)], 0.30)
        stand(c, eye, 0.02 + rounded(eye, 0.15, 0.20))


@relief(
    "smart-contracts",
    "A stone sheet carries written lines of lit water that run on beyond its edge as the lines of a circuit, each to a round node.",
    seed=63,
    camera=Camera(yaw=18, pitch=50, distance=12.7, target=(0.7, -0.25)),
)
def smart_contracts(c, rng):
    """A contract that acts: its lines leave the sheet as conductors and end in nodes."""
    c.kerb = 0.2
    left, right, top, foot = -2.35, 0.75, 2.75, -2.65
    fold = 0.75
    sheet = c.polygon([(left, foot), (right, foot), (right, top - fold), (right - fold, top), (left, top)], 0.02)
    c.lift(sheet, 0.17, 0.04)
    corner = c.polygon([(right - fold, top), (right - fold, top - fold), (right, top - fold)], 0.01)
    c.raised = np.where(corner < 0, 0.05 + 0.10 * np.clip(1 + corner / 0.3, 0, 1), c.raised).astype(np.float32)
    c.channel([(left + 0.40, 2.10), (left + 1.55, 2.10)], 0.26, EDGE, depth=0.27, join=0.03)
    rows = (1.30, 0.62, -0.06, -0.74, -1.42, -2.10)
    ends = ((3.9, 2.55), (2.35, 1.45), (4.6, 0.85), (2.55, -0.74), (4.1, -1.75), (2.4, -2.75))
    for k, (y, (x1, y1)) in enumerate(zip(rows, ends)):
        x = left + 0.40
        words = (0.62, 0.95, 0.45) if k % 2 else (0.95, 0.40, 0.70)
        for n, word in enumerate(words):
            last = n == 2
            if not last:
                c.channel([(x, y), (x + word, y)], 0.17, EDGE + x, depth=0.25, join=0.03)
                x += word + 0.30
        bend = right + 0.45 + (0.25 if k in (1, 4) else 0.0)
        climb = abs(y1 - y)
        line = [(x, y), (bend, y), (bend + climb, y1), (x1, y1)] if climb > 0.02 else [(x, y), (x1, y1)]
        if line[-1][0] < line[-2][0] + 0.2:
            line[-1] = (line[-2][0] + 0.7, y1)
        end = c.channel(line, 0.17, EDGE + x, radius=0.06, depth=0.25, join=0.03)
        node = c.disc(line[-1], 0.36)
        c.plate(np.abs(node - 0.10) - 0.06, 0.06, 0.04)
        c.pool(node, start=end, join=0.05, depth=0.30)
        hub = node + 0.22
        island(c, hub)
        c.plate(hub, 0.05, 0.04)


@relief(
    "web3-development",
    "A spider's web, each of its threads a narrow channel of lit water, is spun between stones, with round drops where threads meet.",
    seed=64,
    camera=Camera(yaw=20, pitch=52, distance=11.4, target=(0.1, 0.05)),
)
def web3_development(c, rng):
    """A web: one strong thread brings the water, the others hang between stones and share it."""
    c.kerb = 0.5
    o = np.array((0.15, 0.05))
    angles = [196, 222, 247, 271, 296, 322, 346, 371, 396, 420, 446, 473, 501, 529]
    ends = [EDGE if k == 0 else rng.uniform(3.3, 4.3) for k in range(14)]
    c.pool(c.disc(o, 0.30), start=EDGE, join=0.10, depth=0.30)
    for a, end in zip(angles, ends):
        tip = polar(o, end, a)
        c.channel([o, tip], 0.30 if end == EDGE else 0.17, EDGE if end != EDGE else 0, join=0.08, taper=0.17 if end == EDGE else 0.10)
        if end != EDGE:
            for _ in range(4):
                c.dome(tip + rng.normal(0, 0.16, 2), rng.uniform(0.16, 0.38), rng.uniform(0.14, 0.34), rng.uniform(0.7, 1), rng.uniform(0, 180), 0.4)
    rounds = np.array((0.72, 1.10, 1.50, 1.92, 2.36, 2.82))
    for n, r in enumerate(rounds):
        for k, a in enumerate(angles):
            b = angles[k + 1] if k < 13 else angles[0] + 360
            r0, r1 = r + 0.03 * k, r + 0.03 * (k + 1)  # it winds outwards, as a spider walks
            p, q = polar(o, r0, a), polar(o, r1, b)
            low = polar(o, (r0 + r1) / 2 * 0.875, (a + b) / 2)
            c.channel(curve([p, low, q], 7), 0.135, EDGE + r, radius=0, join=0.06, depth=0.26)
            if rng.random() < 0.16:
                c.pool(c.disc(p, 0.15), start=EDGE + r, join=0.06, depth=0.30)
    hub = c.disc(o, 0.14)
    island(c, hub)
    c.plate(hub, 0.06, 0.05)
