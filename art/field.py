"""A canvas for channel patterns: signed distances, distance along the flow, and raised plates, on one fine grid."""
import math

import numpy as np

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


def curve(points, n=12, closed=False):
    """A smooth line through all `points` (Catmull-Rom)."""
    p = np.array(points, float)
    p = np.vstack([p[-1:], p, p[:2]]) if closed else np.vstack([2 * p[:1] - p[1:2], p, 2 * p[-1:] - p[-2:-1]])
    t = np.linspace(0, 1, n, endpoint=False)[:, None]
    out = []
    for a, b, c, d in zip(p[:-3], p[1:-2], p[2:-1], p[3:]):
        out.append(b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a))))
    out.append(p[-2:-1])
    return np.vstack(out)


def turned(points, degrees, about=(0.0, 0.0)):
    """The points, turned anticlockwise about a centre."""
    a, p = math.radians(degrees), np.asarray(points, float) - about
    return np.stack([p[:, 0] * math.cos(a) - p[:, 1] * math.sin(a), p[:, 0] * math.sin(a) + p[:, 1] * math.cos(a)], -1) + about


def star(centre, outer, inner, points=5, turn=90.0):
    """The corners of a star."""
    return [polar(centre, outer if k % 2 == 0 else inner, turn + 180 * k / points) for k in range(2 * points)]


