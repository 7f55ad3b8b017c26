import { setTimeout as after } from 'node:timers/promises';
import { log } from '@/lib/log/log';
import type { Database } from '../../../kernel/db/connection';
import { fromPrimary } from '../../../kernel/db/replicas/reading';
import { withTimeout } from '../../../kernel/with-timeout';
import { readLexicon } from '../../../modules/search-language';
import { CatchUp } from '../catch-up';
import { ChangeFeed } from './change-feed';
import { type Cluster, notReady } from './cluster/cluster';
import { IndexReader } from './cluster/index-reader';
import { aliasOf, liveIndex } from './cluster/indices';
import { Lease } from './cluster/lease';
import { ClusterState } from './cluster/state';
import { forgetCounts } from './counts';
import { staleDeals } from './deals';
import type { Engine } from './engine';
import { LiveRules } from './live-rules';
import { LiveWords } from './live-words';
import { Facts } from './matching/facts';
import { rebuild } from './rebuild';
import { SampledKeys } from './sampled-keys';

/** Milliseconds between two checks for changes. */
const interval = 1000;
/**
 * The longest waits in milliseconds: for changes, for the rules after a noted change (they come from the database,
 * whatever the state of the cluster), for products named by `productsChanged`, for the first load.
 */
const timeouts = { changes: 500, rules: 2_000, namedProducts: 5_000, firstLoad: 12_000 };

