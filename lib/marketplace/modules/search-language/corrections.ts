import { isHindi, keysOf, wordsOf } from './folding';
import { isKnownThing } from './known-things';
import { isKeptThing } from './lexicon/names';
import { builtInOccasions } from './occasions/reading';
import { qualities } from './qualities';
import type { CatalogueWords, SearchWord } from './search-words';
import { slipsOf } from './slips';
import {
  compoundOf,
  hasSynonyms,
  isSynonymSpelt,
  synonymsSoundingLike,
  synonymWordsOf,
} from './synonyms';

/** Correctly spelt words even if the catalogue does not have them: brands, festivals, common words. */
const others = new Set(
  (
    'boat noise realme oppo vivo redmi xiaomi poco oneplus apple iphone ipad macbook samsung sony nokia motorola lg hp dell ' +
    'lenovo asus acer canon nikon nike adidas puma reebok bata campus sparx woodland levis zara biba fabindia titan ' +
    'fastrack casio fossil philips prestige pigeon bajaj havells usha crompton milton cello borosil lakme maybelline ' +
    'loreal nivea ponds dove lux himalaya mamaearth patanjali dabur amul tata nestle cadbury haldiram lego barbie tupperware hawkins butterfly preethi whirlpool godrej ' +
    'holi eid onam pongal lohri navratri durga ganesh janmashtami christmas easter dussehra karwa ' +
    'teen old age hot cold big small long short thin fat tall soft hard fresh pure real free full half top low ' +
    // Goods that a market may not have.
    'sofa bed couch cupboard almirah wardrobe desk shelf stool bench rack cot crib swing hammock tent tarp ' +
    'fridge refrigerator freezer oven microwave chimney geyser heater cooler purifier dishwasher washing sewing ' +
    'phone tablet console drone robot lens tripod mic guitar piano violin flute drum tabla sitar harmonium ' +
    'tyre tire bike scooter helmet engine brake pedal petrol diesel ' +
    'suit tie vest skirt shorts leggings jeggings tights stockings bra panty boxer thong bikini swimsuit lungi dhoti ' +
    'sherwani lehenga ghagra choli blouse petticoat burqa hijab abaya poncho shawl gloves mittens scarf cap beanie ' +
    'clog loafer brogue oxford wedge mule crocs insole lace laces ' +
    'sock bow pin brooch anklet payal nath tikka mangalsutra locket pendant choker ' +
    'wine beer whisky vodka rum gin meat fish chicken mutton egg eggs milk curd paneer cheese butter bread cake pasta ' +
    'noodle noodles pizza burger sauce ketchup jam vinegar yeast oats corn wheat maida besan rava suji poha soya tofu ' +
    'apple mango banana orange grape lemon onion potato tomato garlic ginger carrot coconut ' +
    'dog cat pet bird parrot rabbit hamster leash collar cage kennel aquarium ' +
    'pool boat kite skate skates ski surf golf hockey rugby tennis squash carrom darts snooker ' +
    'paint brush glue tape rope nail screw drill saw wrench pliers cement tile brick pipe tap hose pump wheel ' +
    'card stamp coin flag map globe poster frame clock candle mask wig razor blade wax toner foundation primer ' +
    'concealer blush mascara diaper stroller pram rattle teether ' +
    'sim chip disk drive cable plug socket switch fuse wire solar panel inverter battery ' +
    'ticket voucher coupon loan policy ' +
    'gold ruby pearl diamond jade opal topaz coral onyx ' +
    'gun knife sword rod bait net reel ' +
    'boat car bus train home room hand head foot feet face eye ear nose body back side care class color belt'
  ).split(' '),
);

/** Returns whether shoppers know goods or a brand by this word. */
const isFamiliarGood = (word: string): boolean => others.has(word);

/** Returns whether a word is no slip, whatever is near it. */
export const isFamiliar = (word: string): boolean =>
  others.has(word) || qualities.has(word) || hasSynonyms(word) || isKnownThing(word);

/** Words that name occasions: no slips either, even where no goods are for the occasion. */
const wordsOfOccasions: ReadonlySet<string> = new Set(
  builtInOccasions.flatMap(({ words }) => wordsOf(words)),
);

type Corrected = { words: SearchWord[]; isCorrected: boolean };

/** The least number of letters of an unknown word that may be the beginning of another. */
const leastBeginning = 5;

/** The reduction of a slip's cost for a word that goods have together with another of the search. */
const togetherBonus = 0.3;
/** The reduction of the cost for ten times the products. */
const tenfoldBonus = 0.05;

/**
 * Corrects an unknown word to the word it was mistyped from, to two words written together, or to one it
 * begins; else returns none. A word of the same sound in the other script is no correction and keeps the
 * shopper's spelling.
 */