class Canvas:
    """What a subject draws on. Later strokes join earlier ones with rounded joints.

    wet, dry   signed distance to the nearest channel wall (negative inside) of watered and of dry channels
    along      distance along the flow, at the nearest point of the nearest watered channel
    floor      depth of the watered channels' floor; dry_floor the same for the dry ones
    raised     height of the stone before channels are cut
    terrain    height of the land that carries both stone and water
    cover      where stone hides the water below
    """

    def __init__(self, camera, cells=5.0e6):
        x0, y0, x1, y1 = camera.footprint()
        self.cell = math.sqrt((x1 - x0) * (y1 - y0) / cells)
        self.x = np.arange(x0, x1, self.cell, dtype=np.float32)
        self.y = np.arange(y0, y1, self.cell, dtype=np.float32)
        self.X, self.Y = np.meshgrid(self.x, self.y)
        self.shape = self.X.shape
        self.wet, self.dry = np.full(self.shape, FAR, np.float32), np.full(self.shape, FAR, np.float32)
        self.along = np.zeros(self.shape, np.float32)
        self.floor, self.dry_floor = np.full(self.shape, 0.30, np.float32), np.zeros(self.shape, np.float32)
        self.raised = np.zeros(self.shape, np.float32)
        self.terrain = np.zeros(self.shape, np.float32)  # carries stone and water alike: terraces, falls
        self.kerb = 1.0  # how clearly the kerbs beside the water stand out
        self.swell = 1.0  # how much the plots between the channels rise and fall
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
        dist = np.zeros_like(best)
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
            s += length
        field, floor = (self.dry, self.dry_floor) if dry else (self.wet, self.floor)
        nearer = best < field[win]
        floor[win][nearer] = (depth(dist) if callable(depth) else np.full_like(dist, depth))[nearer]
        if not dry:
            self.along[win][nearer] = (start + dist)[nearer]
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
        self.wet[win] = smooth_min(self.wet[win], d, join)

    def pool(self, distance, start=0.0, join=0.12, depth=0.34):
        """Water of any shape: wherever the signed distance is negative; the flow grows inwards."""
        nearer = distance < self.wet
        self.floor[nearer] = depth
        self.along[nearer] = (start - distance)[nearer]
        self.wet = smooth_min(self.wet, distance.astype(np.float32), join)

    def stroke(self, points, width=0.0, reach=0.6):
        """Signed distance to a line drawn with a pen `width` wide; `FAR` where it is farther than `reach`."""
        line = np.asarray(points, float)
        out = np.full(self.shape, FAR, np.float32)
        for a, b in zip(line[:-1], line[1:]):
            win = self.window(np.minimum(a, b), np.maximum(a, b), reach + width)
            px, py = self.X[win] - np.float32(a[0]), self.Y[win] - np.float32(a[1])
            ab = b - a
            t = np.clip((px * ab[0] + py * ab[1]) / max(float(ab @ ab), 1e-12), 0, 1)
            out[win] = np.minimum(out[win], np.hypot(px - t * ab[0], py - t * ab[1]) - width / 2)
        return out

    def polygon(self, points, corner=0.0):
        """Signed distance to a closed polygon, negative inside; `corner` rounds it outwards."""
        p = np.asarray(points, float)
        d, odd = np.full(self.shape, FAR, np.float32), np.zeros(self.shape, bool)
        for a, b in zip(p, np.roll(p, -1, 0)):
            ab = b - a
            px, py = self.X - np.float32(a[0]), self.Y - np.float32(a[1])
            t = np.clip((px * ab[0] + py * ab[1]) / max(float(ab @ ab), 1e-12), 0, 1)
            d = np.minimum(d, np.hypot(px - t * ab[0], py - t * ab[1]))
            if a[1] != b[1]:
                odd ^= ((a[1] > self.Y) != (b[1] > self.Y)) & (self.X < ab[0] * (self.Y - a[1]) / ab[1] + a[0])
        return np.where(odd, -d, d).astype(np.float32) - corner

    def polygon_near(self, points, reach):
        """A small polygon: (the window around it, its signed distance there). For scattering many."""
        p = np.asarray(points, float)
        win = self.window(p.min(0), p.max(0), reach)
        xs, ys, d = self.X[win], self.Y[win], None
        for a, b in zip(p, np.roll(p, -1, 0)):  # convex, anticlockwise
            n = np.array([b[1] - a[1], a[0] - b[0]]) / max(np.hypot(*(b - a)), 1e-9)
            side = (xs - a[0]) * n[0] + (ys - a[1]) * n[1]
            d = side if d is None else np.maximum(d, side)
        return win, d

    def ridge(self, points, width, height, base=None):
        """Raise a rounded bar along a line; with a `base` it is set at that height and crosses others without adding."""
        d = self.stroke(points, 0.0, width)
        bar = height * np.sqrt(np.clip(1 - (d / (width / 2)) ** 2, 0, 1)).astype(np.float32)
        self.raised = self.raised + bar if base is None else np.where(bar > 0, np.maximum(self.raised, base + bar), self.raised)

    def groove(self, points, width, depth):
        """Cut a shallow round-bottomed line into whatever surface is there."""
        d = self.stroke(points, 0.0, width)
        self.raised -= depth * np.clip(1 - (d / (width / 2)) ** 2, 0, 1).astype(np.float32)

    def dome(self, centre, radius, height, squash=1.0, angle=0.0, power=0.5, base=0.0):
        """Set a rounded lump on the stone: an ellipse in plan, standing on `base`; lumps overlap, they do not add."""
        a = math.radians(angle)
        win = self.window(np.asarray(centre) - radius, np.asarray(centre) + radius, 0.02)
        dx, dy = self.X[win] - np.float32(centre[0]), self.Y[win] - np.float32(centre[1])
        u, v = (dx * math.cos(a) + dy * math.sin(a)) / radius, (dy * math.cos(a) - dx * math.sin(a)) / (radius * squash)
        lump = base + height * np.clip(1 - u * u - v * v, 0, 1) ** power
        self.raised[win] = np.where(u * u + v * v < 1, np.maximum(self.raised[win], lump), self.raised[win]).astype(np.float32)

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

    def lift(self, distance, height, bevel=0.05):
        """Raise the land, water and all, where the signed distance is negative."""
        self.terrain += (height * smoothstep(bevel / 2, -bevel / 2, distance)).astype(np.float32)

    def noise(self, rng, frequency, octaves=3):
        """Smooth value noise, about -1..1, `frequency` lumps per unit."""
        out, amp = np.zeros(self.shape, np.float32), 1.0
        for _ in range(octaves):
            rows, cols = (spline(n, self.cell * frequency) for n in self.shape)
            lumps = rng.standard_normal((rows.shape[1], cols.shape[1])).astype(np.float32)
            out += np.float32(amp * 1.1) * (rows @ (lumps @ cols.T))
            amp *= 0.5
            frequency *= 2
        return out


def spline(count, step):
    """Matrix that spreads lumps, one per 1 / `step` cells, smoothly over `count` cells (cubic B-spline)."""
    at = np.arange(count, dtype=np.float32) * np.float32(step)
    first = np.floor(at).astype(int)
    t = at - first
    weights = np.stack([(1 - t) ** 3, 3 * t ** 3 - 6 * t ** 2 + 4, -3 * t ** 3 + 3 * t ** 2 + 3 * t + 1, t ** 3], -1) / 6
    out = np.zeros((count, first[-1] + 4), np.float32)
    np.put_along_axis(out, first[:, None] + np.arange(4), weights.astype(np.float32), 1)
    return out
