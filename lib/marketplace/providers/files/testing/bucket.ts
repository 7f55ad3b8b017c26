import { AwsV4Signer } from 'aws4fetch';
import { serveHttp } from '../../common/testing/serve-http';
import type { S3Settings } from '../s3';

/** The behaviour of a bucket: normal; not answering; or answering with this status. */
type Mood = 'well' | 'silent' | number;

/** Opens an S3-compatible store of one bucket in memory, which checks signatures. */
export async function openBucket() {
  const objects = new Map<string, { bytes: Uint8Array; type: string | null }>();
  let mood: Mood = 'well';
  /** The number of calls until it behaves normally again. */
  let left = Number.POSITIVE_INFINITY;
  let calls = 0;
  const server = await serveHttp({ fetch: answer });
  const settings: S3Settings = {
    ...{ endpoint: `${server.url}/`, region: 'ap-south-1', bucket: 'haat-test' },
    ...{ accessKeyId: 'key', secretAccessKey: 'secret' },
  };

  async function answer(request: Request): Promise<Response> {
    calls++;
    const { pathname } = new URL(request.url);
    if (left-- <= 0) mood = 'well';
    if (mood === 'silent') return new Promise(() => {});
    if (mood !== 'well') return new Response('<Error/>', { status: mood });
    if (!(await isSigned(request, `${server.url}${pathname}`, settings))) {
      return new Response('<Code>SignatureDoesNotMatch</Code>', { status: 403 });
    }
    const { method, headers } = request;
    if (method === 'PUT') {
      const bytes = new Uint8Array(await request.arrayBuffer());
      objects.set(pathname, { bytes, type: headers.get('content-type') });
      return new Response('', { status: 200 });
    }
    if (method === 'DELETE') {
      objects.delete(pathname);
      return new Response('', { status: 200 });
    }
    const found = objects.get(pathname);
    return found
      ? new Response(new Uint8Array(found.bytes))
      : new Response('<Code>NoSuchKey</Code>', { status: 404 });
  }

  return {
    settings,
    objects,
    calls: () => calls,
    behave(next: Mood, howOften = Number.POSITIVE_INFINITY) {
      mood = next;
      left = howOften;
    },
    close: server.close,
  };
}

async function isSigned(request: Request, url: string, settings: S3Settings): Promise<boolean> {
  const signer = new AwsV4Signer({
    ...{ url, method: request.method, service: 's3', region: settings.region },
    ...{ accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    datetime: request.headers.get('x-amz-date') ?? undefined,
  });
  const { headers } = await signer.sign();
  return headers.get('authorization') === request.headers.get('authorization');
}
