import { request as askPlain, type IncomingMessage } from 'node:http';
import { request as askSecure } from 'node:https';
import type { WebhookFault } from '@/lib/contract/schemas/seller/webhook-events';
import { allowedLookup } from '@/lib/security/public-lookup';
import { mayBeEndpoint, mayReceive } from '../address';

/** The outcome: the status of an answer and the beginning of its body, or the reason why there was none. */
export type Outcome = {
  status: number | null;
  fault: WebhookFault | null;
  answer: string | null;
};

type Post = { url: string; headers: Record<string, string>; body: string };
type Options = { milliseconds: number; signal?: AbortSignal };

/** The bytes of an answer that are read and kept. */
const most = 1000;

/**
 * Sends a body to a seller's own system: to an address that was looked up once and is allowed, without
 * following redirects, and without reading more of the answer than its beginning.
 * @throws only when `signal` was aborted
 */
export async function post(
  { url, headers, body }: Post,
  { milliseconds, signal }: Options,
): Promise<Outcome> {
  if (!mayBeEndpoint(url)) return failed('private');
  const timeout = AbortSignal.timeout(milliseconds);
  const either = signal ? AbortSignal.any([timeout, signal]) : timeout;
  try {
    const response = await ask({ url, headers, body }, either);
    const answer = await beginningOf(response);
    return { status: response.statusCode ?? 0, fault: null, answer };
  } catch (error) {
    signal?.throwIfAborted();
    return failed(timeout.aborted ? 'timeout' : faultOf(error));
  }
}

const failed = (fault: WebhookFault): Outcome => ({ status: null, fault, answer: null });

function ask({ url, headers, body }: Post, signal: AbortSignal): Promise<IncomingMessage> {
  const to = new URL(url);
  return new Promise((resolve, reject) => {
    const send = to.protocol === 'https:' ? askSecure : askPlain;
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const lookup = allowedLookup(mayReceive);
    const options = { method: 'POST', headers: { ...headers, ...length }, signal, lookup };
    send(to, { ...options, agent: false }, resolve)
      .on('error', reject)
      .end(body);
  });
}

/** Returns the beginning of a body; a long, slow or broken-off one is enough, because only the status counts. */
async function beginningOf(response: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= most) break;
    }
  } catch {
  } finally {
    response.destroy();
  }
  const text = Buffer.concat(chunks).subarray(0, most).toString('utf8');
  return text.replaceAll('\0', '') || null;
}

/** Node's error codes for certificates that are expired, self-signed or another host's. */
const ofCertificates = /^(?:CERT_|ERR_TLS_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

function faultOf(error: unknown): WebhookFault {
  if (!(error instanceof Error)) return 'unreachable';
  if (error.message === 'not public') return 'private';
  const code = 'code' in error ? String(error.code) : '';
  return ofCertificates.test(code) ? 'certificate' : 'unreachable';
}
