"""Reliefs of the industries of energy, health, space and sound."""

import math

import numpy as np

from field import curve, polar, smoothstep, turned
from view import Camera

from .base import EDGE, island, relief, rounded, stand


@relief(
    "energy",
    "Rows of solar panels whose cells are lit water stand on stone steps, and every row feeds one channel beside them.",
    seed=5,
    camera=Camera(yaw=22, pitch=46, distance=12.2, target=(0.7, 0.25)),
)
def energy(c, rng):
    """A stepped solar field: each row of tilted panels drains into one channel that falls down the steps."""
    c.kerb = 0.3
    deep, rise, edge = 1.86, 0.16, -2.0
    for k in range(-1, 7):
        c.terrain += (rise * smoothstep(-0.03, 0.03, c.Y - (deep * k - 2.75))).astype(np.float32)
    even = rise * np.clip((c.Y + 2.75) / deep + 1.5, 0, 8)  # left of the channel the land falls without steps
    c.terrain += ((even - c.terrain) * smoothstep(-2.3, -3.6, c.X)).astype(np.float32)
    c.channel([(edge, 12), (edge, -9)], 0.46, 0)
    for k in range(-1, 6):
        foot = deep * k - 2.30
        c.channel([(EDGE, foot - 0.14), (edge, foot - 0.14)], 0.15, EDGE - foot, depth=0.24, join=0.12)
        for n in range(6):
            solar_panel(c, -1.45 + 1.62 * n, foot + 0.06, 1.46, 1.08, 0.17)


def solar_panel(c, x, y, wide, deep, tall):
    """One tilted panel: its back edge stands `tall` over the ground, four by two cells of water in a frame."""
    t = np.clip((c.Y - y) / deep, 0, 1)
    panel = c.rectangle((x, y), (x + wide, y + deep), 0.02)
    c.lift(panel, 0.05 + tall * t, 0.03)
    for i in range(4):
        for j in range(2):
            u, v = x + 0.05 + (wide - 0.05) / 4 * i, y + 0.06 + (deep - 0.06) / 2 * j
            cell = c.rectangle((u, v), (u + (wide - 0.05) / 4 - 0.05, v + (deep - 0.06) / 2 - 0.06), 0.01)
            c.pool(cell, start=EDGE + x, join=0.01, depth=0.19)


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
    "A satellite with two wings circles a great stone globe whose meridians and parallels are lines of lit water.",
    seed=99,
    camera=Camera(yaw=14, pitch=54, distance=12.2, target=(0.05, 0.1)),
)
def space_tech(c, rng):
    """The globe with its lines of water, one orbit round it, and a satellite on its way."""
    c.kerb = 0.2
    for _ in range(120):
        c.dome((rng.uniform(-8, 8), rng.uniform(-6, 7)), rng.uniform(0.02, 0.06), 0.04)
    o, radius = np.array((-0.25, -0.35)), 2.05
    disc = c.disc(o, radius)
    c.raised = np.where(disc < 0.5, 0, c.raised).astype(np.float32)
    x, y = (c.X - o[0]) / radius, (c.Y - o[1]) / radius
    depth = np.sqrt(np.clip(1 - x * x - y * y, 0, 1))
    c.terrain += np.where(disc < 0, 0.62 * depth, 0).astype(np.float32)
    tilt = np.radians(24)  # the axis leans, and the pole is turned towards the viewer
    u, v = x * np.cos(tilt) + y * np.sin(tilt), y * np.cos(tilt) - x * np.sin(tilt)
    lean = np.radians(22)
    north, front = v * np.cos(lean) + depth * np.sin(lean), depth * np.cos(lean) - v * np.sin(lean)
    lat, lon = np.degrees(np.arcsin(np.clip(north, -1, 1))), np.degrees(np.arctan2(u, front))
    near = lambda angle, step: np.abs((angle / step + 0.5) % 1 - 0.5) * step  # noqa: E731
    across = np.radians(near(lat, 30)) * radius * np.clip(depth, 0.25, 1)
    along = np.radians(near(lon, 30)) * np.cos(np.radians(lat)) * radius * np.clip(depth, 0.25, 1)
    along = np.where(np.abs(lat) > 62, 9.0, along)
    grid = np.minimum(across, along) - 0.055
    c.pool(np.maximum(grid, disc + 0.10).astype(np.float32), start=EDGE, join=0.02, depth=0.22)
    sweep, tip = np.linspace(0, 2 * np.pi, 200), 21
    path = np.stack([3.35 * np.cos(sweep), 1.0 * np.sin(sweep)], -1)
    away = np.hypot(*path.T) - radius
    path = turned(path, tip) + o
    behind = np.sin(sweep) > 0
    for k in range(len(path) - 1):
        if away[k] > (0.12 if behind[k] else -0.02):
            c.channel(path[k:k + 2], 0.16, EDGE + 0.1 * k, radius=0, join=0.01, depth=0.26)
    band = c.stroke(path[(away < 0.1) & ~behind], 0.0, 0.5)
    island(c, np.maximum(band - 0.20, disc))
    c.pool(np.maximum(band - 0.085, disc - 0.04).astype(np.float32), start=EDGE, join=0.01, depth=0.22)
    satellite(c, turned(np.array([(3.2, 0.25)]), tip)[0] + o + (-0.1, 0.5), 12)


