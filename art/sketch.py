"""Sketch reliefs in seconds, without Blender: python3 art/sketch.py NAME... [--out sketch.png] [--width 720]

The height field with a sun, its shadows and plain water, seen by the subject's camera; several names make one sheet.
"""
import argparse
import subprocess
import sys
from pathlib import Path

import numpy as np
from scipy import ndimage

sys.path.insert(0, str(Path(__file__).resolve().parent))
import stone  # noqa: E402
from field import Canvas  # noqa: E402
from subjects import SUBJECTS  # noqa: E402


def sketch(name, width):
    """One quick picture, 0..1."""
    subject = SUBJECTS[name]
    height = round(width / subject.camera.aspect)
    rng = np.random.default_rng(subject.seed)
    c = Canvas(subject.camera, cells=3.4 * width * height)
    subject.draw(c, rng)
    z = stone.carve(c, subject.camera, rng, subject.terraces, subject.furrows)["height"]
    gy, gx = np.gradient(z, c.cell)
    azimuth, elevation = np.radians(90 + subject.sun.bearing - subject.camera.yaw), np.radians(subject.sun.elevation)
    sun = np.array([np.cos(azimuth), np.sin(azimuth)]) * np.cos(elevation), np.sin(elevation)
    facing = np.clip((sun[1] - gx * sun[0][0] - gy * sun[0][1]) / np.sqrt(1 + gx * gx + gy * gy), 0, 1)
    free = np.ones_like(z)
    for k in range(1, int(1.6 / c.cell), 2):  # walk towards the sun; whatever rises above the ray shades
        dy, dx = (int(round(k * np.sin(azimuth))), int(round(k * np.cos(azimuth))))
        moved = np.roll(z, (-dy, -dx), (0, 1))
        free *= moved < z + k * c.cell * np.tan(elevation) + 0.01
    rough = 0.9 + 0.1 * np.clip(c.noise(rng, 20, 1), -1, 1)
    lit = (0.10 + 1.9 * facing * free + 0.08 * np.clip(gy * -0.5, 0, 1)) * rough
    rgb = lit[..., None] * np.array([0.80, 0.60, 0.42]) + np.array([0.02, 0.05, 0.06])
    level = stone.WATER_LEVEL + c.terrain
    water = (z < level) & ~c.cover & (c.wet < 0.1)
    rgb[water] = np.array([0.06, 0.62, 0.58]) * (0.75 + 0.25 * np.clip(-c.wet[water] / 0.12, 0, 1))[:, None]
    z = np.where(water, level, z)
    u, v = subject.camera.project(c.X, c.Y, z)
    col, row = (u * width).astype(int), ((1 - v) * height).astype(int)
    ok = (col >= 0) & (col < width) & (row >= 0) & (row < height)
    loc, _, _, forward = subject.camera.basis()
    depth = ((c.X - loc[0]) * forward[0] + (c.Y - loc[1]) * forward[1] + (z - loc[2]) * forward[2])[ok]
    order = np.argsort(-depth)
    out, seen = np.zeros((height, width, 3)), np.zeros((height, width), bool)
    out[row[ok][order], col[ok][order]] = rgb[ok][order]
    seen[row[ok], col[ok]] = True
    near = ndimage.distance_transform_edt(~seen, return_distances=False, return_indices=True)
    shade = np.clip((1 if subject.inset else 0.25) + 1.5 * np.arange(width) / width, 0, 1)[None, :, None]
    return np.clip(out[near[0], near[1]] * shade, 0, 1) ** 0.6


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="+")
    parser.add_argument("--out", default="sketch.png")
    parser.add_argument("--width", type=int, default=720)
    args = parser.parse_args()
    parts = [sketch(name, args.width) for name in args.names]
    if len(parts) % 2 and len(parts) > 1:
        parts.append(np.zeros_like(parts[0]))
    sheet = np.vstack([np.hstack(parts[i:i + 2]) for i in range(0, len(parts), 2)])
    data = (sheet * 255).astype(np.uint8)
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s",
                    f"{data.shape[1]}x{data.shape[0]}", "-i", "-", args.out], input=data.tobytes(), check=True)


if __name__ == "__main__":
    main()
