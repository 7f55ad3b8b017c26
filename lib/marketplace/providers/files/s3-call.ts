import { AwsClient } from 'aws4fetch';
import { failureOf, ProviderError } from '../common/http';

export type S3Settings = {
  /** E.g. https://s3.ap-south-1.amazonaws.com or a MinIO's address. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/**
 * Calls the bucket; undefined: no such object. What fails for a moment is repeated, but for streams. The object's name may
 * have a query behind it.
 * @throws {ProviderError}
 */
export type Call = (
  object: string,
  init: Omit<RequestInit, 'body'> & { body?: BodyInit | Buffer; duplex?: 'half' },
) => Promise<Response | undefined>;

export function callerOf(
  { endpoint, bucket, ...credentials }: S3Settings,
  timeoutMs: number,
): Call {
  const repeating = new AwsClient({ ...credentials, service: 's3', retries: 2 });
  const once = new AwsClient({ ...credentials, service: 's3', retries: 0 });
  return async (object, { body, ...init }) => {
    const url = `${endpoint.replace(/\/+$/, '')}/${bucket}/${object}`;
    const sent = Buffer.isBuffer(body) ? new Uint8Array(body) : body;
    // A stream can be sent only once.
    const client = init.duplex ? once : repeating;
    const signal = AbortSignal.timeout(timeoutMs);
    const ask = () => client.fetch(url, { ...init, body: sent, signal });
    const answer = await asProviderError(() =>
      ask().catch((error: unknown) => {
        // A line that was cut; it says what it means a second time.
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

/** What a step throws as the one error of providers. */
export async function asProviderError<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (cause) {
    const { name = '', message = 'no answer' } = Object(cause);
    const kind = name === 'TimeoutError' ? 'timeout' : 'unreachable';
    throw new ProviderError(kind, String(message), undefined, { cause });
  }
}