/** An index of the cluster in this process: opened, kept in step with the database, and queried. */
export class LiveCluster {
  readonly reader: IndexReader;
  readonly state: ClusterState;
  readonly #changes: ChangeFeed;
  readonly #facts: Facts;
  readonly #sampled: SampledKeys;
  readonly #lease: Lease;
  readonly #rules: LiveRules;
  readonly #readingRules = new CatchUp(() => fromPrimary(() => this.#readRules()));
  readonly #words: LiveWords;
  readonly #changedIds = new Set<number>();
  readonly #checking = new CatchUp(() => this.#checkOnce());
  #opening: Promise<void> | undefined;
  #isOpen = false;
  /** True if the next query must look for changes first. */
  #isNoted = false;
  #mustFeed = false;
  #products = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    readonly db: Database,
    readonly cluster: Cluster,
  ) {
    this.reader = new IndexReader(cluster, aliasOf(cluster));
    this.state = new ClusterState(cluster);
    this.#facts = new Facts(this.reader);
    this.#sampled = new SampledKeys(this.reader);
    this.#rules = new LiveRules(db);
    this.#lease = new Lease(this.state, () => this.#rules.now());
    this.#words = new LiveWords(this.reader, this.state);
    this.#changes = new ChangeFeed(db, cluster, this.state, {
      dealOf: this.#rules.dealOf,
      onFed: async (listings) => {
        this.#facts.forget();
        forgetCounts(this.#facts);
        await this.#words.learn(listings);
      },
    });
  }

  start(): void {
    this.#open().catch(() => {}); // the next query tries again and gets the error
    this.#timer ??= setInterval(() => this.#tick(), interval);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await Promise.allSettled([this.#opening, this.#checking.idle(), this.#words.close()]);
    await this.#lease.release().catch(() => {}); // another takes over when the lease ends
    await this.cluster.close();
  }

  get progress(): { ready: boolean; products: number; age?: number } {
    const { since } = this.#changes;
    const age = since && Math.max(0, this.#rules.now() / 1000 - since);
    return { ready: this.#isOpen && !this.cluster.isAway, products: this.#products, age };
  }

  noteChange(): void {
    this.#isNoted = true;
    this.#readingRules.note();
    this.#checking.note();
  }

  productsChanged(ids: readonly number[]): void {
    for (const id of ids) this.#changedIds.add(id);
    this.noteChange();
  }

  /** Resolves once searches find the database's state at the call. */
  async settled(): Promise<void> {
    await this.#open();
    await this.#checking.idle();
    this.#mustFeed = true;
    await this.#checking.run();
  }

  /** Resolves once all noted changes are applied; if that takes longer, a moment later. */
  async caughtUp(): Promise<void> {
    if (!this.#isOpen) return; // a query waits until it is
    // Two rounds are needed: the present run may have begun before the change was noted.
    for (let i = 0; i < 2 && this.#readingRules.isBehind; i++) {
      const reading = this.#readingRules.run().catch(() => {}); // the check says why
      await withTimeout(timeouts.rules, reading);
    }
    for (let i = 0; i < 2 && this.#checking.isBehind; i++) {
      await withTimeout(
        timeouts.changes,
        this.#checking.run().catch(() => {}),
      );
    }
  }

  /**
   * Returns the sources from which a query is answered.
   * @throws {DomainError} 503 search_starting, while the index is built for the first time or the cluster is
   * away
   */
  async current(): Promise<Engine> {
    this.start();
    if (!this.#isOpen) await withTimeout(timeouts.firstLoad, this.#open());
    if (!this.#isOpen) throw notReady();
    const timeout = this.#changedIds.size > 0 ? timeouts.namedProducts : timeouts.changes;
    // Two rounds are needed: the present check may have begun before the change was noted.
    for (let i = 0; i < 2 && (this.#isNoted || this.#changedIds.size > 0); i++) {
      const checking = this.#checking.run().catch(() => {}); // the query itself reports what is unavailable
      await withTimeout(timeout, checking);
    }
    await this.#settleDeals();
    return this.#engine();
  }

  #engine(): Engine {
    const { snapshot, rules } = this.#rules;
    const { catalogue } = this.#words;
    if (!catalogue || !snapshot || !rules) throw notReady();
    return {
      reader: this.reader,
      catalogue,
      facts: this.#facts,
      sampled: this.#sampled,
      known: { snapshot, rules },
      now: this.#rules.now(),
    };
  }

  #open(): Promise<void> {
    // The load reads the primary, not the caller's replica: feeding goes by the primary's clock.
    this.#opening ??= fromPrimary(() => this.#openOnce())
      .then(() => {
        this.#isOpen = true;
      })
      .finally(() => {
        if (!this.#isOpen) this.#opening = undefined;
      });
    return this.#opening;
  }

  async #openOnce(): Promise<void> {
    await this.state.open();
    await this.#rules.read();
    for (let isLogged = false; (await liveIndex(this.cluster)) === undefined; ) {
      if (this.#isClosed) return;
      if (!isLogged) log.info('building the index of products in the search cluster');
      isLogged = true;
      const isBuilt = await rebuild(this.db, this.cluster, this.state, {
        isStopped: () => this.#isClosed,
      });
      if (!isBuilt) await after(interval);
    }
    const started = performance.now();
    await this.#words.open();
    readLexicon();
    await this.#lease.renew();
    this.#rules.settleDeals();
    // Deals may have begun or ended while no instance ran.
    if (this.#lease.isHeld) await this.#changes.feed(await staleDeals(this.reader, this.#rules));
    await this.#count();
    const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
    log.info({ products: this.#products, seconds }, 'the search is ready');
  }

  #tick(): void {
    if (this.#isClosed) return;
    if (!this.#isOpen) this.#open().catch(() => {});
    else this.#checking.run().catch(() => {});
  }

  /** Reads changes; feeds them if this instance is the feeder, or is asked to. */
  async #checkOnce(): Promise<void> {
    this.#isNoted = false;
    try {
      await fromPrimary(() => this.#feedChanges());
    } catch (error) {
      log.warn({ error: String(error) }, 'the search could not feed changes');
      throw error;
    }
  }

  async #feedChanges(): Promise<void> {
    const ids = [...this.#changedIds];
    await this.#changes.feed(ids);
    for (const id of ids) this.#changedIds.delete(id);
    const now = await this.#readingRules.runAnew();
    await this.#lease.renew();
    await this.#settleDeals();
    const mustFeed = this.#lease.isHeld || this.#mustFeed;
    this.#mustFeed = false;
    await this.#changes.feedSince(now, { mustFeed, isFeeder: this.#lease.isHeld });
    if (await this.#words.follow(this.#lease.isHeld)) await this.#count();
  }

  /** @returns the database's clock in milliseconds since 1970 */
  async #readRules(): Promise<number> {
    const { now, isChanged } = await this.#rules.read();
    if (isChanged) forgetCounts(this.#facts);
    return now;
  }

  /** Starts and ends deals by the clock: their products are fed again before any answer. */
  async #settleDeals(): Promise<void> {
    const changed = this.#rules.settleDeals();
    if (changed.length === 0) return;
    try {
      await this.#changes.feed(changed);
    } catch (error) {
      this.productsChanged(changed);
      throw error;
    }
  }

  async #count(): Promise<void> {
    this.#products = (await this.reader.countSkus({ match_all: {} })).total;
  }
}
