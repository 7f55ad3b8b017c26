import { setTimeout as after } from 'node:timers/promises';
import type { Database } from '../../../kernel/db/connection';
import { fromPrimary } from '../../../kernel/db/replicas/reading';
import { log } from '../../../kernel/log';
import { withTimeout } from '../../../kernel/with-timeout';
import { type Change, changesSince } from '../memory/product-rows';
import { type Cluster, notReady } from './cluster/cluster';
import { IndexReader } from './cluster/index-reader';
import { aliasOf, exists, liveIndex, refresh } from './cluster/indices';
import { Lease } from './cluster/lease';
import { ClusterState } from './cluster/state';
import { forgetCounts } from './counts';
import { staleDeals } from './deals';
import type { Engine } from './engine';
import { Feeder } from './feeder';
import { LiveRules } from './live-rules';
import { LiveWords } from './live-words';
import { Facts } from './matching/facts';
import { overlapSeconds, rebuild } from './rebuild';

/** Milliseconds between two looks for changes. */
const interval = 1000;
/** Milliseconds a query waits at most: for changes, for products named by `productsChanged`, for the first load. */
const timeouts = { changes: 500, namedProducts: 5_000, firstLoad: 12_000 };
const changesAtOnce = 2000;
const mostRemembered = 200_000;