def satellite(c, o, turn):
    """A body with a dish, and two wings of three cells each."""
    at = lambda points: turned(np.array(points, float), turn) + o  # noqa: E731
    box = lambda x0, y0, x1, y1: c.polygon(at([(x0, y0), (x1, y0), (x1, y1), (x0, y1)]), 0.02)  # noqa: E731
    clear = np.minimum(box(-1.55, -0.48, 1.55, 0.48), box(-0.5, -0.8, 0.5, 0.8))
    island(c, clear)
    c.raised = np.where(clear < 0, 0, c.raised).astype(np.float32)
    for s in (-1, 1):
        low, high = sorted((s * 0.48, s * 1.50))
        c.lift(box(low, -0.36, high, 0.36), 0.26, 0.03)
        for k in range(3):
            a, b = sorted((s * (0.53 + 0.325 * k), s * (0.53 + 0.325 * k + 0.27)))
            c.pool(box(a, -0.30, b, 0.30), start=EDGE, join=0.01, depth=0.18)
    stand(c, box(-0.5, -0.05, 0.5, 0.05), 0.28)
    body = box(-0.30, -0.40, 0.30, 0.40)
    stand(c, body, 0.34 + rounded(body, 0.08, 0.08))
    dish = c.disc(at([(0, -0.62)])[0], 0.27)
    stand(c, dish, 0.22 + 0.20 * np.clip(1 + dish / 0.27, 0, 1) ** 2)


@relief(
    "entertainment",
    "A record player is carved in sandstone: lit water runs in the grooves of its record, and a stone tone arm rests on them.",
    seed=95,
    camera=Camera(yaw=20, pitch=51, distance=13.5, target=(0.66, -0.1)),
)
def entertainment(c, rng):
    """A record player: broad bands of water in the record, a note on its label, the tone arm."""
    c.kerb = 0.0
    o = np.array((-0.15, 0.0))
    c.channel([(-EDGE, -1.9), (-3.3, -1.9), (-1.9, -1.0)], 0.32, 0, radius=0.6, join=0.05)
    plinth = c.rectangle((-2.95, -2.75), (4.25, 2.75), 0.35)
    c.lift(plinth, 0.24, 0.06)
    c.plate(np.abs(plinth + 0.14) - 0.025, -0.04, 0.03)
    c.plate(c.disc(o, 2.55), -0.09, 0.05)
    c.lift(c.disc(o, 2.42), 0.08, 0.05)
    r = np.hypot(c.X - o[0], c.Y - o[1])
    for radius, half in ((2.13, 0.115), (1.70, 0.115), (1.27, 0.115)):
        c.pool((np.abs(r - radius) - half).astype(np.float32), start=EDGE, join=0.02, depth=0.24)
    fine = 0.5 + 0.5 * np.cos(2 * np.pi * r / 0.085)
    c.raised -= (0.025 * fine * ((r < 2.36) & (r > 1.0) & (c.wet > 0.05))).astype(np.float32)
    label = c.disc(o, 0.92)
    c.lift(label, 0.07, 0.05)
    note(c, o + (0.02, -0.06))
    tone_arm(c, np.array((3.35, 1.75)), np.array((1.72, -1.42)))
    for y in (-2.05, -1.20):
        knob = c.disc((3.45, y), 0.30)
        stand(c, knob, 0.05 + rounded(knob, 0.10, 0.14))
        c.groove([(3.45, y), (3.45, y + 0.26)], 0.06, 0.06)


def note(c, o):
    """Two quavers under one beam, in water."""
    for x in (-0.22, 0.30):
        head = np.hypot((c.X - o[0] - x + 0.10) / 0.17, (c.Y - o[1] + 0.30) / 0.13) - 1
        c.pool((head * 0.13).astype(np.float32), start=EDGE, join=0.01, depth=0.26)
        c.channel([o + (x, -0.28), o + (x, 0.42)], 0.09, EDGE, join=0.01, depth=0.26)
    c.channel([o + (-0.24, 0.38), o + (0.32, 0.46)], 0.16, EDGE, radius=0, join=0.01, depth=0.26)


def tone_arm(c, pivot, tip):
    """A bent arm from its bearing to the head that lies in a groove, over the water."""
    for radius, high in ((0.62, 0.14), (0.40, 0.30), (0.22, 0.40)):
        bearing = c.disc(pivot, radius)
        stand(c, bearing, high + rounded(bearing, 0.08, 0.06))
    line = curve([pivot + (0.18, 0.62), pivot, pivot + (-0.02, -1.3), tip + (0.62, 0.95), tip], 12)
    arm = c.stroke(line, 0.24)
    stand(c, arm, 0.24 + rounded(arm, 0.12, 0.12))
    weight = c.stroke([pivot + (0.10, 0.42), pivot + (0.20, 0.72)], 0.46)
    stand(c, weight, 0.30 + rounded(weight, 0.16, 0.16))
    way = (line[-1] - line[-8]) / np.hypot(*(line[-1] - line[-8]))
    head = c.stroke([tip - way * 0.15, tip + way * 0.40], 0.42)
    stand(c, head, 0.26 + rounded(head, 0.08, 0.10))
