/** A piece of work that may wait for others. */
export interface Task {
  id: string;
  /** Shortest and longest time, in working days. */
  min: number;
  max: number;
  /** Ids of the tasks that must have ended before it begins. */
  after: string[];
}

/** When a task runs, in working days since the start. */
export interface Timing {
  /** When everything takes its shortest time. */
  quick: { start: number; end: number };
  /** When everything takes its longest time. */
  slow: { start: number; end: number };
  /** How many working days it can be late without delaying the end, when everything takes its longest time. */
  slack: number;
}

/** Tolerance for comparing sums of fractions of days. */
const NEAR = 1e-6;

/**
 * Sorts tasks so that each comes after those it waits for.
 * @throws when tasks wait for each other in a circle, or for one that is not there
 */
function inOrder(tasks: Task[]): Task[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const done = new Set<string>();
  const sorted: Task[] = [];
  const visit = (id: string, way: string[]) => {
    if (done.has(id)) return;
    const task = byId.get(id);
    if (!task) throw new Error(`blueprint: ${way.at(-1)} waits for ${id}, which is not there`);
    if (way.includes(id)) throw new Error(`blueprint: ${[...way, id].join(' > ')} is a circle`);
    for (const before of task.after) visit(before, [...way, id]);
    done.add(id);
    sorted.push(task);
  };
  for (const { id } of tasks) visit(id, []);
  return sorted;
}

/** The earliest start and end of each task. */
function forward(tasks: Task[], length: 'min' | 'max') {
  const times = new Map<string, { start: number; end: number }>();
  for (const task of tasks) {
    const start = Math.max(0, ...task.after.map((id) => times.get(id)?.end ?? 0));
    times.set(task.id, { start, end: start + task[length] });
  }
  return times;
}

/** The latest end of each task that does not delay the end of all. */
function backward(tasks: Task[], end: number) {
  const latest = new Map(tasks.map(({ id }) => [id, end]));
  for (const task of [...tasks].reverse()) {
    const start = (latest.get(task.id) ?? end) - task.max;
    for (const id of task.after) latest.set(id, Math.min(latest.get(id) ?? end, start));
  }
  return latest;
}

/**
 * The critical path method (Kelley and Walker, 1959): the tasks without slack decide when everything is done.
 * @throws when tasks wait for each other in a circle, or for one that is not there
 */
export function criticalPath(tasks: Task[]): Map<string, Timing> {
  const sorted = inOrder(tasks);
  const quick = forward(sorted, 'min');
  const slow = forward(sorted, 'max');
  const latest = backward(sorted, Math.max(0, ...[...slow.values()].map(({ end }) => end)));
  return new Map(
    tasks.flatMap(({ id }): [string, Timing][] => {
      const [early, late] = [quick.get(id), slow.get(id)];
      if (!early || !late) return [];
      const slack = (latest.get(id) ?? 0) - late.end;
      return [[id, { quick: early, slow: late, slack: slack < NEAR ? 0 : slack }]];
    }),
  );
}
