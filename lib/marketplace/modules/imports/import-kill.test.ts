import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { count, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { imports } from '../../kernel/db/schema/imports';
import { listings } from '../../kernel/db/schema/listings';
import { keptDatabases } from '../../kernel/db/testing/databases';
import { seeded } from '../payments/testing/crowd';
import { mapImport } from './decide';
import { openImportDesk } from './testing/import-desk';
import { shirts } from './testing/tables';

const rows = 3000;
const faulty = rows / 50;

describe.each(keptDatabases)('an import whose process is killed (SIGKILL) on $name', ({ make }) => {
  let database: Awaited<ReturnType<typeof make>>;
  beforeAll(async () => {
    database = await make();
  });
  afterAll(() => database.drop());

  async function visit<Result>(work: (connection: Connection) => Promise<Result>) {
    const connection = await database.open();
    return work(connection).finally(() => connection.close());
  }

  /** Starts a process and kills it at that step of its work; without `kill` it ends by itself. */
  async function serve(folder: string, kill?: { at: string; step: number }) {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'lib/marketplace/modules/imports/testing/import-process.ts'],
      {
        env: { ...process.env, ...database.env, DATA_DIR: folder },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const exited = once(child, 'exit');
    let steps = 0;
    for await (const line of createInterface(child.stdout)) {
      if (line === kill?.at && ++steps === kill.step) child.kill('SIGKILL');
    }
    expect(await exited).toEqual(kill ? [null, 'SIGKILL'] : [0, null]);
  }

  it('is finished by the next start, with nothing written twice', async () => {
    const seed = Number(process.env.TEST_SEED ?? Date.now());
    console.warn(`TEST_SEED=${seed} repeats this run.`);
    const random = seeded(seed);
    const step = () => 1 + Math.floor(random() * 6);
    const folder = database.env.DATA_DIR || mkdtempSync(join(tmpdir(), 'haat-import-kill-'));
    const id = await visit(async (connection) => {
      const desk = await openImportDesk(connection, { folder });
      const given = { category: desk.category.slug, picture: desk.picture };
      const file = shirts(rows, given, (line, n) => (n % 50 ? line : { ...line, price: 'cheap' }));
      const { data } = (await desk.upload(file)).body;
      await mapImport(desk.db, desk.seller, data.id, data.mapping);
      return data.id as number;
    });
    // Expires the lease, as if a silent process counted as dead.
    const later = () =>
      visit(async ({ db }) => {
        await db.update(imports).set({ leaseUntil: sql`now()` }).where(eq(imports.id, id));
      });

    await serve(folder, { at: 'checking', step: step() });
    await later();
    await serve(folder, { at: 'applying', step: 1 + step() });
    await visit(async ({ db }) => {
      const applied = await db.$count(products);
      expect(applied).toBeLessThan(rows - faulty);
      expect(await db.$count(listings)).toBe(applied);
    });
    await later();
    await serve(folder);

    await visit(async ({ db }) => {
      const [one] = await db.select().from(imports).where(eq(imports.id, id));
      expect(one).toMatchObject({
        ...{ state: 'done', rowCount: rows, newCount: rows - faulty, faultyCount: faulty },
      });
      const [written] = await db
        .select({ products: count(), skus: sql<number>`count(distinct ${products.sku})::int` })
        .from(products);
      expect(written).toEqual({ products: rows - faulty, skus: rows - faulty });
      expect(await db.$count(listings)).toBe(rows - faulty);
    });
    if (!database.env.DATA_DIR) rmSync(folder, { recursive: true });
  }, 300_000);
});
