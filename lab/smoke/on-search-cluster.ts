import { randomBytes } from 'node:crypto';
import { dropDatabase, ownDatabase } from '../../scripts/lib/own-database.mjs';
import { startShop } from '../../scripts/lib/shop.mjs';
import { emptyFolder, type OpenShop, ownSettings } from './settings';

const database = 'haat_smoke_search';
const ports = [3249, 3250] as const;

/** Opens two instances on one PostgreSQL with one search cluster, whose index the first of them builds. */
export async function openOnSearchCluster(): Promise<OpenShop | string> {
  const { TEST_DATABASE_URL, TEST_SEARCH_URL } = process.env;
  if (!TEST_DATABASE_URL) return 'TEST_DATABASE_URL names no PostgreSQL';
  if (!TEST_SEARCH_URL) return 'TEST_SEARCH_URL names no search cluster';

  const dataDir = emptyFolder('search');
  const index = `haat-smoke-${randomBytes(4).toString('hex')}`;
  await dropDatabase(TEST_DATABASE_URL, database);
  const env = {
    ...ownSettings,
    DATABASE_URL: await ownDatabase(TEST_DATABASE_URL, database),
    SEARCH_URL: TEST_SEARCH_URL,
    SEARCH_INDEX: index,
    REVALIDATE_ORIGINS: ports.map((port) => `http://localhost:${port}`).join(','),
    REVALIDATE_SECRET: 'the-changes-of-the-smoke-tests',
  };
  const closing: (() => Promise<unknown>)[] = [
    () => dropDatabase(TEST_DATABASE_URL, database),
    () => dropIndices(TEST_SEARCH_URL, index),
  ];
  const close = async () => {
    while (closing.length) await closing.pop()?.();
  };
  try {
    // One at a time: the first fills the database.
    const [first, second] = ports;
    const one = await startShop({ port: first, dataDir, env });
    closing.push(one.stop);
    const two = await startShop({ port: second, dataDir, env });
    closing.push(two.stop);
    return { target: { url: one.url, otherUrl: two.url, dataDir }, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Deletes all indices of a name on the cluster, so that a test leaves none. */
async function dropIndices(nodes: string, index: string): Promise<void> {
  const [node = ''] = nodes.split(',');
  const { username, password, origin, pathname } = new URL(node);
  const base = `${origin}${pathname.replace(/\/+$/, '')}`;
  const secret = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  const headers = username ? { authorization: `Basic ${secret.toString('base64')}` } : undefined;
  const found = await fetch(`${base}/${index}-*?allow_no_indices=true`, { headers });
  for (const name of Object.keys((await found.json()) as object)) {
    await fetch(`${base}/${name}`, { method: 'DELETE', headers });
  }
}
