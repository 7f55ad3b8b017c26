import { attributes } from './attributes';
import { brand } from './brand';
import { colours } from './colours';
import { forms } from './forms';
import { gifts } from './gifts';
import { hindi } from './hindi';
import { hinglish } from './hinglish';
import { joinsAndSplits } from './joins-and-splits';
import { mixed } from './mixed';
import { negation } from './negation';
import { notHere } from './not-here';
import { otherWords } from './other-words';
import { people } from './people';
import { peopleAndOccasions } from './people-and-occasions';
import { priceAndQuantity } from './price-and-quantity';
import { pricesSaid } from './prices-said';
import { productWords } from './product-words';
import { purpose } from './purpose';
import { questions } from './questions';
import type { JudgedQuery } from './rules';
import { sentences } from './sentences';
import { slips } from './slips';
import { spelling } from './spelling';
import { spoken } from './spoken';
import { synonyms } from './synonyms';
import { units } from './units';

/** The judged queries by class. */
export const judgedQueries = {
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
  units,
  colours,
  mixed,
  spoken,
  forms,
  negation,
  people,
  purpose,
  gifts,
  'prices said': pricesSaid,
  'other words': otherWords,
  slips,
  sentences,
  'not here': notHere,
} satisfies Record<string, readonly JudgedQuery[]>;
