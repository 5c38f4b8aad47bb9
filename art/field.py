"""A canvas for channel patterns: signed distances, distance along the flow, and raised plates, on one fine grid."""
import math

import numpy as np
from scipy import ndimage

FAR = 9.0


def smoothstep(a, b, v):
    """0 below `a`, 1 above `b`, smooth between (also for a > b, reversed)."""
    t = np.clip((v - a) / (b - a), 0.0, 1.0)
    return t * t * (3 - 2 * t)


def smooth_min(a, b, k):
    """Minimum of two distances with their crease filled to radius about `k`: the rounded joint of two channels."""
    h = np.clip(k - np.abs(a - b), 0.0, None) / k
    return np.minimum(a, b) - h * h * k * 0.25


def arc(centre, radius, start, stop, step=4.0):
    """Points on a circle, angles in degrees, either direction."""
    n = max(2, int(abs(stop - start) / step) + 1)
    a = np.radians(np.linspace(start, stop, n))
    return np.stack([centre[0] + radius * np.cos(a), centre[1] + radius * np.sin(a)], -1)


def polar(centre, radius, angle):
    """The point at `radius` and `angle` (degrees) from `centre`."""
    a = math.radians(angle)
    return np.array([centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)])


def bends(points, radius, n=10):
    """A polyline whose corners are replaced by quarter-round bends of at most `radius`."""
    pts = [np.asarray(p, float) for p in points]
    if len(pts) < 3 or radius <= 0:
        return np.array(pts)
    out = [pts[0]]
    for i in range(1, len(pts) - 1):
        before, after = pts[i - 1] - pts[i], pts[i + 1] - pts[i]
        lb, la = np.hypot(*before), np.hypot(*after)
        if lb < 1e-9 or la < 1e-9:
            continue
        r = min(radius, lb * 0.499, la * 0.499)
        p, q = pts[i] + before / lb * r, pts[i] + after / la * r
        t = np.linspace(0, 1, n)[:, None]
        # a conic whose weight makes a right-angle corner an exact circle
        w = math.sqrt(max(0.0, (1 - float(before @ after) / (lb * la)) / 2))
        den = (1 - t) ** 2 + 2 * w * t * (1 - t) + t * t
        out.extend(((1 - t) ** 2 * p + 2 * w * t * (1 - t) * pts[i] + t * t * q) / den)
    out.append(pts[-1])
    return np.array(out)


