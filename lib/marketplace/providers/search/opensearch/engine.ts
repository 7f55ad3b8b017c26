import type { Catalogue } from './catalogue';
import type { IndexReader } from './cluster/index-reader';
import type { Facts } from './matching/facts';
import type { Known } from './matching/understanding';
import type { SampledKeys } from './sampled-keys';

/** The sources from which a query is answered; `now` in milliseconds since 1970. */
export type Engine = {
  reader: IndexReader;
  catalogue: Catalogue;
  facts: Facts;
  sampled: SampledKeys;
  known: Known;
  now: number;
};
