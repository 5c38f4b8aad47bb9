import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as the peer got it. */
export interface Received {
  id: string;
  subject: string;
  to: string;
  text: string;
}

/** An SMTP server that a test tells how to behave. */
export interface Peer {
  url: string;
  received: Received[];
  /** What it does with the next mails: takes them, or what a bad day brings. */
  behaviour: 'takes' | 'refuses' | 'defers' | 'hangs' | 'drops';
  stop: () => Promise<void>;
}

const header = (text: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(text)?.[1] ?? '';

/**
 * Starts the peer on a free port; it takes a mail whole before it says so.
 * @param secure whether it speaks TLS, with a certificate that it has signed itself
 */
export async function startPeer(port = 0, secure = false): Promise<Peer> {
  const received: Received[] = [];
  const options: SMTPServerOptions = {
    authOptional: true,
    secure,
    // Whoever keeps a connection for the next mail does not keep the peer.
    closeTimeout: 1000,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        text += chunk;
      });
      stream.on('end', () => {
        const answer = (code: number, words: string) =>
          done(Object.assign(new Error(words), { responseCode: code }));
        if (peer.behaviour === 'refuses') return answer(554, 'no thanks');
        if (peer.behaviour === 'defers') return answer(451, 'try later');
        if (peer.behaviour === 'hangs') return undefined;
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        const id = header(text, 'Message-ID');
        received.push({ id, subject: header(text, 'Subject'), to, text });
        if (peer.behaviour !== 'drops') return done();
        // It has the mail, and the sender never learns of it.
        for (const connection of server.connections) {
          (connection as { _socket: { destroy: () => void } })._socket.destroy();
        }
        return undefined;
      });
    },
  };
  const server = new SMTPServer(options);
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  const peer: Peer = {
    url: `smtp${secure ? 's' : ''}://127.0.0.1:${address.port}`,
    received,
    behaviour: 'takes',
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return peer;
}

/** A server on a free port that says one thing to each who connects, and then nothing. */
export async function startSilence(greeting: string) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    if (greeting) socket.write(greeting);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** Whether anybody has connected. */
    isAsked: () => sockets.size > 0,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Waits until something is so. */
export async function until(check: () => boolean | Promise<boolean>, ms = 20_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await check())) {
    if (Date.now() > end) throw new Error('it did not come to be');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