class Canvas:
    """What a subject draws on. Later strokes join earlier ones with rounded joints.

    wet, dry   signed distance to the nearest channel wall (negative inside) of watered and of dry channels
    along      distance along the flow, at the nearest point of the nearest watered channel
    across     signed distance from that channel's centre line, over half its width: -1..1 inside
    floor      depth of the watered channels' floor; dry_floor the same for the dry ones
    raised     height of the stone before channels are cut
    """

    def __init__(self, camera, cells=5.0e6):
        x0, y0, x1, y1 = camera.footprint()
        self.cell = math.sqrt((x1 - x0) * (y1 - y0) / cells)
        self.x = np.arange(x0, x1, self.cell, dtype=np.float32)
        self.y = np.arange(y0, y1, self.cell, dtype=np.float32)
        self.X, self.Y = np.meshgrid(self.x, self.y)
        self.shape = self.X.shape
        self.wet, self.dry = np.full(self.shape, FAR, np.float32), np.full(self.shape, FAR, np.float32)
        self.along, self.across = np.zeros(self.shape, np.float32), np.zeros(self.shape, np.float32)
        self.floor, self.dry_floor = np.full(self.shape, 0.30, np.float32), np.zeros(self.shape, np.float32)
        self.raised = np.zeros(self.shape, np.float32)
        self.cover = np.zeros(self.shape, bool)  # stone bridges that hide the water below

    def window(self, lo, hi, margin):
        """Index slices of the grid inside a box."""
        j = np.searchsorted(self.x, [lo[0] - margin, hi[0] + margin])
        i = np.searchsorted(self.y, [lo[1] - margin, hi[1] + margin])
        return slice(*i), slice(*j)

    def channel(self, points, width=0.32, start=0.0, radius=0.45, depth=0.30, dry=False, join=0.16, reach=0.6,
                taper=None):
        """Carve a channel along `points`; return the distance along the flow at its end.

        `taper` is the width at the end when the channel narrows; `depth` may be a function of the distance.
        """
        line = bends(points, radius)
        steps = np.diff(line, axis=0)
        lengths = np.hypot(steps[:, 0], steps[:, 1])
        total = float(lengths.sum())
        win = self.window(line.min(0), line.max(0), reach + width)
        xs, ys = self.X[win], self.Y[win]
        if xs.size == 0:
            return start + total
        oi, oj = win[0].start, win[1].start
        best = np.full(xs.shape, FAR, np.float32)
        dist, side = np.zeros_like(best), np.zeros_like(best)
        s = 0.0
        for a, ab, length in zip(line[:-1], steps, lengths):
            if length < 1e-7:
                continue
            sub = self.window(np.minimum(a, a + ab), np.maximum(a, a + ab), reach + width)
            sub = (slice(max(0, sub[0].start - oi), sub[0].stop - oi), slice(max(0, sub[1].start - oj), sub[1].stop - oj))
            px, py = xs[sub] - np.float32(a[0]), ys[sub] - np.float32(a[1])
            t = np.clip((px * ab[0] + py * ab[1]) / length ** 2, 0, 1)
            at = s + t * length
            half = width / 2 if taper is None else (width + (taper - width) * at / total) / 2
            away = np.hypot(px - t * ab[0], py - t * ab[1])
            d = (away - half).astype(np.float32)
            near = d < best[sub]
            best[sub][near] = d[near]
            dist[sub][near] = at[near]
            side[sub][near] = (np.sign(px * ab[1] - py * ab[0]) * away / (width / 2))[near]
            s += length
        field, floor = (self.dry, self.dry_floor) if dry else (self.wet, self.floor)
        nearer = best < field[win]
        floor[win][nearer] = (depth(dist) if callable(depth) else np.full_like(dist, depth))[nearer]
        if not dry:
            self.along[win][nearer] = (start + dist)[nearer]
            self.across[win][nearer] = side[nearer]
        field[win] = smooth_min(field[win], best, join)
        return start + total

    def basin(self, centre, radius, start=0.0, join=0.3, depth=0.34):
        """A round pool; the flow distance grows from its rim to its centre (or away from it when start < 0)."""
        win = self.window(np.asarray(centre) - radius, np.asarray(centre) + radius, 1.0)
        r = np.hypot(self.X[win] - centre[0], self.Y[win] - centre[1])
        d = (r - radius).astype(np.float32)
        nearer = d < self.wet[win]
        self.floor[win][nearer] = depth
        self.along[win][nearer] = (start + radius - r if start >= 0 else -start - radius + r)[nearer]
        self.across[win][nearer] = (r / radius)[nearer]
        self.wet[win] = smooth_min(self.wet[win], d, join)

    def rectangle(self, lo, hi, corner=0.1):
        """Signed distance to a rectangle with rounded corners, negative inside."""
        qx = np.abs(self.X - (lo[0] + hi[0]) / 2) - (hi[0] - lo[0]) / 2 + corner
        qy = np.abs(self.Y - (lo[1] + hi[1]) / 2) - (hi[1] - lo[1]) / 2 + corner
        return np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - corner

    def disc(self, centre, radius):
        """Signed distance to a disc, negative inside."""
        return np.hypot(self.X - centre[0], self.Y - centre[1]) - radius

    def plate(self, distance, height, bevel=0.05):
        """Raise (or sink) the stone where the signed distance is negative."""
        self.raised += (height * smoothstep(bevel / 2, -bevel / 2, distance)).astype(np.float32)

    def noise(self, rng, frequency, octaves=3):
        """Smooth value noise, about -1..1, `frequency` lumps per unit."""
        out, amp = np.zeros(self.shape, np.float32), 1.0
        for _ in range(octaves):
            shape = [max(4, int(n * self.cell * frequency) + 3) for n in self.shape]
            g = rng.standard_normal(shape).astype(np.float32)
            zoom = [n / (m - 1.001) for n, m in zip(self.shape, shape)]
            big = ndimage.zoom(g, zoom, order=1)[: self.shape[0], : self.shape[1]]
            big = ndimage.gaussian_filter(big, 0.35 / (frequency * self.cell)) if frequency * self.cell < 0.2 else big
            out[: big.shape[0], : big.shape[1]] += amp * big * 0.6
            amp *= 0.5
            frequency *= 2
        return out
