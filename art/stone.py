"""From a drawn canvas to carved sandstone: chipped walls, terraces, furrows, tool marks, grain, wet edges."""
import numpy as np
from scipy import ndimage

from field import smoothstep

WATER_LEVEL = -0.115
GRAIN_UNITS = 4.0  # world units that one repeat of the grain textures covers


def tile_noise(rng, size, low, high, stretch=1.0, angle=0.0):
    """Periodic band-passed noise, unit variance; wavelengths from `high` to `low` cycles, optionally stretched."""
    fy, fx = np.meshgrid(np.fft.fftfreq(size) * size, np.fft.rfftfreq(size) * size, indexing="ij")
    c, s = np.cos(angle), np.sin(angle)
    f = np.hypot((fx * c + fy * s) * stretch, (fy * c - fx * s))
    band = np.exp(-((f / high) ** 2)) * (1 - np.exp(-((f / low) ** 2)))
    z = np.fft.irfft2(np.fft.rfft2(rng.standard_normal((size, size))) * band, s=(size, size))
    return (z / z.std()).astype(np.float32)


def grain(rng, size=2048, part=1.0):
    """Two periodic textures of `GRAIN_UNITS`: fine relief (0..1, mid 0.5) and tone (0..1).

    `part` is how much of a repeat the texture covers: a smaller tile of the same stone has a part of its width.
    """
    def noise(low, high, **form):
        return tile_noise(rng, size, low * part, high * part, **form)

    sand = noise(240, 620)
    coarse = noise(60, 200)
    lumps = noise(10, 44)
    # the mason's point chisel: short parallel strokes, in patches of two directions
    patch = noise(2, 7)
    strokes = np.where(patch > 0, noise(34, 110, stretch=7.0, angle=0.95),
                       noise(34, 110, stretch=7.0, angle=-0.35))
    marks = -np.clip(strokes - 0.55, 0, 1.6) * np.clip(np.abs(patch) * 1.6, 0, 1)
    pits = -np.clip(noise(40, 110) - 2.0, 0, 1.5)
    relief = 0.5 + 0.010 * sand + 0.009 * coarse + 0.016 * lumps + 0.017 * marks + 0.11 * pits
    tone = 0.5 + 0.035 * sand + 0.03 * coarse + 0.08 * lumps + 0.08 * noise(2, 9) + 0.030 * marks
    tone -= 0.20 * np.clip(noise(180, 460) - 2.0, 0, 1)  # dark mineral specks
    tone += 0.12 * np.clip(noise(180, 460) - 2.2, 0, 1)
    return np.clip(relief, 0, 1).astype(np.float32), np.clip(tone, 0, 1).astype(np.float32)


def terraces(canvas, camera, rng, edge, amount, furrows):
    """Give every plot between the channels its own steps or furrows; plots at the left of the picture stay plain."""
    height = np.zeros(canvas.shape, np.float32)
    inside = edge > 0.07
    labels, count = ndimage.label(inside)
    if not count or not amount:
        return height
    away = ndimage.distance_transform_edt(inside).astype(np.float32) * canvas.cell
    away = ndimage.gaussian_filter(away, 4.0)
    index = np.arange(1, count + 1)
    step = 4  # statistics of a plot need no full resolution
    few, x, y = labels[::step, ::step], canvas.X[::step, ::step], canvas.Y[::step, ::step]
    u, v = camera.project(x, y)
    seen = (u > -0.05) & (u < 1.05) & (v > -0.05) & (v < 1.05)
    weight = ndimage.sum(seen, few, index)
    mean_u = ndimage.sum(np.where(seen, u, 0), few, index) / np.maximum(weight, 1)
    lively = np.concatenate([[0], np.where(weight > 0, smoothstep(0.30, 0.52, mean_u), 0.6)])
    for inset, rise in ((0.05, 0.032), (0.19, 0.038)):
        amp = rise * amount * rng.choice([0.35, 0.7, 1.0, 1.0, 1.5], size=count + 1) * lively
        height += amp[labels].astype(np.float32) * smoothstep(inset, inset + 0.045, away)
    ploughed = (rng.random(count + 1) < furrows) * lively
    rows = 0.5 + 0.5 * np.cos(canvas.Y * (2 * np.pi / 0.17))
    height -= 0.022 * ploughed[labels].astype(np.float32) * rows * smoothstep(0.40, 0.50, away)
    return height


def carve(canvas, camera, rng, amount=1.0, furrows=0.3):
    """Return the fields a renderer needs: height, wetness, tone of the stone, and the water's own fields."""
    c = canvas
    rough = 0.004 * c.noise(rng, 3, 2) + 0.0015 * c.noise(rng, 24, 1)
    wet, dry = c.wet + rough * smoothstep(0.5, 0.0, np.abs(c.wet)), c.dry + rough
    edge = np.minimum(c.wet, c.dry)
    top = c.raised + terraces(c, camera, rng, edge, amount, furrows)
    slope = 0.026 * c.swell * c.noise(rng, 0.6, 2)
    top += slope * smoothstep(0.0, 0.4, edge) + 0.0022 * c.noise(rng, 9, 2)
    # dressed margin: the mason's slightly rounded kerb beside the water
    top += 0.016 * c.kerb * smoothstep(0.17, 0.10, c.wet) * smoothstep(0.0, 0.05, c.wet)
    height = np.where(c.dry < 5, top - (c.dry_floor + np.maximum(c.raised, 0)) * smoothstep(0.025, -0.03, dry), top)
    wall = smoothstep(-0.040, 0.016, wet)
    wall = np.where(c.cover, 1.0, wall)
    bed = -c.floor + 0.012 * c.noise(rng, 6, 2)
    height = bed + (height - bed) * wall
    # worn arrises: every outer edge is a little rounded, and broken away where a lump of the noise falls on it
    convex = np.clip(height - ndimage.gaussian_filter(height, 0.030 / c.cell), 0, 0.07)
    broken = np.clip(c.noise(rng, 5, 3) - 1.0, 0, 1)
    height -= convex * np.minimum(0.30 + 2.6 * broken, 1.6)
    wetness = smoothstep(0.075, 0.0, wet + 0.03 * c.noise(rng, 7, 2)) * smoothstep(0.12, -0.02, height) * (c.floor > -WATER_LEVEL)
    height += c.terrain
    tone = 0.5 + 0.20 * c.noise(rng, 0.35, 3)
    strata = np.sin((c.X * 0.35 + c.Y * 0.9 + 0.25 * c.noise(rng, 0.4, 2)) * 9.0)
    tone += 0.06 * strata + 0.06 * c.noise(rng, 3, 2) + 0.5 * np.minimum(convex, 0.05) * 4 * (0.4 + broken)  # fresh breaks are paler
    return dict(height=height.astype(np.float32), wet=wetness.astype(np.float32),
                tone=np.clip(tone, 0, 1).astype(np.float32), edge=wet.astype(np.float32))
