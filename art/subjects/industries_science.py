"""Reliefs of the industries of energy, health, space and sound."""

import math

import numpy as np

from field import arc, curve, polar, smoothstep, turned
from view import Camera

from .base import EDGE, island, relief, rounded, stand


@relief(
    "energy",
    "A wind turbine stands beside half a sun, above rows of solar panels whose cells are lit water.",
    seed=5,
    camera=Camera(yaw=5, pitch=55, distance=13.0, target=(0.3, 0.1)),
)
def energy(c, rng):
    """Wind and sun: a turbine, half a sun on the horizon, panels of water, a canal at the foot."""
    c.kerb = 0.1
    c.channel([(-EDGE, -3.2), (EDGE, -3.2)], 0.40, 0)
    horizon = -1.15
    half_sun(c, np.array((-0.85, horizon)), 1.20)
    c.ridge([(-3.0, horizon), (4.6, horizon)], 0.14, 0.10)
    for row in range(2):
        for k in range(4):
            solar_panel(c, -2.05 - 0.30 * row + (1.58 + 0.10 * row) * k, -1.42 - 0.78 * row, 1.30 + 0.10 * row)
    turbine(c, np.array((1.75, 1.60)), horizon)


def half_sun(c, o, radius):
    """A half disc on the horizon with rays of water."""
    above = (o[1] - c.Y).astype(np.float32)
    sun = np.maximum(c.disc(o, radius), above)
    stand(c, sun, 0.06 + rounded(c.disc(o, radius), radius, 0.16))
    for k in range(8):
        a = 12 + 22 * k
        c.channel([polar(o, radius + 0.28, a), polar(o, radius + (0.72 if k % 2 else 1.0), a)], 0.20, EDGE)


def solar_panel(c, x, y, wide):
    """One tilted panel, seen from the front: six cells of water in a frame."""
    tall, lean = 0.56, 0.24
    corner = lambda u, v: (x + u * wide + v * lean, y - tall + v * tall)  # noqa: E731
    c.lift(c.polygon([corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)], 0.05), 0.12, 0.04)
    for i in range(3):
        for j in range(2):
            u, v = (i + np.array((0.05, 0.95))) / 3, (j + np.array((0.07, 0.93))) / 2
            cell = c.polygon([corner(u[0], v[0]), corner(u[1], v[0]), corner(u[1], v[1]), corner(u[0], v[1])])
            c.pool(cell, start=EDGE + x, join=0.01, depth=0.2)


def turbine(c, hub, foot):
    """A tapered tower and three long blades round a hub."""
    tower = c.polygon([hub + (-0.08, 0), hub + (0.08, 0), (hub[0] + 0.19, foot), (hub[0] - 0.19, foot)])
    stand(c, tower, 0.10 + rounded(tower, 0.12, 0.12))
    shape = [(0.0, 0.10), (0.30, 0.22), (0.80, 0.20), (2.05, 0.05), (2.05, -0.04), (0.30, -0.11), (0.0, -0.10)]
    for a in (62, 182, 302):
        blade = c.polygon(turned(np.array(shape) + hub, a, hub), 0.02)
        stand(c, blade, 0.16 + rounded(blade, 0.12, 0.10))
    stand(c, c.disc(hub, 0.22), 0.22 + rounded(c.disc(hub, 0.22), 0.22, 0.16))


