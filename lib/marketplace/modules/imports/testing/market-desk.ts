import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { makeCategory } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { makePicture } from '../../listings/testing/documents';
import { makeOperator } from '../../operators/testing/make-operator';
import { makeSeller } from '../../sellers/testing/members';
import { type Line, shirts } from './tables';

export const marketImports = '/api/operator/imports';

/** Opens an operator for the catalogue, who imports files for all stores through the real host. */
export async function openMarketDesk(connection: Connection) {
  const folder = mkdtempSync(join(tmpdir(), 'haat-market-imports-'));
  process.env.DATA_DIR = folder;
  const api = testHost(connection);
  const operator = await makeOperator(connection.db, { role: 'catalogue' });
  const { slug: category } = await makeCategory(connection.db);
  const headers = { authorization: `Bearer ${operator.token}` };

  const call = (method: 'GET' | 'POST', where: string, lang: 'en' | 'hi' = 'en') =>
    api.call(method, marketImports + where, { token: operator.token, lang });

  async function upload(bytes: string | Uint8Array) {
    const body = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
    const where = `${marketImports}?name=all.csv`;
    const answer = await api.host.request(where, { method: 'POST', headers, body });
    await backgroundDone();
    return { status: answer.status, body: await answer.json() };
  }

  const find = async (id: number) => (await call('GET', `/${id}`)).body.data;
  const check = async (bytes: string | Uint8Array) => find((await upload(bytes)).body.data.id);

  async function apply(id: number) {
    await call('POST', `/${id}/apply`);
    await backgroundDone();
    return find(id);
  }

  /** Returns the bytes of a download. */
  const download = async (where: string) =>
    Buffer.from(await (await api.host.request(marketImports + where, { headers })).arrayBuffer());

  const faults = async (id: number, lang: 'en' | 'hi' = 'en') =>
    (await call('GET', `/${id}/report?limit=100`, lang)).body.data.rows;

  /** Opens a store with a picture, whose listings are reviewed. */
  async function openStore() {
    const seller = await makeSeller(connection.db, { reviewRequired: true });
    return { ...seller, picture: await makePicture(connection.db, seller.store.id) };
  }

  /** Returns complete shirts of some stores, changed by `change`; `of` is the text in the store's column. */
  function table(
    stores: { of: string | number; picture: string }[],
    count: number,
    change: (line: Line, index: number) => Line = (line) => line,
  ): string {
    const files = stores.map(({ of, picture }) =>
      shirts(count, { category, picture }, (line, n) => ({ store: of, ...change(line, n) })),
    );
    return files.map((file, n) => (n ? file.slice(file.indexOf('\n') + 1) : file)).join('');
  }

  return {
    ...{ api, operator, call, upload, check, apply, download, faults, openStore, table },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type MarketDesk = Awaited<ReturnType<typeof openMarketDesk>>;
export type MarketStore = Awaited<ReturnType<MarketDesk['openStore']>>;
