"""The subjects of the reliefs: what each one draws, with its name, seed and camera."""
import math
from dataclasses import dataclass, field
from typing import Callable

import numpy as np

from field import arc, polar, smoothstep
from view import Camera

EDGE = 14.0  # far enough to leave every picture


@dataclass
class Subject:
    """One relief: how to draw it, and how lively the plots between its channels are."""

    draw: Callable
    seed: int
    camera: Camera = field(default_factory=Camera)
    terraces: float = 1.0
    furrows: float = 0.3
    exposure: float = 0.9
    shade: float = 1.0  # how much of the left lies in shade


def falaj(c, rng):
    """One inlet that divides and divides again into sixteen shares."""
    def divide(x, y, span, level, s, width):
        if level == 4:
            c.channel([(x, y), (EDGE, y)], width, s)
            return
        run = (2.0, 1.15, 1.35, 1.0)[level] * (0.85 + 0.3 * rng.random())
        split = x + run
        s = c.channel([(x, y), (split + 0.01, y)], width, s)
        share = 0.5 if level in (0, 3) else rng.choice([0.5, 0.42, 0.58])
        for side, part in ((1, share), (-1, 1 - share)):
            to = y + side * span * (1 - part) / 2
            thin = width * 0.86
            end = c.channel([(split, y), (split, to), (split + 0.7, to)], thin, s, radius=0.42)
            divide(split + 0.7, to, span * part, level + 1, end, thin)

    c.channel([(-EDGE, 0), (-3.2, 0)], 0.44, 0)
    divide(-3.2, 0.0, 10.6, 0, EDGE - 3.2, 0.44)


def energy(c, rng):
    """A round generating hub; its feeders branch outwards, ring by ring, to the plots."""
    o = (0.0, 0.0)
    c.plate(c.disc(o, 1.12), 0.08)
    c.plate(c.disc(o, 2.5), 0.05)
    c.channel([(-EDGE, -1.15), (-1.9, -1.15), polar(o, 1.35, 190)], 0.40, 0, radius=0.6)
    c.basin(o, 0.62, -EDGE, join=0.1)
    c.channel(arc(o, 1.45, 190, 370), 0.34, EDGE - 1.5, radius=0)
    c.channel(arc(o, 1.45, 190, 10), 0.34, EDGE - 1.5, radius=0)
    for k in range(10):
        a = 18 + 36 * k
        if a == 198:
            continue
        lap = min(abs(a - 190), 360 - abs(a - 190)) * math.pi / 180 * 1.45
        s = c.channel([polar(o, 1.45, a), polar(o, 2.75, a)], 0.26, EDGE - 1.5 + lap)
        for da in (-9.2, 9.2):
            e = c.channel(arc(o, 2.75, a, a + da), 0.22, s, radius=0)
            e = c.channel([polar(o, 2.75, a + da), polar(o, 4.35, a + da)], 0.22, e)
            for db in (-4.6, 4.6):
                f = c.channel(arc(o, 4.35, a + da, a + da + db), 0.17, e, radius=0)
                c.channel([polar(o, 4.35, a + da + db), polar(o, 9.5, a + da + db)], 0.17, f)


def entrepreneurs(c, rng):
    """A small spring whose single stream widens into a delta of ever more, ever smaller shares."""
    c.plate(c.disc((-3.1, -0.6), 0.95), 0.05)
    c.basin((-3.1, -0.6), 0.52, -1.0)
    base = -0.12

    def grow(p, angle, length, width, s, level, spread):
        q = p + length * np.array([math.cos(angle), math.sin(angle)])
        mid = p + 0.5 * length * np.array([math.cos(angle - 0.10), math.sin(angle - 0.10)])
        s = c.channel([p, mid, q], width, s, radius=0.9, taper=width * 0.9, join=0.12)
        if level == 5:
            c.channel([q, q + 6 * np.array([math.cos(angle * 0.75), math.sin(angle * 0.75)])], width * 0.9, s)
            return
        for side in (-1, 1):
            turn = side * spread * (0.9 + 0.2 * rng.random())
            grow(q, base + (angle - base) * 0.9 + turn, length * (0.84 + 0.14 * rng.random()), width * 0.80, s, level + 1, spread * 0.66)

    grow(np.array([-2.7, -0.55]), base, 1.5, 0.42, 1.0, 0, 0.56)


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


