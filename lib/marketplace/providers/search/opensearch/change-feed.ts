import type { Database } from '../../../kernel/db/connection';
import { type Change, changesSince } from '../memory/product-rows';
import type { Cluster } from './cluster/cluster';
import { exists, liveIndex, refresh } from './cluster/indices';
import type { ClusterState } from './cluster/state';
import { Feeder } from './feeder';
import type { ListingDocument } from './listing-document';
import { overlapSeconds } from './rebuild';

const changesAtOnce = 2000;
const mostRemembered = 200_000;

type Options = {
  /** Returns the lowest running deal of a product in paise. */
  dealOf: (id: number) => number | undefined;
  /** Called when listings were fed and can be found. */
  onFed: (listings: readonly ListingDocument[]) => Promise<void>;
};

/** Writes changed products to the live index, and to one being built beside it. */
export class ChangeFeed {
  /** The moment up to which changes are fed, in seconds since 1970. */
  since: number | undefined;
  readonly #feeder: Feeder;
  /** The products that this instance fed, with the time of their change. */
  readonly #fed = new Map<number, number>();

  constructor(
    readonly db: Database,
    readonly cluster: Cluster,
    readonly state: ClusterState,
    readonly options: Options,
  ) {
    this.#feeder = new Feeder(db, cluster);
  }

  /** Feeds these products, whether they were changed or deleted; searches find the changes when this resolves. */
  async feed(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const live = await liveIndex(this.cluster);
    if (!live) return;
    const indices = [live, ...(await this.#beingBuilt(live))];
    const fed = await this.#feeder.feedProducts(ids, indices, this.options.dealOf);
    await refresh(this.cluster, live);
    await this.options.onFed(fed);
  }

  /**
   * Feeds the changes since the last feed, up to `now` (milliseconds since 1970, by the database). Only the
   * feeder of all instances records its progress; another instance feeds where it must, so that its next
   * answer has the changes it was told of.
   */
  async feedSince(
    now: number,
    { mustFeed, isFeeder }: { mustFeed: boolean; isFeeder: boolean },
  ): Promise<void> {
    const live = await this.state.get('live');
    if (!live) return;
    this.since = live.since;
    if (!mustFeed) return;
    for (let last: Change | undefined; ; ) {
      const changes = await changesSince(this.db, live.since - overlapSeconds, last, changesAtOnce);
      const fresh = changes.filter(({ id, updatedAt }) => this.#fed.get(id) !== updatedAt);
      await this.feed(fresh.map(({ id }) => id));
      for (const { id, updatedAt } of fresh) this.#fed.set(id, updatedAt);
      last = changes.at(-1);
      if (changes.length < changesAtOnce) break;
    }
    if (this.#fed.size > mostRemembered) this.#fed.clear();
    // Another build may have swapped meanwhile: its own changes remain to be fed.
    if (!isFeeder) return;
    const fed = { index: live.index, since: now / 1000 };
    if (await this.state.replace('live', fed, live)) this.since = fed.since;
  }

  /** Returns the index being built beside the live one: it is fed as well, so that it learns of deletions. */
  async #beingBuilt(live: string): Promise<string[]> {
    const build = await this.state.get('build');
    if (!build || build.index === live) return [];
    return (await exists(this.cluster, build.index)) ? [build.index] : [];
  }
}
