import type { ReturnPolicy } from '@/lib/contract/schemas/returns/terms';
import type { RowAsk } from '../../../kernel/db/schema/imports';
import type { PictureAnswer } from '../pictures/resolve';
import type { Catalogue } from './catalogue';
import type { Choices } from './choices';
import type { Present } from './present';
import type { Proposer } from './proposer';
import type { RowValues } from './value-readers';
import type { ReadRow } from './verdict';

/** A row with its values; `notes` are problems that do not keep it back: parts that were left out or assumed. */
export type Judged = ReadRow & {
  values: RowValues;
  asks: RowAsk[];
  pictures?: string[];
};

/** The data by which a listing's rows are judged. */
export type Knowledge = {
  present: Present;
  catalogue: Catalogue;
  /** The result of each picture that the rows name. */
  pictures: ReadonlyMap<string, PictureAnswer>;
  /** The return policy of a new listing that names none. */
  returnPolicy: ReturnPolicy;
  choices: Choices;
  propose: Proposer;
  /** The store's name; '' if it does not matter. */
  storeName: string;
};
