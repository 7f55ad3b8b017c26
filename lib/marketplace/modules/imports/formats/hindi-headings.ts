import { normalised } from '@/lib/security/normalised';

/** Characters of a heading that are looked at. */
const longest = 120;

/**
 * The headings of WooCommerce's export where the shop's language is Hindi, in the spellings that its translation has
 * had. The words of types and attributes in the rows stay English.
 */
const translated: Record<string, readonly string[]> = {
  ID: ['आईडी', 'आई डी', 'पहचान'],
  Type: ['प्रकार', 'टाइप'],
  SKU: ['एसकेयू', 'एस के यू'],
  Name: ['नाम'],
  'Regular price': ['नियमित मूल्य', 'नियमित कीमत', 'नियमित क़ीमत', 'सामान्य मूल्य'],
  'Sale price': ['बिक्री मूल्य', 'विक्रय मूल्य', 'सेल मूल्य', 'बिक्री कीमत', 'छूट मूल्य'],
  'Date sale price ends': ['बिक्री मूल्य समाप्ति तिथि', 'बिक्री मूल्य समाप्त होने की तिथि'],
  Description: ['विवरण'],
  'Short description': ['संक्षिप्त विवरण', 'लघु विवरण', 'छोटा विवरण'],
  Categories: ['श्रेणियां', 'श्रेणियाँ', 'वर्ग'],
  Tags: ['टैग', 'टैग्स'],
  Brands: ['ब्रांड', 'ब्रांड्स', 'ब्रैंड'],
  Images: ['छवियां', 'छवियाँ', 'चित्र', 'इमेज'],
  Parent: ['मूल', 'पैरेंट', 'अभिभावक', 'जनक'],
  Stock: ['स्टॉक', 'भंडार'],
  'In stock?': ['स्टॉक में', 'स्टॉक में है', 'स्टॉक में है?', 'स्टॉक में?'],
  Weight: ['वज़न', 'वजन', 'भार'],
  Length: ['लंबाई', 'लम्बाई'],
  Width: ['चौड़ाई'],
  Height: ['ऊंचाई', 'ऊँचाई'],
};

const englishOf = new Map(
  Object.entries(translated).flatMap(([english, names]) =>
    names.map((name) => [normalised(name.replaceAll('?', ''), longest), english] as const),
  ),
);

const attribute = /^(?:विशेषता|गुण|एट्रिब्यूट) (\d{1,2}) (नाम|मान|मूल्य|वैल्यू)/;
const measure = /^(.{1,20}) (\(\w{1,5}\))$/;

/** The English heading that a Hindi one stands for; undefined for any other. */
export function fromHindi(heading: string): string | undefined {
  const name = normalised(heading, longest).replaceAll('?', '').trim();
  const [, number, part] = attribute.exec(name) ?? [];
  if (number) return `Attribute ${number} ${part === 'नाम' ? 'name' : 'value(s)'}`;
  const [, measured = '', unit] = measure.exec(name) ?? [];
  if (unit) {
    const english = englishOf.get(measured);
    return english && `${english} ${unit}`;
  }
  return englishOf.get(name);
}
