import { isLatin } from '../cities/script';

/** Consonants that people write for one another between the scripts; vowels, `h` and `y` count for nothing. */
const sounds: Record<string, string> = {};
for (const [sound, letters] of Object.entries({
  k: 'कखkq',
  g: 'गघg',
  c: 'चछ',
  j: 'जझjz',
  t: 'टठतथt',
  d: 'डढदधd',
  n: 'ङञणनमंँnm',
  p: 'पp',
  f: 'फf',
  b: 'बभb',
  r: 'रr',
  l: 'लळl',
  v: 'वvw',
  s: 'शषसs',
})) {
  for (const letter of letters) sounds[letter] = sound;
}

/** Returns the consonants of a word, the same in both scripts: `sutra` and `सूत्रा` give `str`. */
function skeletonOf(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll('ch', 'च')
    .replaceAll('ph', 'f')
    .replaceAll('x', 'ks')
    .replaceAll('c', 'k');
  let heard = '';
  for (const letter of plain) {
    const sound = sounds[letter];
    if (sound && !heard.endsWith(sound)) heard += sound;
  }
  return heard;
}

/**
 * A name in another script than its brand begins with that brand, so that the brand above it would be said twice:
 * `सूत्रा कॉटन कुर्ता` of `Sutra`. In doubt it does not.
 */
export function saysBrand(name: string, brand: string): boolean {
  if (isLatin(name) || !isLatin(brand)) return false;
  const heard = skeletonOf(brand.slice(0, 100));
  return heard.length > 1 && skeletonOf(firstWords(name, brand)) === heard;
}

/** Returns the brand as the name begins with it, in the name's own script; '' if the name begins otherwise. */
export function brandAtStart(name: string, brand: string): string {
  if (name.startsWith(`${brand} `)) return brand;
  return saysBrand(name, brand) ? firstWords(name, brand) : '';
}

/** Returns as many of a name's first words as its brand has. */
function firstWords(name: string, brand: string): string {
  const words = brand.trim().split(/\s+/).length;
  return name.slice(0, 200).trim().split(/\s+/).slice(0, words).join(' ');
}
