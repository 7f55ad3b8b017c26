import type { Catalogue } from './catalogue';
import type { IndexReader } from './cluster/index-reader';
import type { Facts } from './matching/facts';
import type { Known } from './matching/understanding';

/** What a query is answered from; `now` in milliseconds since 1970. */
export type Engine = {
  reader: IndexReader;
  catalogue: Catalogue;
  facts: Facts;
  known: Known;
  now: number;
};
