import { open } from 'node:fs/promises';
import { ProviderError } from '../common/http';
import type { Call } from './s3-call';

/** Bytes of a part, of which one at a time is in memory; a store requires 5 MB at least, and accepts 10,000 parts. */
export const partBytes = 8 * 1024 * 1024;

/**
 * Uploads a file part by part; each is repeated by itself after a temporary failure. The object appears when it is
 * complete, and nothing is left of a failed upload, unless the store is unavailable: a rule of the bucket should end
 * such uploads.
 * @throws {ProviderError}
 */
export async function uploadInParts(
  call: Call,
  object: string,
  { path, size, type }: { path: string; size: number; type: string },
): Promise<void> {
  const begun = await text(
    call(`${object}?uploads=`, { method: 'POST', headers: { 'Content-Type': type } }),
  );
  const id = elementIn(begun, 'UploadId');
  if (!id) throw new ProviderError('unexpected', 'the store gave no upload id');
  const upload = `uploadId=${encodeURIComponent(id)}`;
  try {
    const etags = await uploadParts(call, object, { path, size, upload });
    const parts = etags.map(
      (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
    );
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
    const answer = await text(call(`${object}?${upload}`, { method: 'POST', body }));
    // A store that fails after its first byte reports that in an answer with status 200.
    if (answer.includes('<Error>')) throw new ProviderError('unavailable', answer.slice(0, 300));
  } catch (error) {
    await call(`${object}?${upload}`, { method: 'DELETE' }).catch(() => {});
    throw error;
  }
}

async function uploadParts(
  call: Call,
  object: string,
  { path, size, upload }: { path: string; size: number; upload: string },
): Promise<string[]> {
  const file = await open(path);
  try {
    const etags: string[] = [];
    for (let at = 0; at < size; at += partBytes) {
      const bytes = Buffer.alloc(Math.min(partBytes, size - at));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, at);
      if (bytesRead < bytes.length) throw new Error('the file became shorter during its upload');
      const part = `partNumber=${etags.length + 1}&${upload}`;
      const answer = await call(`${object}?${part}`, { method: 'PUT', body: bytes });
      const etag = answer?.headers.get('etag');
      if (!etag) throw new ProviderError('unexpected', 'the store kept no part');
      etags.push(etag.replaceAll('"', '&quot;'));
    }
    return etags;
  } finally {
    await file.close();
  }
}

async function text(calling: ReturnType<Call>): Promise<string> {
  const answer = await calling;
  if (!answer) throw new ProviderError('refused', 'no such bucket or upload', 404);
  return answer.text();
}

/** Returns the text of an XML element; the ids of uploads have no entities. */
const elementIn = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<&]{1,2048})</${name}>`).exec(xml)?.[1];
