import { setImmediate as nextTurn } from 'node:timers/promises';
import { eachLanguage, locales } from '@/lib/i18n/locales';
import { log } from '@/lib/log/log';
import type { Database } from '../../../kernel/db/connection';
import { behindNow } from '../../../kernel/db/replicas/reading';
import { DomainError } from '../../../kernel/errors';
import { withTimeout } from '../../../kernel/with-timeout';
import { readLexicon } from '../../../modules/search-language';
import { CatchUp } from '../catch-up';
import { readSnapshot, snapshotState } from './catalogue-snapshot';
import { type NamedDocument, ProductIndex } from './product-index';
import {
  type Change,
  changesSince,
  namesOfIds,
  rowsAfter,
  rowsOfIds,
  sortName,
} from './product-rows';
import { yieldEvery } from './yield-to-event-loop';

const batchSize = 2000;
/** The number of changed products that are read and applied without a pause. */
const changesAtOnce = 100;
/** The seconds before now in which a transaction began that may still commit changes with an older time. */
const overlapSeconds = 120;
/** Milliseconds between two checks for changes. */
const checkInterval = 1000;
/**
 * The longest waits in milliseconds: for changes, for the snapshot after a noted change, for products named by
 * `productsChanged`, for the first load.
 */
const timeouts = { changes: 250, snapshot: 2_000, namedProducts: 5_000, firstLoad: 12_000 };
/** The share of deleted documents above which the index is rebuilt. */
const maxDeletedShare = 0.3;

/** Keeps an index in memory in step with the database, whichever process writes there. */
export class LiveIndex {
  #loading: Promise<ProductIndex> | undefined;
  #index: ProductIndex | undefined;
  #state = '';
  #since = 0;
  /** The start of the last check, unless a change was noted since. */
  #checkedAt = Number.NEGATIVE_INFINITY;
  /** The end of the last check. */
  #lastCheck: number | undefined;
  readonly #changes = new CatchUp(() => this.#check());
  readonly #snapshot = new CatchUp(() => this.#takeSnapshot());
  #clock = 0;
  #deleted = 0;
  readonly #changedIds = new Set<number>();
  #isClosed = false;

  constructor(readonly db: Database) {}

