/** A feed's facts from a product's attributes; undefined if the attributes do not tell. */
export type AttributeFacts = {
  gender?: 'male' | 'female' | 'unisex';
  age_group?: 'infant' | 'kids' | 'adult';
  /** The materials, three at most, separated by "/", the main one first. */
  material?: string;
  pattern?: string;
};

/** Attribute names that stores use, in lower case. */
const names = {
  people: ['for', 'gender', 'ideal for', 'age group', 'लिंग', 'किसके लिए'],
  material: ['material', 'fabric', 'सामग्री', 'कपड़ा', 'मटीरियल'],
  pattern: ['pattern', 'print', 'पैटर्न', 'प्रिंट'],
} as const;

type Person = { gender?: 'male' | 'female' | 'unisex'; age?: 'infant' | 'kids' | 'adult' };

/** Audiences by the words of listings. */
const people = new Map<string, Person>(
  (
    [
      ['men, man, male, gents, पुरुष', { gender: 'male', age: 'adult' }],
      ['women, woman, female, ladies, महिला, महिलाएँ', { gender: 'female', age: 'adult' }],
      ['boys, boy, लड़के', { gender: 'male', age: 'kids' }],
      ['girls, girl, लड़कियाँ', { gender: 'female', age: 'kids' }],
      ['unisex, यूनिसेक्स', { gender: 'unisex' }],
      ['adults, adult, वयस्क', { age: 'adult' }],
      ['kids, kid, children, child, बच्चे', { age: 'kids' }],
      ['baby, babies, infant, infants, शिशु', { age: 'infant' }],
    ] as const
  ).flatMap(([words, person]) => words.split(', ').map((word) => [word, person] as const)),
);

const longest = { material: 200, pattern: 100 };
const mostMaterials = 3;

/**
 * Extracts a feed's facts from attributes.
 * @param attributes `name:value`
 */
export function factsOfAttributes(attributes: readonly string[]): AttributeFacts {
  const pairs = attributes.map((each) => {
    const at = each.indexOf(':');
    return { name: each.slice(0, at).trim().toLowerCase(), value: each.slice(at + 1).trim() };
  });
  const valuesOf = (known: readonly string[]) =>
    pairs.flatMap(({ name, value }) => (known.includes(name) && value ? [value] : []));
  const meant = valuesOf(names.people).flatMap((value) => people.get(value.toLowerCase()) ?? []);
  const materials = valuesOf(names.material).map((value) => value.replaceAll('/', ' '));
  const [pattern] = valuesOf(names.pattern);
  return {
    gender: genderOf(meant),
    age_group: oneOf(meant.flatMap(({ age }) => age ?? [])),
    material:
      [...materials.slice(0, mostMaterials).join('/')].slice(0, longest.material).join('') ||
      undefined,
    pattern: pattern && [...pattern].slice(0, longest.pattern).join(''),
  };
}

/** Returns unisex for goods for men and for women; undefined if no gender is named. */
function genderOf(meant: readonly Person[]): AttributeFacts['gender'] {
  const genders = new Set(meant.flatMap(({ gender }) => gender ?? []));
  return genders.size > 1 ? 'unisex' : [...genders][0];
}

/** Returns the only value; undefined for goods for adults and for children. */
function oneOf<Value>(values: readonly Value[]): Value | undefined {
  const different = new Set(values);
  return different.size === 1 ? values[0] : undefined;
}
