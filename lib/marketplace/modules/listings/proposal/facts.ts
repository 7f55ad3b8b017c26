import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import { type ByLanguage, defaultLocale, type Locale } from '@/lib/i18n/locales';
import { sizeName } from '@/lib/i18n/size-name';
import { hasText, textOf } from '@/lib/i18n/texts';
import { englishOf, hindiOf } from './glossary';

/** The facts of a listing for its description; attributes are `name:value`. */
export type Facts = Pick<ListingDocument, 'attributes' | 'origin_country'> & {
  colours: string[];
  sizes: string[];
};

/** Labels of the facts, in the order of the description. */
const labels = {
  kind: { en: 'Type', hi: 'प्रकार' },
  material: { en: 'Material', hi: 'सामग्री' },
  fabric: { en: 'Fabric', hi: 'कपड़ा' },
  pattern: { en: 'Pattern', hi: 'डिज़ाइन' },
  fit: { en: 'Fit', hi: 'फ़िटिंग' },
  sleeve: { en: 'Sleeves', hi: 'आस्तीन' },
  neck: { en: 'Neck', hi: 'गला' },
  capacity: { en: 'Capacity', hi: 'क्षमता' },
  weight: { en: 'Weight', hi: 'वज़न' },
  for: { en: 'For', hi: 'किसके लिए' },
  occasion: { en: 'Occasions', hi: 'मौके' },
  use: { en: 'Uses', hi: 'उपयोग' },
} as const;

const otherLabels = {
  colours: { en: 'Colours', hi: 'रंग' },
  sizes: { en: 'Sizes', hi: 'साइज़' },
  origin: { en: 'Made in', hi: 'मूल देश' },
} as const;

/** Translations of values that stand alone after their label; inside a name they differ. */
const values = `
men: पुरुष | women: महिलाएँ | boys: लड़के | girls: लड़कियाँ | kids: बच्चे | children: बच्चे | baby: शिशु | unisex: सभी
regular: सामान्य | regular fit: सामान्य | slim: स्लिम | slim fit: स्लिम | loose: ढीली | relaxed: ढीली
full: पूरी | long: पूरी | half: आधी | short: छोटी | sleeveless: बिना आस्तीन | three quarter: तीन-चौथाई
round: गोल | round neck: गोल | v-neck: वी-गला | collar: कॉलर | solid: सादा | plain: सादा | printed: प्रिंटेड
leather: चमड़ा | wood: लकड़ी | wooden: लकड़ी | wool: ऊनी | polyester: पॉलिएस्टर | nylon: नायलॉन | denim: डेनिम | glass: काँच
festive: त्योहार | festival: त्योहार | diwali: दिवाली | holi: होली | eid: ईद | wedding: शादी | party: पार्टी | casual: रोज़मर्रा | daily: रोज़मर्रा | office: ऑफ़िस
home: घर | kitchen: रसोई | gym: जिम | travel: सफ़र | gift: उपहार | yoga: योग | running: दौड़ | puja: पूजा | pooja: पूजा
`;

const byWord: ReadonlyMap<string, string> = new Map(
  values
    .split(/[|\n]/)
    .map((entry) => entry.split(':').map((word) => word.trim()))
    .flatMap(([word = '', hindi = '']) => (word ? [[word, hindi] as const] : [])),
);
const byHindi: ReadonlyMap<string, string> = new Map(
  [...byWord].toReversed().map(([word, hindi]) => [hindi, word]),
);

const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text);

/** Translates a value; undefined unless all its words are known, so that nothing is guessed. */
function valueIn(lang: Locale, value: string): string | undefined {
  const small = value.trim().toLowerCase();
  if (lang === defaultLocale)
    return isHindi(value) ? (byHindi.get(small) ?? englishOf.get(small)) : value;
  if (isHindi(value)) return value;
  const sized = sizeName(value, lang);
  return byWord.get(small) ?? hindiOf.get(small) ?? (/[A-Za-z]/.test(sized) ? undefined : sized);
}

function named(group: 'colours' | 'countries', value: string, lang: Locale) {
  const key = `${group}.${value.trim().toLowerCase().replaceAll(' ', '_')}`;
  return hasText(key) ? textOf(lang, key) : valueIn(lang, value);
}

/**
 * Returns a size in a language: letters such as M and numbers such as UK 8 are the same in both, other names are
 * not.
 */
function sizeIn(lang: Locale, size: string): string | undefined {
  const name = sizeName(size, lang);
  if (lang === defaultLocale) return isHindi(name) ? undefined : name;
  return /[a-z]{2}/.test(name) ? undefined : name;
}

/**
 * Writes a description from a listing's facts, one per line, for its seller to correct. Leaves out facts that
 * cannot be fully translated; returns an empty text if there are no facts, or for a language without vocabulary.
 */
export function describeFacts(facts: Facts, lang: Locale): string {
  const said = (label: ByLanguage<string>, all: (string | undefined)[]) => {
    const known = [...new Set(all)];
    const name = label[lang];
    return name && known.length && known.every((one) => one)
      ? [`${name}: ${known.join(', ')}`]
      : [];
  };
  const attributes = Object.entries(labels).flatMap(([name, label]) =>
    said(
      label,
      facts.attributes
        .filter((one) => one.startsWith(`${name}:`))
        .map((one) => valueIn(lang, one.slice(name.length + 1))),
    ),
  );
  const lines = [
    ...attributes,
    ...said(
      otherLabels.colours,
      facts.colours.filter(Boolean).map((colour) => named('colours', colour, lang)),
    ),
    ...said(
      otherLabels.sizes,
      facts.sizes.filter(Boolean).map((size) => sizeIn(lang, size)),
    ),
  ];
  if (!lines.length) return '';
  const origin = facts.origin_country ? [named('countries', facts.origin_country, lang)] : [];
  return [...lines, ...said(otherLabels.origin, origin)].join('\n');
}
