import { once } from 'node:events';
import { connect } from 'node:net';

/** One response, as it came over the connection. */
export interface RawAnswer {
  status: number;
  head: string;
  body: string;
}

/**
 * Sends requests to a server over a plain TCP connection, and splits what comes back strictly by the
 * announced lengths. If a byte is missing or too many, the next answer does not begin with a status line.
 */
export function converse(port: number, first = '') {
  const socket = connect(port).setEncoding('latin1');
  let text = '';
  socket
    .on('error', () => {})
    .on('data', (piece) => {
      text += piece;
    });
  const closed = once(socket, 'close');
  socket.write(first);
  return {
    socket,
    send: (more: string) => socket.write(more),
    received: () => text,
    closed,
    /** Resolves with all answers when the server has closed the connection. */
    answers: async () => {
      await closed;
      return splitAnswers(text);
    },
  };
}

/** @throws when the bytes are not a sequence of complete answers */
export function splitAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = text;
  while (rest) {
    const [head = '', status] = /^HTTP\/1\.1 (\d{3}) [\s\S]*?\r\n\r\n/.exec(rest) ?? [];
    if (!head) throw new Error(`no answer begins with ${JSON.stringify(rest.slice(0, 80))}`);
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    const body = rest.slice(head.length, head.length + length);
    if (body.length < length) throw new Error(`${length} bytes announced, ${body.length} came`);
    answers.push({ status: Number(status), head, body });
    rest = rest.slice(head.length + length);
  }
  return answers;
}