@relief(
    "healthcare",
    "A double helix is carved in sandstone: two strands of lit water wind round each other, joined by fine rungs.",
    seed=98,
    camera=Camera(yaw=22, pitch=52, distance=11.2, target=(0.3, 0.0)),
)
def healthcare(c, rng):
    """DNA: two strands that cross over and under, rungs between them in pairs."""
    c.kerb = 0.3
    turn, wave, amp = 26, 3.7, 1.32

    def place(x, y):
        return turned(np.stack([np.atleast_1d(x), np.atleast_1d(y)], -1), turn)

    xs = np.linspace(-13, 13, 420)
    phase = 2 * np.pi * (xs + 0.55) / wave
    rungs = [x for x in np.arange(-12.6, 12.6, wave / 12) if abs(math.sin(2 * math.pi * (x + 0.55) / wave)) > 0.42]
    for x in rungs:  # two bases meet in the middle of every rung
        y = amp * math.sin(2 * math.pi * (x + 0.55) / wave)
        for s in (1, -1):
            a, b = place(x, s * y)[0], place(x, s * math.copysign(0.10, y))[0]
            c.channel([a, b], 0.125, x + 13, join=0.05, depth=0.26)
    under, over = place(xs, amp * np.sin(phase + np.pi)), place(xs, amp * np.sin(phase))
    for k, line in enumerate((under, over)):
        d = c.stroke(line, 0.0, 0.6)
        c.plate(d - 0.30, 0.05, 0.08)
    c.channel(under, 0.36, 0, radius=0, join=0.02)
    c.channel(over, 0.36, 0.4, radius=0, join=0.02)
    for n in range(-8, 9):  # at every crossing one strand goes under a stone bridge
        x = n * wave / 2 - 0.55
        q = place(x, 0.0)[0]
        slope = math.degrees(math.atan(amp * 2 * np.pi / wave)) * (1 if n % 2 else -1) + turn
        t = np.array(polar((0, 0), 1.0, slope))
        m = np.array([-t[1], t[0]])
        for s in (-1, 1):  # kerbs of the upper strand cut the lower one
            line = [q + m * s * 0.215 - t * 0.42, q + m * s * 0.215 + t * 0.42]
            d = c.stroke(line, 0.10, 0.3)
            island(c, d)
            c.raised = np.where(d < 0.0, 0.05, c.raised).astype(np.float32)


@relief(
    "space-tech",
    "A great stone planet is circled by lit orbits, each with a small moon or a satellite on its way.",
    seed=99,
    camera=Camera(yaw=22, pitch=48, distance=12.8, target=(0.3, 0.1)),
)
def space_tech(c, rng):
    """Orbits round a planet: moons of many sizes, one satellite, a field of stars."""
    c.kerb = 0.6
    o = (0.0, 0.0)
    for _ in range(150):
        p = (rng.uniform(-8, 9), rng.uniform(-6, 8))
        c.dome(p, 0.0 + rng.uniform(0.03, 0.07), 0.05)
    for r, w in ((1.75, 0.16), (2.55, 0.13), (3.45, 0.15), (4.55, 0.12), (5.9, 0.12), (7.6, 0.12), (9.6, 0.12)):
        c.raised = np.where(np.abs(c.disc(o, r)) < 0.22, 0, c.raised).astype(np.float32)
        c.channel(arc(o, r, 0, 361, 3), w, r * 2, radius=0, join=0.05)
    ball = 1.18
    r = np.hypot(c.X - o[0], c.Y - o[1])
    high = np.sqrt(np.clip(1 - (r / ball) ** 2, 0, 1))
    c.raised = np.where(r < ball, 0.62 * high, c.raised).astype(np.float32)
    lat = (c.Y * 0.9 + 0.4 * c.X) + 0.05 * c.noise(rng, 1.5, 2)
    c.raised -= (0.025 * (0.5 + 0.5 * np.cos(lat * 11)) * (r < ball) * high).astype(np.float32)
    for a, s, q in ((35, 0.62, 0.17), (150, 0.55, 0.12), (255, 0.6, 0.21), (310, 0.80, 0.10), (95, 0.85, 0.09)):
        p = polar(o, s * ball, a)
        d = c.disc(p, q)
        c.raised += (0.03 * np.exp(-((d / 0.03) ** 2)) - 0.05 * smoothstep(0.0, -0.05, d)).astype(np.float32)

    def moon(radius, a, size):
        p = np.array(polar(o, radius, a))
        d = c.disc(p, size + 0.09)
        island(c, d)
        c.raised = np.where(d < 0, 0.0, c.raised).astype(np.float32)
        c.dome(p, size, size * 0.75)
        for t in range(3):
            q = polar(p, size * 0.5, a + 120 * t + 20)
            c.plate(c.disc(q, size * 0.18), -0.04, 0.03)

    moon(1.75, 200, 0.15)
    moon(2.55, 75, 0.25)
    moon(3.45, 128, 0.34)
    moon(3.45, 12, 0.13)
    moon(4.55, 232, 0.22)
    moon(4.55, 62, 0.40)
    moon(5.9, 20, 0.36)
    # the satellite: a body, two panels of cells, a dish
    s = np.array(polar(o, 3.45, 322))

    def part(x0, y0, x1, y1, tall):
        d = c.polygon(turned(np.array([(x0, y0), (x1, y0), (x1, y1), (x0, y1)]), 30) + s, 0.01)
        island(c, d)
        c.plate(d, tall, 0.03)

    part(-0.20, -0.26, 0.20, 0.26, 0.26)
    part(-0.34, -0.03, 0.34, 0.03, 0.14)
    for side in (-1, 1):
        for k in range(4):
            a, b = sorted((side * (0.36 + 0.27 * k), side * (0.60 + 0.27 * k)))
            for y in (-0.25, 0.01):
                part(a, y, b, y + 0.24, 0.13)


