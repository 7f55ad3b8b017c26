import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabase } from '../kernel/db/copy/copy-database';
import { openEnd } from '../kernel/db/copy/ends';
import { digestOf, tablesOf } from '../kernel/db/copy/tables';
import { users } from '../kernel/db/schema/accounts';
import { catalogueOf } from '../kernel/db/testing/catalogue';
import { describeOnPostgres } from '../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../kernel/db/testing/fixtures';
import { openMigratedEmbedded } from '../kernel/db/testing/migrated';
import { openMarket } from '../modules/payments/testing/market';
import { audit } from './audit';

const run = (...args: string[]) => {
  const script = ['--import', 'tsx', 'scripts/database.ts', 'copy', ...args];
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, script, { env, encoding: 'utf8' });
  return { status, stdout, stderr };
};

async function digestsOf(place: string): Promise<Record<string, string>> {
  const end = await openEnd(place);
  const digests: Record<string, string> = {};
  for (const table of await tablesOf(end)) digests[table.name] = await digestOf(end, table);
  await end.close();
  return digests;
}

describeOnPostgres('a market that moves', (make) => {
  const folder = mkdtempSync(join(tmpdir(), 'haat-moves-'));
  const first = join(folder, 'first');
  let server: Awaited<ReturnType<typeof make.empty>>;
  let address: string;

  beforeAll(async () => {
    const market = await openMarket(await openMigratedEmbedded(join(first, 'db')));
    const { providerOrder } = await market.begin();
    await market.press(providerOrder);
    await market.order([await makeProduct(market.db)], { method: 'cod' });
    await market.quiet();
    await market.close();
    server = await make.empty();
    address = server.env.DATABASE_URL;
  });
  afterAll(async () => {
    await server?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is on PostgreSQL as it was in its folder, and sells on there', async () => {
    const was = await digestsOf(join(first, 'db'));
    expect(run(first, address)).toMatchObject({ status: 0, stderr: '' });
    expect(await digestsOf(address)).toEqual(was);

    const fresh = await make();
    const opened = await fresh.open();
    const asMigrated = await catalogueOf(opened.db);
    await opened.close();
    await fresh.drop();

    const market = await openMarket(await server.open());
    expect(await catalogueOf(market.db)).toEqual(asMigrated);
    expect(await audit(market.db)).toEqual([]);
    const { providerOrder } = await market.begin();
    await market.press(providerOrder);
    await market.quiet();
    expect(await audit(market.db)).toEqual([]);
    await market.close();
  });

  it('comes back into a folder with what was sold since', async () => {
    const back = join(folder, 'back');
    const was = await digestsOf(address);
    expect(run(address, back)).toMatchObject({ status: 0, stderr: '' });
    expect(await digestsOf(join(back, 'db'))).toEqual(was);
  });

  it('is not written over another one, nor copied while somebody sells', async () => {
    expect(run(first, address)).toMatchObject({
      status: 1,
      stderr: 'What is to be copied to has a market of its own.\n',
    });
    const shop = await server.open();
    await makeShopper(shop.db);
    const other = run(address, join(folder, 'other'));
    await shop.close();
    expect(other).toMatchObject({ status: 1 });
    expect(other.stderr).toContain('Somebody else uses a database (1 connections)');
  });

  it('leaves the target as it was when a row cannot be there', async () => {
    const target = await make();
    const source = await openEnd(join(first, 'db'));
    const end = await openEnd(target.env.DATABASE_URL);
    await end.rows('alter table users add constraint nobody check (id < 0)');
    await expect(copyDatabase(source, end)).rejects.toThrow('nobody');
    await source.close();
    await end.close();
    const opened = await target.open();
    expect(await opened.db.$count(users)).toBe(0);
    await opened.close();
    await target.drop();
  });

  it('is refused by a database of another version', async () => {
    const other = await make.empty();
    const source = await openEnd(address);
    const target = await openEnd(other.env.DATABASE_URL);
    await expect(copyDatabase(source, target)).rejects.toThrow('of two versions');
    await source.close();
    await target.close();
    await other.drop();
  });
});
