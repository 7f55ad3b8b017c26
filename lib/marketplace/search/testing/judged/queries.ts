import { attributes } from './attributes';
import { brand } from './brand';
import { hindi } from './hindi';
import { hinglish } from './hinglish';
import { joinsAndSplits } from './joins-and-splits';
import { peopleAndOccasions } from './people-and-occasions';
import { priceAndQuantity } from './price-and-quantity';
import { productWords } from './product-words';
import { questions } from './questions';
import type { JudgedQuery } from './rules';
import { spelling } from './spelling';
import { synonyms } from './synonyms';

/** The judged queries by class. */
export const judgedQueries: Record<string, readonly JudgedQuery[]> = {
  'product words': productWords,
  'price and quantity': priceAndQuantity,
  'joins and splits': joinsAndSplits,
  synonyms,
  'people and occasions': peopleAndOccasions,
  spelling,
  Hindi: hindi,
  Hinglish: hinglish,
  brand,
  attributes,
  questions,
};
