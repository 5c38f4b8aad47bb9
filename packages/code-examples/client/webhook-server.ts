import { createServer, type IncomingMessage, type Server } from 'node:http';
import { verifyWebhook } from './verify-webhook.ts';

export interface WebhookOptions {
  /** The endpoint's secret, with its `whsec_`. */
  secret: string;
  /** Stores the event for a worker, and rejects when it could not. */
  enqueue: (event: string) => Promise<void>;
}

/** More than any event of ours has, in bytes. */
const MAX_BODY = 65_536;

async function statusFor(
  request: IncomingMessage,
  { secret, enqueue }: WebhookOptions,
): Promise<number> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BODY) chunks.push(chunk);
  }
  if (size > MAX_BODY) return 413;
  const body = Buffer.concat(chunks);
  const header = String(request.headers['falaj-signature'] ?? '');
  if (!verifyWebhook(body, header, secret)) return 400;
  await enqueue(body.toString('utf8'));
  return 204;
}

/** A server that takes webhooks: 204 once the event is stored, 503 when it could not be. */
export function webhookServer(options: WebhookOptions): Server {
  if (!options.secret) throw new Error('The secret is empty');
  return createServer((request, response) => {
    statusFor(request, options)
      .catch((fault: unknown) => {
        console.error('The event was not stored', fault);
        return 503;
      })
      .then((status) => response.writeHead(status).end());
  });
}
