import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { failureOf, ProviderError } from '../common/http';

export type S3Settings = {
  /** The address, e.g. https://s3.ap-south-1.amazonaws.com or a MinIO's. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/**
 * Calls the bucket; undefined: no such object. Temporary failures are repeated, except for streams. The object's name
 * may be followed by a query.
 * @throws {ProviderError}
 */
export type Call = (
  object: string,
  init: Omit<RequestInit, 'body'> & { body?: BodyInit | Buffer; duplex?: 'half' },
) => Promise<Response | undefined>;

/** The further tries after an answer that may pass, and the longest pause before one in milliseconds. */
const repeats = 2;
const longestPause = 200;

const mayPass = (status: number) => status >= 500 || status === 429;

export function callerOf(
  { endpoint, bucket, ...credentials }: S3Settings,
  timeoutMs: number,
): Call {
  const client = new AwsClient({ ...credentials, service: 's3' });
  return async (object, { body, ...init }) => {
    const url = `${endpoint.replace(/\/+$/, '')}/${bucket}/${object}`;
    const sent = Buffer.isBuffer(body) ? new Uint8Array(body) : body;
    const signal = AbortSignal.timeout(timeoutMs);
    // The signal goes to `fetch`: one that only a `Request` holds is collected as garbage, and its call waits on.
    const once = async () => fetch(await client.sign(url, { ...init, body: sent }), { signal });
    const ask = async () => {
      // A stream can be sent only once.
      for (let left = init.duplex ? 0 : repeats; ; left--) {
        const answer = await once();
        if (left === 0 || !mayPass(answer.status)) return answer;
        await answer.body?.cancel();
        await pause(Math.random() * longestPause);
      }
    };
    const answer = await asProviderError(() =>
      ask().catch((error: unknown) => {
        // The connection was cut: a second try reports the reason.
        if (init.duplex || signal.aborted) throw error;
        return ask();
      }),
    );
    if (answer.status === 404) return undefined;
    if (answer.ok) return answer;
    throw new ProviderError(
      failureOf(answer.status),
      (await answer.text()).slice(0, 300),
      answer.status,
    );
  };
}

/** Runs a step and turns what it throws into a `ProviderError`. */
export async function asProviderError<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (cause) {
    const { name = '', message = 'no answer' } = Object(cause);
    const kind = name === 'TimeoutError' ? 'timeout' : 'unreachable';
    throw new ProviderError(kind, String(message), undefined, { cause });
  }
}