  /** Starts loading the products, unless that has begun. */
  start(): void {
    this.#load().catch(() => {}); // the next query tries again and gets the error
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled([this.#loading, this.#snapshot.idle(), this.#changes.idle()]);
  }

  /** Returns the database's clock, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#clock;
  }

  /** Returns whether the index is loaded, how many documents it has, and the seconds since its last check. */
  get progress(): { ready: boolean; products: number; age?: number } {
    const age = this.#lastCheck && (performance.now() - this.#lastCheck) / 1000;
    return { ready: this.#index !== undefined, products: this.#index?.columns.count ?? 0, age };
  }

  /** Makes the next query check for changes first. */
  noteChange(): void {
    this.#checkedAt = Number.NEGATIVE_INFINITY;
    this.#changes.note();
    this.#snapshot.note();
  }

  /** Makes the next query read these products first, whether they were changed or deleted. */
  productsChanged(ids: readonly number[]): void {
    for (const id of ids) this.#changedIds.add(id);
    this.noteChange();
  }

  /** Resolves once the index has the database's state at the call, however long reading takes. */
  async settled(): Promise<void> {
    if (!this.#index) await this.#load();
    await this.#changes.runAnew();
  }

  /** Resolves once all noted changes are applied; for many at once, a moment later. */
  async caughtUp(): Promise<void> {
    if (!this.#index) return; // a query waits until it is loaded
    // Two rounds are needed: the present run may have begun before the change was noted.
    for (let i = 0; i < 2 && this.#snapshot.isBehind; i++) {
      const reading = this.#snapshot.run().catch(() => {}); // the check below says why
      await withTimeout(timeouts.snapshot, reading);
    }
    for (let i = 0; i < 2 && this.#changes.isBehind; i++) {
      await withTimeout(timeouts.changes, this.#changes.run());
    }
  }

  /**
   * Returns the index as of a second ago or less.
   * @throws {DomainError} 503 search_starting, while a large catalogue is read for the first time
   */
  async current(): Promise<ProductIndex> {
    const index = this.#index ?? (await withTimeout(timeouts.firstLoad, this.#load()));
    if (!index) throw new DomainError(503, 'search_starting', { retryAfterSeconds: 5 });
    // Two rounds are needed: the present check may have begun before the change was noted.
    for (let i = 0; i < 2 && performance.now() - this.#checkedAt > checkInterval; i++) {
      const timeout = this.#changedIds.size > 0 ? timeouts.namedProducts : timeouts.changes;
      await withTimeout(timeout, this.#changes.run());
    }
    return index;
  }

  #load(): Promise<ProductIndex> {
    this.#loading ??= behindNow(this.db, () => this.#readAll()).catch((error) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #readAll(): Promise<ProductIndex> {
    const started = performance.now();
    const pause = yieldEvery();
    const index = new ProductIndex();
    const { now, state } = await snapshotState(this.db);
    index.setSnapshot(await readSnapshot(this.db));
    const names = eachLanguage((): string[] => []);
    const next = (last: number) => {
      const reading = rowsAfter(this.db, last, batchSize);
      reading.catch(() => {}); // it may fail before it is awaited
      return reading;
    };
    let coming = next(0);
    for (let loggedAt = 0; ; ) {
      if (this.#isClosed) throw new Error('the search is closed');
      const rows = await coming;
      const last = rows.at(-1);
      // The database reads the next batch while this one is indexed.
      if (last && rows.length === batchSize) coming = next(last.id);
      for (const row of rows) {
        index.put(row);
        for (const lang of locales) names[lang].push(sortName(row, lang));
        await pause();
      }
      if (index.columns.count >= loggedAt + 100_000) {
        loggedAt = index.columns.count;
        log.info({ products: loggedAt }, 'reading products for the search');
      }
      if (rows.length < batchSize) break;
    }
    await index.build(names, pause);
    readLexicon();
    this.#since = now;
    this.#state = state;
    this.#clock = now - Date.now() + (performance.now() - started);
    this.#index = index;
    const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
    log.info({ products: index.columns.count, seconds }, 'the search is ready');
    return index;
  }

  async #check(): Promise<void> {
    this.#checkedAt = performance.now();
    const index = this.#index;
    if (!index) return;
    try {
      await behindNow(this.db, () => this.#readChanges(index));
      this.#lastCheck = performance.now();
    } catch (error) {
      log.error({ error }, 'the search could not read changes');
    }
  }

  async #readChanges(index: ProductIndex): Promise<void> {
    await this.#readNamed(index);
    const now = await this.#snapshot.runAnew();
    const since = this.#since / 1000 - overlapSeconds;
    for (let last: Change | undefined; ; ) {
      const changes = await changesSince(this.db, since, last, batchSize);
      const ids = changes.flatMap(({ id, updatedAt }) => {
        const doc = index.docOf(id);
        return doc !== undefined && index.columns.updatedAt[doc] === updatedAt ? [] : [id];
      });
      await this.#takeAll(index, ids);
      last = changes.at(-1);
      if (changes.length < batchSize) break;
    }
    this.#since = now;
    if (this.#deleted > 1000 && this.#deleted > index.columns.count * maxDeletedShare)
      this.#renew();
  }

  /** Reads stores, categories and rules of search; returns the database's clock. */
  #takeSnapshot(): Promise<number> {
    return behindNow(this.db, async () => {
      const asked = Date.now();
      const { now, state } = await snapshotState(this.db);
      this.#clock = now - (asked + Date.now()) / 2;
      if (state === this.#state) return now;
      this.#index?.setSnapshot(await readSnapshot(this.db));
      this.#state = state;
      return now;
    });
  }

  /** Reads the products of `productsChanged`. */
  async #readNamed(index: ProductIndex): Promise<void> {
    const ids = [...this.#changedIds];
    this.#changedIds.clear();
    try {
      await this.#takeAll(index, ids);
    } catch (error) {
      for (const id of ids) this.#changedIds.add(id);
      throw error;
    }
  }

  /**
   * Applies changes in small parts and yields to requests between them: a store may change thousands of
   * prices at once.
   */
  async #takeAll(index: ProductIndex, ids: number[]): Promise<void> {
    for (let at = 0; at < ids.length; at += changesAtOnce) {
      const part = ids.slice(at, at + changesAtOnce);
      await this.#take(index, part, await rowsOfIds(this.db, part));
      await nextTurn();
    }
  }

  async #take(index: ProductIndex, ids: number[], rows: Awaited<ReturnType<typeof rowsOfIds>>) {
    const fresh: NamedDocument[] = [];
    const gone = new Set<number>();
    for (const row of rows) {
      const put = index.put(row);
      if (put.fresh) fresh.push(put.fresh);
      if (put.gone !== undefined) gone.add(put.gone);
    }
    const found = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!found.has(id)) index.remove(id);
    if (fresh.length === 0) return;
    this.#deleted += gone.size;
    for (const lang of locales) {
      const named = async (docs: number[]) => {
        const names = await namesOfIds(
          this.db,
          lang,
          docs.map((doc) => index.columns.id[doc] ?? 0),
        );
        return (doc: number) => {
          const id = index.columns.id[doc] ?? 0;
          const name = names.get(id);
          return name === undefined ? undefined : { id, name };
        };
      };
      const entries = fresh.map(({ doc, row }) => ({
        doc,
        id: row.id,
        name: sortName(row, lang),
      }));
      await index.orders.names[lang].place(entries, gone, named);
    }
  }

  /** Rebuilds in the background; queries use the old index meanwhile. */
  #renew(): void {
    this.#deleted = 0;
    this.#loading = undefined;
    this.start();
  }
}
