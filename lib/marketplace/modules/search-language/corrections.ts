import { isHindi, keysOf } from './folding';
import { isKnownThing } from './known-things';
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

/** Words that shoppers spell as they mean them even where the catalogue has none: brands, festivals, common words. */
const others = new Set(
  (
    'boat noise realme oppo vivo redmi xiaomi poco oneplus apple ipad macbook samsung sony nokia motorola lg hp dell ' +
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

/** Whether shoppers know goods or a brand by this word. */
const isFamiliarGood = (word: string): boolean => others.has(word);

/** Whether a word is no slip, whatever is near it. */
const isFamiliar = (word: string): boolean =>
  others.has(word) || qualities.has(word) || hasSynonyms(word) || isKnownThing(word);

type Corrected = { words: SearchWord[]; isCorrected: boolean };

/** Letters from which a word that is none may be the beginning of one. */
const leastBeginning = 5;

/** Off the cost of a slip for a word that goods have together with another of the search. */
const togetherBonus = 0.3;
/** Off the cost for ten times the products. */
const tenfoldBonus = 0.05;

/**
 * An unknown word as the word it was mistyped from, as two words written together, or as one it begins; else none.
 * What sounds the same in the other script is no correction and keeps the shopper's spelling.
 */
export function correctedWords(
  word: string,
  catalogue: CatalogueWords,
  known: (text: string) => SearchWord | undefined,
  others: readonly string[] = [],
): Corrected {
  const good = goodMeantBy(word);
  const isOther = isFamiliar(word) || (good !== undefined && !known(good));
  const near = isOther ? undefined : (good ?? likeliest(word, others, catalogue, known));
  const parts = near === undefined && !isOther ? splitInTwo(word, catalogue) : [];
  if (parts.length > 0) {
    return { words: parts.flatMap((part) => known(part) ?? []), isCorrected: true };
  }
  const isBeginning = near === undefined && word.length >= leastBeginning && !isOther;
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

/** Slips of at most this cost are what was meant, even where the market does not have it. */
const surelyMeant = 0.5;

/** The goods or brand that shoppers know by a word one slip away; where a market has none, nothing else was meant. */
function goodMeantBy(word: string): string | undefined {
  if (word.length < 5) return undefined;
  let best: { text: string; cost: number } | undefined;
  for (const [text, cost] of slipsOf(word)) {
    if (cost > surelyMeant || !isFamiliarGood(text) || (best && cost >= best.cost)) continue;
    best = { text, cost };
  }
  return best?.text;
}

/** The word that was most probably meant: first one that makes a word with its neighbour, as sheet does of "bed shet". */
function likeliest(
  word: string,
  others: readonly string[],
  catalogue: CatalogueWords,
  known: (text: string) => SearchWord | undefined,
): string | undefined {
  const slip = likeliestSlip(word, others, catalogue, known);
  if (slip?.isCompound) return slip.text;
  const sounding = () =>
    synonymsSoundingLike(word).find((text) => {
      const found = known(text);
      return found && catalogue.productsWith([...found.keys, ...found.synonyms]) > 0;
    });
  return catalogue.correctionOf(word) ?? slip?.text ?? sounding();
}

/**
 * The word of the catalogue or of the synonyms from which the shopper most probably slipped; for one of three letters only
 * where goods have it together with another word of the search.
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

/** Two words of at least three letters that the word is made of, where goods have both. */
function splitInTwo(word: string, catalogue: CatalogueWords): string[] {
  if (isHindi(word)) return [];
  for (let at = 3; at <= word.length - 3; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (catalogue.together(keysOf(left), keysOf(right))) return [left, right];
  }
  return [];
}