export function correctedWords(
  word: string,
  catalogue: CatalogueWords,
  known: (text: string) => SearchWord | undefined,
  others: readonly string[] = [],
): Corrected {
  const good = goodMeantBy(word);
  const isOther =
    isFamiliar(word) || wordsOfOccasions.has(word) || (good !== undefined && !known(good));
  // A thing of the lexicon is spelt right, but may be written as two words here.
  const near =
    isOther || isKeptThing(word) ? undefined : (good ?? likeliest(word, others, catalogue, known));
  const parts = near === undefined && !isOther ? splitInTwo(word, catalogue) : [];
  if (parts.length > 0) {
    return { words: parts.flatMap((part) => known(part) ?? []), isCorrected: true };
  }
  const isBeginning =
    near === undefined && word.length >= leastBeginning && !isOther && !isKeptThing(word);
  const other = isBeginning ? catalogue.completionOf(word) : near;
  if (other === undefined) return { words: [], isCorrected: false };
  const isSameScript = isHindi(other) === isHindi(word);
  const inScript = isSameScript
    ? other
    : synonymWordsOf(other).find(
        (same) => isHindi(same) === isHindi(word) && catalogue.isSpelt(same),
      );
  const found = known(inScript ?? other);
  if (!found) return { words: [], isCorrected: false };
  return {
    words: [inScript === undefined ? { ...found, text: word } : found],
    isCorrected: inScript !== undefined,
  };
}

/** The cost up to which a slip is certainly corrected, even if the market does not have the word. */
const surelyMeant = 0.5;

/**
 * Returns the goods or brand that shoppers know by a word one slip away; if a market has none, nothing else
 * was meant.
 */
function goodMeantBy(word: string): string | undefined {
  if (word.length < 5) return undefined;
  let best: { text: string; cost: number } | undefined;
  for (const [text, cost] of slipsOf(word)) {
    if (cost > surelyMeant || !isFamiliarGood(text) || (best && cost >= best.cost)) continue;
    best = { text, cost };
  }
  return best?.text;
}

/**
 * Returns the word most probably meant: first one that forms a word with its neighbour, as sheet does in "bed shet".
 */
function likeliest(
  word: string,
  others: readonly string[],
  catalogue: CatalogueWords,
  known: (text: string) => SearchWord | undefined,
): string | undefined {
  const whole = withVowels(word, others, catalogue);
  if (whole !== undefined) return whole;
  const slip = likeliestSlip(word, others, catalogue, known);
  if (slip?.isCompound) return slip.text;
  const sounding = () =>
    synonymsSoundingLike(word).find((text) => {
      const found = known(text);
      return found && catalogue.productsWith([...found.keys, ...found.synonyms]) > 0;
    });
  return catalogue.correctionOf(word) ?? slip?.text ?? sounding();
}

/** Returns the word that one without vowels stands for, as in messages: laptop for lptp. */
function withVowels(
  word: string,
  others: readonly string[],
  catalogue: CatalogueWords,
): string | undefined {
  if (!/^[b-df-hj-np-tv-z]{3,}$/.test(word)) return undefined;
  let best: { text: string; rank: number } | undefined;
  for (const text of catalogue.withConsonantsOf(word)) {
    const keys = keysOf(text);
    const isTogether = others.some((other) => catalogue.together(keys, keysOf(other)));
    const products = catalogue.productsWith(keys);
    const isWhole = text.replace(/[aeiou]/g, '') === word;
    const rank = products + (isTogether ? 1e9 : 0) + (isWhole ? 1e8 : 0);
    if (
      (products > 0 || keys.some(catalogue.finds)) &&
      text[0] === word[0] &&
      rank > (best?.rank ?? 0)
    )
      best = { text, rank };
  }
  return best?.text;
}

/**
 * Returns the word of the catalogue or of the synonyms from which the shopper most probably slipped; a word of three
 * letters only if goods have it together with another word of the search.
 */
function likeliestSlip(
  word: string,
  others: readonly string[],
  catalogue: CatalogueWords,
  known: (text: string) => SearchWord | undefined,
): { text: string; isCompound: boolean } | undefined {
  let best: { text: string; isCompound: boolean; cost: number } | undefined;
  for (const [text, slip] of slipsOf(word)) {
    if (!catalogue.isSpelt(text) && !isSynonymSpelt(text)) continue;
    const found = known(text);
    if (!found) continue;
    const keys = [...found.keys, ...found.synonyms];
    const products = catalogue.productsWith(keys);
    if (products === 0) continue;
    const isCompound = others.some(
      (other) =>
        compoundOf(other, text) !== undefined ||
        keysOf(`${other}${text}`).some((key) => catalogue.finds(key)),
    );
    const isTogether =
      isCompound || others.some((other) => catalogue.together(keys, keysOf(other)));
    if (word.length === 3 && !isTogether) continue;
    const bonus = (isTogether ? togetherBonus : 0) + tenfoldBonus * Math.log10(products);
    const cost = slip - bonus - (isCompound ? togetherBonus : 0);
    if (!best || cost < best.cost) best = { text, isCompound, cost };
  }
  return best;
}

/** Splits a word into two words of at least three letters, if goods have both. */
function splitInTwo(word: string, catalogue: CatalogueWords): string[] {
  if (isHindi(word)) return [];
  for (let at = 3; at <= word.length - 3; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (catalogue.together(keysOf(left), keysOf(right))) return [left, right];
  }
  return [];
}
