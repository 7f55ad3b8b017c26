import { isDeepStrictEqual } from 'node:util';
import type { FreshWords } from '../catalogue';
import { type Cluster, statusOf } from './cluster';
import { shape } from './mapping';

/** Where feeding and building are: by these documents instances agree among themselves. */
export type LiveState = {
  /** The index that answers. */
  index: string;
  /** Changes since this moment of the database's clock, in seconds since 1970, are to be fed. */
  since: number;
};
export type BuildState = {
  index: string;
  /** Listings up to this one are written. */
  lastListing: number;
  listings: number;
  products: number;
  /** Of the catalogue, when it began. */
  ofProducts: number;
  /** The database's clock when it began, in seconds since 1970. */
  since: number;
  /** Who builds, and until when nobody else does (milliseconds since 1970). */
  owner: string;
  until: number;
};
type States = {
  live: LiveState;
  build: BuildState;
  /** Who feeds changes, and until when nobody else does (milliseconds since 1970). */
  lease: { owner: string; until: number };
  /** The catalogue's words, packed, and when they were read from the index (milliseconds since 1970). */
  vocabulary: { readAt: number; packed: string };
  /** Words that were fed lately and that no product had before; `version` is another for each. */
  words: { version: string; fresh: FreshWords[] };
};

type Stored<Name extends keyof States> = States[Name] & { _mark: object };
type Answer = {
  found: boolean;
  _seq_no: number;
  _primary_term: number;
  _source: { value: string };
};

/** Small documents beside the index of products; a release with another shape has its own. */
export class ClusterState {
  readonly index: string;

  constructor(readonly cluster: Cluster) {
    this.index = `${cluster.settings.index}-state-${shape}`;
  }

  async open(): Promise<void> {
    try {
      await this.cluster.call('PUT', `/${this.index}`, {
        body: {
          settings: { number_of_shards: 1, auto_expand_replicas: '0-1' },
          mappings: { dynamic: false, properties: {} },
        },
        timeout: 30_000,
      });
    } catch (error) {
      if (statusOf(error) !== 400) throw error; // it is there already
    }
  }

  async get<Name extends keyof States>(name: Name): Promise<Stored<Name> | undefined> {
    try {
      const found = await this.cluster.call<Answer>('GET', `/${this.index}/_doc/${name}`);
      const mark = { if_seq_no: found._seq_no, if_primary_term: found._primary_term };
      return { ...(JSON.parse(found._source.value) as States[Name]), _mark: mark };
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      throw error;
    }
  }

  async put<Name extends keyof States>(name: Name, value: States[Name]): Promise<void> {
    await this.#write(name, value, {});
  }

  /** Writes what nobody else has written since `before` was read; answers whether that was so. */
  async replace<Name extends keyof States>(
    name: Name,
    value: States[Name],
    before: Stored<Name> | undefined,
  ): Promise<boolean> {
    try {
      await this.#write(name, value, before?._mark ?? { op_type: 'create' });
      return true;
    } catch (error) {
      if (statusOf(error) !== 409) throw error;
      // A call that was tried again may have been taken the first time.
      const { _mark, ...now } = (await this.get(name)) ?? { _mark: undefined };
      return isDeepStrictEqual(now, JSON.parse(JSON.stringify(value)));
    }
  }

  async remove(name: keyof States): Promise<void> {
    try {
      await this.cluster.call('DELETE', `/${this.index}/_doc/${name}`);
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
    }
  }

  async #write(name: string, value: object, query: object): Promise<void> {
    await this.cluster.call('PUT', `/${this.index}/_doc/${name}`, {
      body: { value: JSON.stringify(value) },
      query: { ...query },
    });
  }
}
