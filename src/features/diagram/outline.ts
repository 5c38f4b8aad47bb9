import type { ElkPoint } from 'elkjs/lib/elk-api.js';

const BEND = 12;
/** Distance at which a channel ends before its node, to leave room for the arrow or for the bar of a refusal. */
const SHORT = 9;
const ARROW = 8;

const n = (value: number) => Math.round(value);

const lengthOf = (a: ElkPoint, b: ElkPoint) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** The point at a distance on the way from one point to another; every way is horizontal or vertical. */
function towards(from: ElkPoint, to: ElkPoint, distance: number): ElkPoint {
  const share = distance / (lengthOf(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The points without those that lie on a straight line between their neighbours. */
const corners = (points: ElkPoint[]) =>
  points.filter(({ x, y }, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return true;
    const level = Math.abs(before.y - y) < 1 && Math.abs(after.y - y) < 1;
    const upright = Math.abs(before.x - x) < 1 && Math.abs(after.x - x) < 1;
    return !level && !upright;
  });

/** The path of a channel with rounded bends, and that of the arrow or bar at its end. */
export function channelPath(points: ElkPoint[], refused: boolean): { run: string; end: string } {
  const all = corners(points);
  const [start, tip, before] = [all[0], all.at(-1), all.at(-2)];
  if (!start || !tip || !before) return { run: '', end: '' };
  const short = towards(tip, before, SHORT);
  const way = [...all.slice(0, -1), short];
  let run = `M${n(start.x)} ${n(start.y)}`;
  way.slice(1).forEach((point, index) => {
    const [from, next] = [way[index] as ElkPoint, way[index + 2]];
    if (!next) {
      run += `L${n(point.x)} ${n(point.y)}`;
      return;
    }
    const bend = Math.min(BEND, lengthOf(from, point) / 2, lengthOf(point, next) / 2);
    const [a, b] = [towards(point, from, bend), towards(point, next, bend)];
    run += `L${n(a.x)} ${n(a.y)}Q${n(point.x)} ${n(point.y)} ${n(b.x)} ${n(b.y)}`;
  });
  const side = towards({ x: 0, y: 0 }, { x: tip.x - before.x, y: tip.y - before.y }, ARROW);
  const [dx, dy] = [n(side.x), n(side.y)];
  const [x, y] = [n(short.x), n(short.y)];
  const end = refused
    ? `M${x + dy} ${y - dx}L${x - dy} ${y + dx}`
    : `M${x + dy} ${y - dx}L${n(tip.x)} ${n(tip.y)}L${x - dy} ${y + dx}z`;
  return { run, end };
}