def white_label(c, rng):
    """One mould, repeated: identical carved basins with one round corner, all fed by one channel."""
    c.channel([(-EDGE, 0), (EDGE, 0)], 0.42, 0)
    for k in range(-1, 7):
        x = -1.75 + 2.35 * k - 0.9
        if k == -1:
            continue
        for side in (1, -1):
            near, far = side * 0.95, side * 2.85
            s = c.channel([(x, 0), (x, near)], 0.24, EDGE + x)
            for turn in (-1, 1):
                big = [(x, near), (x + turn * 0.82, near), (x + turn * 0.82, far), (x, far)]
                c.channel(big, 0.24, s, radius=0.75 if turn > 0 else 0.2)
            c.plate(c.rectangle((x - 0.45, min(near, far) + 0.37), (x + 0.45, max(near, far) - 0.37), 0.16), 0.08)
            c.plate(c.rectangle((x - 0.24, min(near, far) + 0.58), (x + 0.24, max(near, far) - 0.58), 0.10), -0.07)


def rwa(c, rng):
    """One large raised block, cut by channels into many equal shares."""
    nx, ny, side = 6, 5, 1.12
    w, h = nx * side, ny * side
    x0, y0 = -2.75, -h / 2
    c.plate(c.rectangle((x0 - 0.1, y0 - 0.1), (x0 + w + 0.1, y0 + h + 0.1), 0.16), 0.12, 0.06)
    c.channel([(-EDGE, 0.0), (x0 - 0.45, 0.0)], 0.40, 0)
    s0 = EDGE + x0 - 0.45
    loop = [(x0 - 0.45, 0), (x0 - 0.45, y0 - 0.45), (x0 + w + 0.45, y0 - 0.45), (x0 + w + 0.45, 0.4)]
    c.channel(loop, 0.32, s0, radius=0.6)
    c.channel([(a, -b) for a, b in loop], 0.32, s0, radius=0.6)
    for i in range(1, nx):
        x = x0 + i * side
        c.channel([(x, y0 - 0.45), (x, -y0 + 0.45)], 0.17, s0 + i * side, depth=0.27, join=0.10)
    for j in range(1, ny):
        y = y0 + j * side
        c.channel([(x0 - 0.45, y), (x0 + w + 0.45, y)], 0.17, s0 + abs(y), depth=0.27, join=0.10)


def multi_chain(c, rng):
    """Parallel channels, each a chain of its own, joined by cross links and stepped over by stone bridges."""
    gap = 1.25
    rows = range(-4, 6)
    for j in rows:
        c.channel([(-EDGE, j * gap), (EDGE, j * gap)], 0.34 if j == 0 else 0.26, 0.37 * j)
    links = [(-2, 0, 1), (-0.6, -1, 0), (0.7, 1, 2), (1.4, 0, 1), (2.7, -1, 0), (3.2, 2, 3), (0.3, -2, -1), (4.4, 0, 2),
             (5.6, -1, 1), (2.2, -3, -2), (6.4, 2, 4), (4.9, -2, -1), (-0.5, 2, 3), (7.3, 0, 1)]
    for x, a, b in links:
        c.channel([(x - 0.8, a * gap), (x, a * gap), (x, b * gap), (x + 0.8, b * gap)], 0.20, EDGE + x - 0.8, radius=0.4)
    for x, j in ((-1.4, 1), (0.4, 0), (2.0, -1), (1.6, 2), (3.6, 1), (4.0, -2), (5.2, 3), (6.2, 0), (3.0, 3)):
        c.cover |= c.rectangle((x - 0.26, j * gap - 0.42), (x + 0.26, j * gap + 0.42), 0.05) < 0.02
        c.plate(c.rectangle((x - 0.26, j * gap - 0.42), (x + 0.26, j * gap + 0.42), 0.05), 0.045, 0.04)