/** Keeps an index of the cluster in step with the database: of all instances one feeds what was changed. */
export class LiveCluster {
  readonly reader: IndexReader;
  readonly state: ClusterState;
  readonly #feeder: Feeder;
  readonly #facts: Facts;
  readonly #lease: Lease;
  readonly #rules: LiveRules;
  readonly #words: LiveWords;
  readonly #changedIds = new Set<number>();
  /** The products that this instance fed, by when they were changed. */
  readonly #fed = new Map<number, number>();
  #opening: Promise<void> | undefined;
  #isOpen = false;
  #isNoted = false;
  #mustFeed = false;
  #checking: Promise<void> | undefined;
  /** Changes up to this moment are fed, in seconds since 1970. */
  #since: number | undefined;
  #products = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    readonly db: Database,
    readonly cluster: Cluster,
  ) {
    this.reader = new IndexReader(cluster, aliasOf(cluster));
    this.state = new ClusterState(cluster);
    this.#feeder = new Feeder(db, cluster);
    this.#facts = new Facts(this.reader);
    this.#rules = new LiveRules(db);
    this.#lease = new Lease(this.state, () => this.#rules.now());
    this.#words = new LiveWords(this.reader, this.state);
  }

  start(): void {
    this.#open().catch(() => {}); // the next query tries again and gets the error
    this.#timer ??= setInterval(() => this.#tick(), interval);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await Promise.allSettled([this.#opening, this.#checking]);
    await this.#lease.release().catch(() => {}); // another takes over when the lease ends
    await this.cluster.close();
  }

  get progress(): { ready: boolean; products: number; age?: number } {
    const age = this.#since && Math.max(0, this.#rules.now() / 1000 - this.#since);
    return { ready: this.#isOpen && !this.cluster.isAway, products: this.#products, age };
  }

  noteChange(): void {
    this.#isNoted = true;
  }

  productsChanged(ids: readonly number[]): void {
    for (const id of ids) this.#changedIds.add(id);
    this.#isNoted = true;
  }

  /** Resolves once what the database had when this was called is found. */
  async settled(): Promise<void> {
    await this.#open();
    // One that is running may have begun before the change.
    await this.#checking?.catch(() => {});
    this.#mustFeed = true;
    await this.#check();
  }

  /**
   * What a query is answered from.
   * @throws {DomainError} 503 search_starting, while the index is built for the first time or the cluster is away
   */
  async current(): Promise<Engine> {
    this.start();
    if (!this.#isOpen) await withTimeout(timeouts.firstLoad, this.#open());
    if (!this.#isOpen) throw notReady();
    const timeout = this.#changedIds.size > 0 ? timeouts.namedProducts : timeouts.changes;
    // Twice: a check that is running may have begun before the change was noted.
    for (let i = 0; i < 2 && (this.#isNoted || this.#changedIds.size > 0); i++) {
      const checking = this.#check().catch(() => {}); // what is away is said by the query itself
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
      known: { snapshot, rules },
      now: this.#rules.now(),
    };
  }

  #open(): Promise<void> {
    // Not from where its caller reads: what is fed is told by the primary's clock.
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
    await this.#words.read();
    await this.#lease.renew();
    this.#rules.settleDeals();
    // Of deals that began or ended while no instance ran.
    if (this.#lease.isHeld) await this.#feed(await staleDeals(this.reader, this.#rules));
    await this.#count();
    const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
    log.info({ products: this.#products, seconds }, 'the search is ready');
  }

  #tick(): void {
    if (this.#isClosed) return;
    if (!this.#isOpen) this.#open().catch(() => {});
    else this.#check().catch(() => {});
  }

  /** Reads what has changed; feeds it where this instance does that, or where it is asked to. */
  #check(): Promise<void> {
    this.#checking ??= fromPrimary(() => this.#checkOnce())
      .catch((error) => {
        log.warn({ error: String(error) }, 'the search could not feed changes');
        throw error;
      })
      .finally(() => {
        this.#checking = undefined;
      });
    return this.#checking;
  }

  async #checkOnce(): Promise<void> {
    this.#isNoted = false;
    const ids = [...this.#changedIds];
    try {
      await this.#feed(ids);
    } catch (error) {
      this.#isNoted = true;
      throw error;
    }
    for (const id of ids) this.#changedIds.delete(id);
    const { now, isChanged } = await this.#rules.read();
    if (isChanged) forgetCounts(this.#facts);
    await this.#lease.renew();
    await this.#settleDeals();
    await this.#feedChanges(now);
    if (await this.#words.follow()) await this.#count();
  }

  async #feedChanges(now: number): Promise<void> {
    const live = await this.state.get('live');
    if (!live) return;
    this.#since = live.since;
    if (!this.#lease.isHeld && !this.#mustFeed) return;
    this.#mustFeed = false;
    for (let last: Change | undefined; ; ) {
      const changes = await changesSince(this.db, live.since - overlapSeconds, last, changesAtOnce);
      const fresh = changes.filter(({ id, updatedAt }) => this.#fed.get(id) !== updatedAt);
      await this.#feed(fresh.map(({ id }) => id));
      for (const { id, updatedAt } of fresh) this.#fed.set(id, updatedAt);
      last = changes.at(-1);
      if (changes.length < changesAtOnce) break;
    }
    if (this.#fed.size > mostRemembered) this.#fed.clear();
    // Another build may have swapped meanwhile: its own changes are still to be fed.
    if (!this.#lease.isHeld) return;
    const fed = { index: live.index, since: now / 1000 };
    if (await this.state.replace('live', fed, live)) this.#since = fed.since;
  }

  async #feed(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const live = await liveIndex(this.cluster);
    if (!live) return;
    const indices = [live, ...(await this.#beingBuilt(live))];
    const fed = await this.#feeder.feedProducts(ids, indices, this.#rules.dealOf);
    await refresh(this.cluster, live);
    this.#facts.forget();
    forgetCounts(this.#facts);
    await this.#words.learn(fed);
  }

  /** The index that is built beside the live one: it is fed as well, and learns so what was deleted. */
  async #beingBuilt(live: string): Promise<string[]> {
    const build = await this.state.get('build');
    if (!build || build.index === live) return [];
    return (await exists(this.cluster, build.index)) ? [build.index] : [];
  }

  /** Starts and ends deals by the clock: those products are fed again before anything is answered. */
  async #settleDeals(): Promise<void> {
    const changed = this.#rules.settleDeals();
    if (changed.length === 0) return;
    try {
      await this.#feed(changed);
    } catch (error) {
      this.productsChanged(changed);
      throw error;
    }
  }

  async #count(): Promise<void> {
    this.#products = (await this.reader.countSkus({ match_all: {} })).total;
  }
}
