import type { Catalogue } from './catalogue';
import type { Facts } from './facts';
import type { IndexReader } from './index-reader';
import type { Known } from './understanding';

/** What a query is answered from; `now` in milliseconds since 1970. */
export type Engine = {
  reader: IndexReader;
  catalogue: Catalogue;
  facts: Facts;
  known: Known;
  now: number;
};