def real_estate(c, rng):
    """A street plan: blocks of houses of many heights, dry lanes between them, water in the main streets."""
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
    for x0, x1 in zip(xs[:-1], xs[1:]):
        for y0, y1 in zip(ys[:-1], ys[1:]):
            nx, ny = rng.integers(1, 4), rng.integers(1, 4)
            cx, cy = np.linspace(x0 + 0.26, x1 - 0.26, nx + 1), np.linspace(y0 + 0.26, y1 - 0.26, ny + 1)
            for i in range(nx):
                for j in range(ny):
                    if rng.random() < 0.12:
                        continue
                    box = c.rectangle((cx[i] + 0.03, cy[j] + 0.03), (cx[i + 1] - 0.03, cy[j + 1] - 0.03), 0.03)
                    height = rng.choice([0.07, 0.11, 0.16, 0.23, 0.34], p=[0.25, 0.3, 0.25, 0.14, 0.06])
                    c.plate(box, height, 0.03)
                    if height < 0.3 and rng.random() < 0.6:
                        c.plate(box + 0.11, -0.6 * height, 0.03)  # a courtyard


def contact(c, rng):
    """Channels from every side that meet in one round basin."""
    o = (0.2, 0.0)
    for r, h in ((2.35, -0.05), (1.95, -0.05)):
        c.plate(c.disc(o, r), h, 0.05)
    c.basin(o, 1.45, 30.0, join=0.35, depth=0.42)
    routes = [[(-EDGE, -1.6), (-3.0, -1.6), (-3.0, 0), (-1.0, 0)], [(-1.9, EDGE), (-1.9, 1.5), (-0.6, 0.8)],
              [(0.9, EDGE), (0.9, 3.2), (0.2, 3.2), (0.2, 1.2)], [(EDGE, 3.0), (2.6, 3.0), (2.6, 1.4), (0.9, 0.9)],
              [(EDGE, 0.2), (1.2, 0.2)], [(EDGE, -2.5), (3.2, -2.5), (3.2, -1.3), (1.1, -0.7)],
              [(1.5, -EDGE), (1.5, -3.2), (0.5, -3.2), (0.5, -1.2)], [(-1.6, -EDGE), (-1.6, -3.3), (-0.9, -1.0)]]
    for k, route in enumerate(routes):
        length = sum(float(np.hypot(*np.subtract(b, a))) for a, b in zip(route, route[1:]))
        c.channel(route, 0.36 if k == 0 else 0.26, 30.0 - length, radius=0.6, join=0.22)


def not_found(c, rng):
    """One channel that ends dry and unfinished in plain stone, its line only scratched out ahead."""
    bed = lambda s: 0.30 - 0.27 * smoothstep(EDGE - 1.2, EDGE + 1.9, s)  # noqa: E731
    c.channel([(-EDGE, -1.2), (-0.6, -1.2), (-0.6, 0.9), (2.6, 0.9)], 0.46, 0, radius=0.8, depth=bed)
    for side in (-0.23, 0.23):
        c.channel([(2.5, 0.9 + side), (5.2, 0.9 + side)], 0.03, depth=0.035, dry=True, join=0.01)
    for k in range(9):
        x, y = 2.5 + 0.13 * k + 0.05 * rng.random(), 0.9 + 0.10 * rng.standard_normal()
        c.channel([(x, y - 0.10), (x + 0.16, y + 0.10)], 0.06, depth=0.05 * (1 - k / 10), dry=True, join=0.02)


SUBJECTS = {
    "falaj": Subject(falaj, seed=11, camera=Camera(distance=16.0)),
    "energy": Subject(energy, seed=5, camera=Camera(target=(0.3, 0.3)), terraces=0.8, furrows=0.2),
    "entrepreneurs": Subject(entrepreneurs, seed=21, camera=Camera(distance=15.0), terraces=0.6, furrows=0.0),
    "token-development": Subject(token_development, seed=8, camera=Camera(distance=13.0), terraces=0.0, furrows=0.0),
    "white-label": Subject(white_label, seed=14, camera=Camera(distance=13.5), terraces=0.0, furrows=0.0),
    "rwa": Subject(rwa, seed=31, camera=Camera(distance=13.5), terraces=0.0, furrows=0.0),
    "multi-chain": Subject(multi_chain, seed=4, terraces=0.5, furrows=0.0),
    "real-estate": Subject(real_estate, seed=17, camera=Camera(distance=14.0), terraces=0.0, furrows=0.0),
    "contact": Subject(contact, seed=9, terraces=0.0, furrows=0.0),
    "not-found": Subject(not_found, seed=2, terraces=0.0, furrows=0.0),
}
