import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ImportMapping } from '@/lib/contract/schemas/seller/imports';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { makeCategory } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { makePicture } from '../../listings/testing/documents';
import { makeSeller } from '../../sellers/testing/members';

/** Returns bytes without copying them, which would hold up what is measured beside a large file. */
const bufferOf = (bytes: string | Uint8Array): Buffer =>
  typeof bytes === 'string'
    ? Buffer.from(bytes)
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Yields bytes piece by piece, as a network delivers them, with other work between. */
async function* arriving(bytes: Buffer) {
  const length = 65_536;
  for (let at = 0; at < bytes.length; at += length) {
    yield bytes.subarray(at, at + length);
    await setImmediate();
  }
}

/** Opens a store with a category and a picture, which imports files through the real host. */
export async function openImportDesk(
  connection: Connection,
  { isReviewed = false, folder = mkdtempSync(join(tmpdir(), 'haat-imports-')) } = {},
) {
  process.env.DATA_DIR = folder;
  const api = testHost(connection);
  const { db } = connection;
  const { token, store, vendorId } = await makeSeller(db, { reviewRequired: isReviewed });
  const category = await makeCategory(db, { name: `Shirts ${store.id}` });
  const picture = await makePicture(db, store.id);
  const seller = { kind: 'seller', storeId: store.id } as const;
  const call = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    lang: 'en' | 'hi' = 'en',
  ) => api.call(method, `/api/seller/${path}`, { token, body, lang });

  async function upload(bytes: string | Uint8Array, name = 'file.csv', lang: 'en' | 'hi' = 'en') {
    const answer = await api.host.request(`/api/seller/imports?name=${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'accept-language': lang },
      body: Readable.toWeb(Readable.from(arriving(bufferOf(bytes)))) as ReadableStream,
      ...{ duplex: 'half' },
    });
    return { status: answer.status, body: await answer.json() };
  }

  /** Uploads a file, accepts the guessed mapping, and checks; returns the import. */
  async function check(bytes: string | Uint8Array, mapping?: ImportMapping) {
    const { body } = await upload(bytes);
    const { id } = body.data;
    await call('PUT', `imports/${id}/mapping`, { mapping: mapping ?? body.data.mapping });
    await backgroundDone();
    return (await call('GET', `imports/${id}`)).body.data;
  }

  /** Returns the import after its rows were checked again. */
  async function recheck(id: number) {
    await backgroundDone();
    return (await call('GET', `imports/${id}`)).body.data;
  }

  async function apply(id: number) {
    await call('POST', `imports/${id}/apply`);
    await backgroundDone();
    return (await call('GET', `imports/${id}`)).body.data;
  }

  /** Returns the bytes of a download. */
  async function download(path: string): Promise<Buffer> {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await api.host.request(`/api/seller/${path}`, { headers });
    return Buffer.from(await answer.arrayBuffer());
  }

  /** Returns the status of the host's health check. */
  const askHealth = async () => (await api.host.request('/api/health')).status;

  const faults = async (id: number, lang: 'en' | 'hi' = 'en') =>
    (await call('GET', `imports/${id}/report?limit=100`, undefined, lang)).body.data.rows;

  return {
    ...{ api, db, token, store, seller, vendorId, category, picture, folder },
    ...{ call, upload, check, recheck, apply, download, askHealth, faults },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type ImportDesk = Awaited<ReturnType<typeof openImportDesk>>;
