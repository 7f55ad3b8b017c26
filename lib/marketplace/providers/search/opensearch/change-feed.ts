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
  /** The lowest running deal of a product in paise. */
  dealOf: (id: number) => number | undefined;
  /** What follows where listings were fed and are found. */
  onFed: (listings: readonly ListingDocument[]) => Promise<void>;
};

/** Writes changed products to the live index, and to one that is built beside it. */
export class ChangeFeed {
  /** Changes up to this moment are fed, in seconds since 1970. */
  since: number | undefined;
  readonly #feeder: Feeder;
  /** The products that this instance fed, by when they were changed. */
  readonly #fed = new Map<number, number>();

  constructor(
    readonly db: Database,
    readonly cluster: Cluster,
    readonly state: ClusterState,
    readonly options: Options,
  ) {
    this.#feeder = new Feeder(db, cluster);
  }

  /** These products, whether they were changed or deleted; what is written is found when this resolves. */
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
   * What was changed since it was fed last, up to `now` (milliseconds since 1970, by the database). Only the feeder of
   * all instances notes how far it is; another feeds where it must, so that its next answer has what it was told of.
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
    // Another build may have swapped meanwhile: its own changes are still to be fed.
    if (!isFeeder) return;
    const fed = { index: live.index, since: now / 1000 };
    if (await this.state.replace('live', fed, live)) this.since = fed.since;
  }

  /** The index that is built beside the live one: it is fed as well, and learns so what was deleted. */
  async #beingBuilt(live: string): Promise<string[]> {
    const build = await this.state.get('build');
    if (!build || build.index === live) return [];
    return (await exists(this.cluster, build.index)) ? [build.index] : [];
  }
}
