import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Limits for each client and for all of them together. */
export interface ConnectionLimits {
  /** How many connections are served at the same time; others are told to try again. */
  connections: number;
  /** Milliseconds in which a client must send or read at least one byte. */
  stallMs: number;
  /** Milliseconds in which the head of a request must be complete. */
  headMs: number;
}

/** File handles that the process needs besides connections: its own files, pipes, a build being read. */
const OWN_HANDLES = 64;
const MOST_CONNECTIONS = 10_000;
const RETRY_SECONDS = 5;
/** How long a connection beyond the limit has to send the request that is refused, in milliseconds. */
const REFUSAL_MS = 2000;

/**
 * The limits for this process: at most two thirds of its file handles serve, and the last third is left for
 * refusals. Without it a further visitor would get no answer at all.
 */
export function defaultLimits(): ConnectionLimits {
  const free = Math.max(handleLimit() - OWN_HANDLES, 3);
  const connections = Math.min(MOST_CONNECTIONS, Math.floor((free * 2) / 3));
  return { connections, stallMs: 30_000, headMs: 10_000 };
}

/** The limit of file handles; Windows has none. */
function handleLimit(): number {
  const report = process.report.getReport() as {
    userLimits?: { open_files?: { soft?: number | string } };
  };
  const soft = Number(report.userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? soft : Number.POSITIVE_INFINITY;
}

/** Control over a server's connections. */
export interface ConnectionWatch {
  /** Must be called first for each request. @returns whether the request was refused and needs no further answer */
  refuses: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** Accepts no new connections, lets running responses finish, and resolves when all are closed. */
  stop: (patienceMs: number) => Promise<void>;
}

/** The state of an open connection. */
interface Course {
  running: Set<ServerResponse>;
  /** Bytes received when the last response had been sent; more bytes are the beginning of a request. */
  received: number;
}

/**
 * Counts a server's connections, answers 503 to those beyond the limit, ends those that stall, and closes each
 * after its response once the server is told to stop (RFC 9112 section 9.6).
 */
export function watchConnections(server: Server, limits: ConnectionLimits): ConnectionWatch {
  const courses = new Map<Socket, Course>();
  const surplus = new WeakSet<Socket>();
  let stopping = false;

  server.timeout = limits.stallMs;
  server.headersTimeout = limits.headMs;
  server.requestTimeout = Math.max(limits.stallMs, limits.headMs);
  server.maxConnections = Math.ceil(limits.connections * 1.5);
  server.on('connection', (socket) => {
    courses.set(socket, { running: new Set(), received: 0 });
    socket.once('close', () => courses.delete(socket));
    if (courses.size > limits.connections) surplus.add(socket.setTimeout(REFUSAL_MS));
  });

  const endIfIdle = (socket: Socket) => {
    const course = courses.get(socket);
    const idle = course && course.running.size === 0 && socket.bytesRead === course.received;
    if (idle) socket.destroySoon();
  };
  const refuses = ({ socket }: IncomingMessage, res: ServerResponse) => {
    const course = courses.get(socket);
    course?.running.add(res);
    res.once('close', () => {
      course?.running.delete(res);
      if (course) course.received = socket.bytesRead;
      if (stopping) endIfIdle(socket);
    });
    if (stopping) res.setHeader('Connection', 'close');
    if (surplus.has(socket)) refuse(res);
    return surplus.has(socket);
  };

  const stop = (patienceMs: number) =>
    new Promise<void>((resolve) => {
      stopping = true;
      // This is not http's own close(), which cuts off responses whose last byte has been written but not sent.
      NetServer.prototype.close.call(server, () => resolve());
      for (const [socket, { running }] of courses) {
        for (const res of running) if (!res.headersSent) res.setHeader('Connection', 'close');
        endIfIdle(socket);
      }
      setTimeout(() => server.closeAllConnections(), patienceMs).unref();
    });
  return { refuses, stop };
}

/** RFC 9110 section 15.6.4. */
function refuse(res: ServerResponse): void {
  const text = 'Too many visitors at once. Please try again in a few seconds.\n';
  res.writeHead(503, {
    Connection: 'close',
    'Retry-After': RETRY_SECONDS,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  res.end(text);
}
