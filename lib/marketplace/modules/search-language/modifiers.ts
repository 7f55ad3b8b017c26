const split = (phrases: string) => phrases.split(',').map((phrase) => phrase.split(' '));

/** English words after which a phrase describes the thing before: a bag with space for a laptop. */
const before = new Set(
  split('with,for,in,inside,into,on,like,such,that,which,to,from,during,while').flat(),
);
/** Hindi and Hinglish words before which a phrase describes another thing: laptop ke liye bag. */
const after = split(
  'ke liye,ke lie,ke saath,ke sath,ke sang,ke andar,ke upar,ke niche,ke neeche,me,mein,par,pe,jaisa,jaise,jaisi,' +
    'के लिए,के लिये,के साथ,के संग,के अंदर,के अन्दर,के ऊपर,के नीचे,में,पर,जैसा,जैसे,जैसी',
);
/** Genitives: at the end of a search the thing before them describes another one, as in "helmet cycle ka". */
const genitives = new Set(['ka', 'ki', 'ke', 'का', 'की', 'के']);
const also = new Set(['and', 'or', 'aur', 'ya', 'और', 'या']);

/**
 * Returns the words of a search that only describe the thing it is about: the tea of "honey to put in tea"
 * and the laptop of "laptop ke liye bag". None if no other thing is named. `words` are all words in their
 * order.
 */
export function modifiersIn(
  words: readonly string[],
  isThing: (word: string) => boolean,
): ReadonlySet<string> {
  const modifiers = new Set<string>();
  const things = words.flatMap((word, at) => (isThing(word) ? [at] : []));
  const [first] = things;
  if (first === undefined) return modifiers;
  const wordAt = (at: number) => words[at] ?? '';
  const start = words.findIndex((word, at) => at > first && before.has(word));
  for (let at = start; at >= 0 && at < words.length; at++) {
    // Shirts for men and trousers are two things; a bag for laptop and charger is one.
    const isAnother = also.has(wordAt(at - 1)) && things.includes(at) && !things.includes(at - 2);
    if (!isAnother) modifiers.add(wordAt(at));
  }
  for (const at of things) {
    const isLast = at === words.length - 2 && genitives.has(wordAt(at + 1));
    const isDescribing = after.some((phrase) =>
      phrase.every((word, next) => wordAt(at + 1 + next) === word),
    );
    const isOther = (other: number) => other !== at && !modifiers.has(wordAt(other));
    if ((isLast || isDescribing) && things.some(isOther)) modifiers.add(wordAt(at));
  }
  return modifiers;
}
