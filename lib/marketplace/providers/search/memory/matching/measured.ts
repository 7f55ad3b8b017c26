import type { Measure, Spelling } from '../../../../modules/search-language';
import type { ProductColumns } from '../product-columns';
import type { ProductGroups } from '../product-groups';
import type { Vocabulary } from '../vocabulary';
import { markList } from './mark-list';
import type { Matches } from './matches';

type Index = { columns: ProductColumns; groups: ProductGroups; vocabulary: Vocabulary };

/** Bits of a scratch array: the measure itself, a unit of the current spelling, and its numbers from here on. */
const isMeasured = 1;
const hasUnit = 2;
const firstNumber = 4;
const mostNumbers = 5;

/**
 * Keeps the matches that have a measure: those of the same size, and among those without a size of that kind the ones
 * whose names spell it. Undefined, and the matches untouched, if no wanted match has it. Reads the lists of the
 * numbers and units and the matches. `marks` is a scratch array by document, zero before and after.
 */
export function onlyMeasured(
  matches: Matches,
  measure: Measure,
  isWanted: (doc: number) => boolean,
  index: Index,
  marks: Uint8Array,
): Matches | undefined {
  const { docs, count, scores } = matches;
  const { columns, groups, vocabulary } = index;
  const sizes = groups.size.values;
  const isSame = Uint8Array.from(sizes, (size) => (measure.same.has(size) ? 1 : 0));
  const isOther = Uint8Array.from(sizes, (size) => (measure.other.has(size) ? 1 : 0));
  const sizeOf = (doc: number) => groups.codes.size[columns.group[doc] ?? 0]?.[0] ?? -1;
  for (const spelling of measure.spellings) markSpelling(spelling, matches, vocabulary, marks);
  let isFound = false;
  for (let at = 0; at < count; at++) {
    const doc = docs[at] ?? 0;
    const size = sizeOf(doc);
    const isSpelt = ((marks[doc] ?? 0) & isMeasured) !== 0 && isOther[size] !== 1;
    marks[doc] = isSame[size] === 1 || isSpelt ? isMeasured : 0;
    isFound ||= marks[doc] === isMeasured && isWanted(doc);
  }
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const doc = docs[at] ?? 0;
    const isKept = marks[doc] === isMeasured;
    marks[doc] = 0;
    if (!isFound) continue;
    if (isKept) docs[kept++] = doc;
    else scores[doc] = 0;
  }
  return isFound ? { ...matches, count: kept } : undefined;
}

/** Marks the matches whose names or attributes have all numbers of a spelling and one of its units. */
function markSpelling(
  { numbers, units }: Spelling,
  matches: Matches,
  vocabulary: Vocabulary,
  marks: Uint8Array,
): void {
  if (numbers.length === 0 || numbers.length > mostNumbers) return;
  const mark = (keys: readonly string[], bit: number) => {
    for (const term of vocabulary.whole(keys)) {
      markList(vocabulary.postingsOf(term), bit, matches, marks);
      markList(vocabulary.postingsOf(term, 'attribute'), bit, matches, marks);
    }
  };
  let wanted = units.length > 0 ? hasUnit : 0;
  mark(units, hasUnit);
  for (const [at, number] of numbers.entries()) {
    mark([number], firstNumber << at);
    wanted |= firstNumber << at;
  }
  const { docs, count } = matches;
  for (let at = 0; at < count; at++) {
    const doc = docs[at] ?? 0;
    const mark = marks[doc] ?? 0;
    marks[doc] = (mark & isMeasured) | ((mark & wanted) === wanted ? isMeasured : 0);
  }
}