@relief(
    "entertainment",
    "A record with lit water in its grooves lies in sandstone, and a stone tone arm rests on it.",
    seed=95,
    camera=Camera(yaw=24, pitch=49, distance=12.2, target=(0.4, 0.1)),
)
def entertainment(c, rng):
    """A record player: grooves, label, tone arm."""
    c.kerb = 0.0
    o = (0.0, 0.0)
    plinth = c.rectangle((-3.25, -3.05), (4.35, 3.05), 0.4)
    c.lift(plinth, 0.10, 0.08)
    c.plate(c.disc(o, 2.92), -0.05, 0.05)
    c.lift(c.disc(o, 2.78), 0.08, 0.06)
    r = np.hypot(c.X - o[0], c.Y - o[1])
    spiral = (2.60 - r) / 0.21
    between = (r < 2.62) & (r > 1.10)
    track = np.floor(spiral)
    lit = np.isin(track, (0, 2, 3, 5))
    d = (np.abs(spiral - track - 0.5) - 0.30) * 0.21
    c.pool(np.where(between & lit, d, 9.0).astype(np.float32), start=EDGE, join=0.02, depth=0.22)
    fine = 0.5 + 0.5 * np.cos(2 * np.pi * spiral * 3)
    c.raised -= (0.022 * fine * (between & ~lit & (r < 2.6))).astype(np.float32)
    c.plate(c.disc(o, 0.98), 0.05, 0.05)
    c.plate(np.abs(c.disc(o, 0.72)) - 0.02, -0.03, 0.02)
    c.plate(c.disc(o, 0.13), 0.10, 0.04)
    c.channel([(-EDGE, -1.6), (-3.6, -1.6), (-2.45, -0.75)], 0.28, 0, radius=0.6, join=0.05)
    # the arm
    pivot = (3.55, 2.1)
    for rad, h in ((0.62, 0.12), (0.42, 0.16), (0.24, 0.10)):
        c.plate(c.disc(pivot, rad), h, 0.06)
    line = curve([(3.75, 2.75), pivot, (3.35, 0.2), (2.6, -1.2), (1.62, -1.72)], 12)
    d = c.stroke(line, 0.0, 0.4)
    c.raised = np.where(
        d < 0.10, np.maximum(c.raised, 0.17 + 0.16 * np.sqrt(np.clip(1 - (d / 0.10) ** 2, 0, 1))), c.raised
    ).astype(np.float32)
    c.cover |= d < 0.11
    head = c.polygon(
        turned(np.array([(-0.10, -0.17), (0.55, -0.15), (0.55, 0.15), (-0.10, 0.17)]), 207, (0, 0)) + (1.70, -1.68), 0.02
    )
    c.raised = np.where(head < 0.02, np.maximum(c.raised, 0.34), c.raised).astype(np.float32)
    c.cover |= head < 0.03
    c.plate(c.rectangle((3.45, 2.62), (4.05, 2.98), 0.05), 0.25, 0.06)
    for y in (-2.4, -1.6):
        c.plate(c.disc((3.75, y), 0.26), 0.14, 0.05)
        c.plate(c.rectangle((3.73, y), (3.77, y + 0.22), 0.01), -0.05, 0.02)
