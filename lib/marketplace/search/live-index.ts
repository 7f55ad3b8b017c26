import type { Database } from '../db/connection';
import { DomainError } from '../host/errors';
import { log } from '../log';
import { withTimeout } from '../with-timeout';
import { breathing } from './breath';
import { readMarket, stateOfMarket } from './market';
import { type Placed, ProductIndex } from './product-index';
import { type Change, changesSince, namesOfIds, rowsAfter, rowsOfIds, sortNames } from './rows';

const rowsAtOnce = 2000;
/** A transaction that began so long ago may still commit changes with an older time. */
const overlapSeconds = 120;
/** Milliseconds for which what was read is new enough. */
const freshFor = 1000;
/** Milliseconds that a query waits for changes, and at most for the first reading. */
const patience = 250;
const patienceAtStart = 12_000;
/** Share of buried documents from which on everything is read anew. */
const mostBuried = 0.3;

/** Keeps an index in memory like the database, whoever writes there. One for each host. */
export class LiveIndex {
  #loading: Promise<ProductIndex> | undefined;
  #index: ProductIndex | undefined;
  #state = '';
  #since = 0;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | undefined;
  #clock = 0;
  #buried = 0;

  constructor(readonly db: Database) {}

  /** Begins to read the products, if nobody has yet. */
  start(): void {
    this.#load().catch(() => {}); // whoever needs it tries again and is told
  }

  /** The database's clock, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#clock;
  }

  /** Whether queries are answered, and how many products they know. */
  get progress(): { ready: boolean; products: number } {
    return { ready: this.#index !== undefined, products: this.#index?.columns.count ?? 0 };
  }

  /** Something was written here: the next query looks for it at once. */
  noteChange(): void {
    this.#checkedAt = Number.NEGATIVE_INFINITY;
  }

  /** These products could not be shown: whatever became of them is read at once. */
  async reread(ids: number[]): Promise<void> {
    this.noteChange();
    const index = await this.current();
    await this.#checking;
    const rows = await rowsOfIds(this.db, ids);
    await this.#take(index, ids, rows);
  }

  /**
   * The index as of a second ago or less.
   * @throws {DomainError} 503 search_starting, while so many products are read for the first time
   */
  async current(): Promise<ProductIndex> {
    const index = this.#index ?? (await withTimeout(patienceAtStart, this.#load()));
    if (!index) throw new DomainError(503, 'search_starting', { retryAfterSeconds: 5 });
    // Twice: a check that runs already may have begun before what was noted.
    for (let nth = 0; nth < 2 && performance.now() - this.#checkedAt > freshFor; nth++) {
      await withTimeout(patience, this.#check(index));
    }
    return index;
  }

  #load(): Promise<ProductIndex> {
    this.#loading ??= this.#readAll().catch((error) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #readAll(): Promise<ProductIndex> {
    const started = performance.now();
    const breathe = breathing();
    const index = new ProductIndex();
    const { now, state } = await stateOfMarket(this.db);
    index.setMarket(await readMarket(this.db));
    const names: { en: string[]; hi: string[] } = { en: [], hi: [] };
    const next = (last: number) => {
      const reading = rowsAfter(this.db, last, rowsAtOnce);
      reading.catch(() => {}); // it may fail before it is awaited
      return reading;
    };
    let coming = next(0);
    for (let saidAt = 0; ; ) {
      const rows = await coming;
      const last = rows.at(-1);
      // The database reads on while these are taken in.
      if (last && rows.length === rowsAtOnce) coming = next(last.id);
      for (const row of rows) {
        index.put(row);
        const { en, hi } = sortNames(row);
        names.en.push(en);
        names.hi.push(hi);
        await breathe();
      }
      if (index.columns.count >= saidAt + 100_000) {
        saidAt = index.columns.count;
        log.info({ products: saidAt }, 'reading products for the search');
      }
      if (rows.length < rowsAtOnce) break;
    }
    await index.build(names, breathe);
    this.#since = now;
    this.#state = state;
    this.#clock = now - Date.now() + (performance.now() - started);
    this.#index = index;
    const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
    log.info({ products: index.columns.count, seconds }, 'the search is ready');
    return index;
  }

  #check(index: ProductIndex): Promise<void> {
    this.#checking ??= this.#readChanges(index)
      .catch((error) => log.error({ error }, 'the search could not read changes'))
      .finally(() => {
        this.#checking = undefined;
      });
    return this.#checking;
  }

  async #readChanges(index: ProductIndex): Promise<void> {
    this.#checkedAt = performance.now();
    const asked = Date.now();
    const { now, state } = await stateOfMarket(this.db);
    this.#clock = now - (asked + Date.now()) / 2;
    if (state !== this.#state) {
      index.setMarket(await readMarket(this.db));
      this.#state = state;
    }
    const since = this.#since / 1000 - overlapSeconds;
    for (let last: Change | undefined; ; ) {
      const changes = await changesSince(this.db, since, last, rowsAtOnce);
      const ids = changes.flatMap(({ id, updatedAt }) => {
        const doc = index.docOf(id);
        return doc !== undefined && index.columns.updatedAt[doc] === updatedAt ? [] : [id];
      });
      if (ids.length > 0) await this.#take(index, ids, await rowsOfIds(this.db, ids));
      last = changes.at(-1);
      if (changes.length < rowsAtOnce) break;
    }
    this.#since = now;
    if (this.#buried > 1000 && this.#buried > index.columns.count * mostBuried) this.#renew();
  }

  async #take(index: ProductIndex, ids: number[], rows: Awaited<ReturnType<typeof rowsOfIds>>) {
    const fresh: Placed[] = [];
    const gone = new Set<number>();
    for (const row of rows) {
      const put = index.put(row);
      if (put.fresh) fresh.push(put.fresh);
      if (put.gone !== undefined) gone.add(put.gone);
    }
    const found = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!found.has(id)) index.remove(id);
    if (fresh.length === 0) return;
    this.#buried += gone.size;
    for (const lang of ['en', 'hi'] as const) {
      const named = async (docs: number[]) => {
        const names = await namesOfIds(
          this.db,
          lang,
          docs.map((doc) => index.columns.id[doc] as number),
        );
        return (doc: number) => {
          const id = index.columns.id[doc] as number;
          const name = names.get(id);
          return name === undefined ? undefined : { id, name };
        };
      };
      const entries = fresh.map(({ doc, row }) => ({
        doc,
        id: row.id,
        name: sortNames(row)[lang],
      }));
      await index.orders.names[lang].place(entries, gone, named);
    }
  }

  /** Reads everything anew in the background; queries are answered from what is there. */
  #renew(): void {
    this.#buried = 0;
    this.#loading = undefined;
    this.start();
  }
}
