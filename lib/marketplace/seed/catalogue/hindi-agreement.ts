/** The ending of an adjective that agrees with a noun: one masculine thing, several, or feminine. */
type Agreement = 'ा' | 'े' | 'ी';

/** Adjectives among the Hindi colours; the others are nouns and never change. */
const adjectives = new Set(['नीला', 'हरा', 'पीला', 'काला', 'भूरा', 'सुनहरा']);

/** Last words of names, in the form they have there. */
const feminine =
  'साड़ी शर्ट टी-शर्ट फ़्रॉक ड्रेस जैकेट जींस चिनोज़ पतलून चप्पल जूती हील फ़्लैट कैप घड़ी स्मार्टवॉच चूड़ियाँ क्लिप ' +
  'चादर रज़ाई दोहर दरी मैट साइकिल फ़ुटबॉल जोड़ी बोतल केतली कड़ाही चायदानी थैली बाल्टी टॉर्च आयरन कार गुड़ियाँ ' +
  'डायरी लिपस्टिक स्टिक पॉलिश कंडील';
const plural = 'हेडफ़ोन ईयरबड ईयरफ़ोन डायपर तौलिए परदे जूते लोफ़र बूट सैंडल शूज़ शॉर्ट्स डिब्बे पेन कवर';

const agreements = new Map<string, Agreement>([
  ...words(feminine).map((word): [string, Agreement] => [word, 'ी']),
  ...words(plural).map((word): [string, Agreement] => [word, 'े']),
]);

function words(text: string): string[] {
  return text.normalize('NFC').split(' ');
}

/** Returns a Hindi colour in the form that agrees with a thing's Hindi name: साड़ी is पीली, परदे are पीले. */
export function agreeing(colour: string, name: string): string {
  if (!adjectives.has(colour.normalize('NFC'))) return colour;
  // Hindi names end with the thing; its quantity follows after a comma.
  const thing = words(name.split(',')[0] ?? '').at(-1) ?? '';
  return colour.replace(/ा$/, agreements.get(thing) ?? 'ा');
}
