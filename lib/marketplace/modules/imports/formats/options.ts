/** Names that shops give to an option for a colour or a size. */
export const names = {
  colour: /^(?:pa_)?(?:(?:brand |base )?colou?rs?(?: ?(?:name|family|map))?|shades?|रंग)$/i,
  size: /^(?:pa_)?(?:(?:[a-z]+ )?sizes?(?: ?(?:name|map))?|साइज़|साइज|आकार)$/i,
};

export type Option = { name: string; value: string };

/** Maximum characters of a size. */
const longestSize = 40;
/** Maximum characters of an attribute's name and value. */
const longest = { name: 40, value: 60 };

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const isGiven = ({ name, value }: Option) =>
  name.trim() !== '' && value.trim() !== '' && !isSame(value, 'Default Title');

/**
 * Returns the options of a listing's SKUs as colour, size and attributes. An option that is neither a colour nor
 * a size but distinguishes the SKUs joins the size, `M / Slim fit`; one that all share is an attribute.
 * @param skus the options of each SKU, in the order of the file
 * @returns for each SKU; attributes as `name:value; name:value`
 */
export function variantsOf(skus: readonly (readonly Option[])[]) {
  const given = skus.map((options) => options.filter(isGiven));
  const values = new Map<string, Set<string>>();
  for (const { name, value } of given.flat()) {
    values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  const counts = new Map<string, number>();
  for (const { name } of given.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const tellsApart = ({ name }: Option) =>
    (values.get(name)?.size ?? 0) > 1 || counts.get(name) !== given.length;
  const taken: TakenSizes = { sizes: new Map(), used: new Set(), places: new Map() };
  return given.map((options) => {
    const colour = options.find(({ name }) => names.colour.test(name.slice(0, 60)));
    const size = options.find(({ name }) => names.size.test(name.slice(0, 60)));
    const rest = options.filter((each) => each !== colour && each !== size);
    const apart = rest.filter(tellsApart).map(namedValue);
    const sizes = [...(size ? [size.value.trim()] : []), ...apart];
    const own = colour?.value.trim() ?? '';
    return {
      colour: own,
      size: distinctSize(sizes, own, taken),
      attributes: attributeList(rest.filter((each) => !tellsApart(each))),
    };
  });
}

/** The sizes that a listing has: by their whole values, those used, and the numbers given to those cut alike. */
type TakenSizes = { sizes: Map<string, string>; used: Set<string>; places: Map<string, number> };

/** Returns a size of several values; a long one keeps the beginning of each. Two that become the same are numbered. */
function distinctSize(values: string[], colour: string, taken: TakenSizes): string {
  const whole = values.join(' / ');
  if (whole.length <= longestSize) return whole;
  const of = (size: string) => `${colour}\n${size}`;
  const known = taken.sizes.get(of(whole));
  if (known !== undefined) return known;
  const each = Math.max(3, Math.floor((longestSize + 3) / values.length) - 3);
  const short = values
    .map((value) => value.slice(0, each).trim())
    .join(' / ')
    .slice(0, longestSize)
    .trim();
  let size = short;
  for (let place = taken.places.get(of(short)) ?? 1; taken.used.has(of(size)); ) {
    const number = ` (${++place})`;
    size = `${short.slice(0, longestSize - number.length).trim()}${number}`;
    taken.places.set(of(short), place);
  }
  taken.used.add(of(size));
  taken.sizes.set(of(whole), size);
  return size;
}

/** Values that say nothing without the name of their option. */
const bare = /^(?:yes|no|y|n|true|false|with|without|none|हाँ|हां|नहीं|\d{1,4})$/i;

/** Returns an option's value; with its name, `Logo: Yes`, if the value alone says nothing. */
const namedValue = ({ name, value }: Option) => {
  const plain = value.trim();
  const label = name.replace(/^pa_/i, '').replace(/[_-]+/g, ' ').trim().slice(0, longest.name);
  return bare.test(plain.slice(0, 20)) ? `${label}: ${plain}` : plain;
};

/** Returns options as `name:value; name:value`, without these separators in names and values. */
export const attributeList = (options: readonly Option[]): string =>
  options
    .filter(isGiven)
    .map(({ name, value }) => [
      name
        .slice(0, longest.name)
        .replace(/[:;\s]+/g, ' ')
        .trim(),
      value
        .slice(0, longest.value)
        .replace(/[;\s]+/g, ' ')
        .trim(),
    ])
    .flatMap(([name, value]) => (name && value ? [`${name.toLowerCase()}:${value}`] : []))
    .join('; ');
