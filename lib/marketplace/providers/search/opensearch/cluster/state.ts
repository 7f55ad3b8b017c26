import { isDeepStrictEqual } from 'node:util';
import type { FreshWords } from '../catalogue';
import { type Cluster, statusOf } from './cluster';
import { shape } from './mapping';

/** The state of feeding and building: instances coordinate by these documents. */
export type LiveState = {
  /** The live index. */
  index: string;
  /** The moment of the database's clock, in seconds since 1970, after which changes must be fed. */
  since: number;
};
export type BuildState = {
  index: string;
  /** The listing up to which the build has written. */
  lastListing: number;
  listings: number;
  products: number;
  /** The number of products in the catalogue at the start of the build. */
  ofProducts: number;
  /** The database's clock at the start, in seconds since 1970. */
  since: number;
  /** The instance that builds, and the end of its exclusive time (milliseconds since 1970). */
  owner: string;
  until: number;
};
type States = {
  live: LiveState;
  build: BuildState;
  /** The instance that feeds changes, and the end of its exclusive time (milliseconds since 1970). */
  lease: { owner: string; until: number };
  /** The catalogue's words, packed, and the time of reading them from the index (milliseconds since 1970). */
  vocabulary: { readAt: number; packed: string };
  /** New words that were fed lately; `version` changes with each. */
  words: { version: string; fresh: FreshWords[] };
};

type Stored<Name extends keyof States> = States[Name] & { _mark: object };
type Answer = {
  found: boolean;
  _seq_no: number;
  _primary_term: number;
  _source: { value: string };
};

/** Small documents beside the index of products; a release with another format has its own. */
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

  /** Writes a document unless somebody else has since `before` was read; returns whether it was written. */
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
      // A repeated call may have succeeded the first time.
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
