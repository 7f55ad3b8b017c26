/** What shops call an option that is a colour or a size. */
const names = {
  colour: /^(?:pa_)?(?:(?:brand |base )?colou?rs?(?: ?(?:name|family|map))?|shades?|रंग)$/i,
  size: /^(?:pa_)?(?:(?:[a-z]+ )?sizes?(?: ?(?:name|map))?|साइज़|साइज|आकार)$/i,
};

export type Option = { name: string; value: string };

/** Characters that a size may have. */
const longestSize = 40;
/** Of a name and a value of an attribute. */
const longest = { name: 40, value: 60 };

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const isGiven = ({ name, value }: Option) =>
  name.trim() !== '' && value.trim() !== '' && !isSame(value, 'Default Title');

/**
 * The options of a listing's SKUs as colour, size and attributes. An option that is neither a colour nor a size but
 * tells the SKUs apart stands with the size, `M / Slim fit`; one that all share is an attribute.
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
  return given.map((options) => {
    const colour = options.find(({ name }) => names.colour.test(name.slice(0, 60)));
    const size = options.find(({ name }) => names.size.test(name.slice(0, 60)));
    const rest = options.filter((each) => each !== colour && each !== size);
    const apart = rest.filter(tellsApart).map(({ value }) => value.trim());
    const sizes = [...(size ? [size.value.trim()] : []), ...apart].join(' / ');
    return {
      colour: colour?.value.trim() ?? '',
      size: sizes.slice(0, longestSize).trim(),
      attributes: attributeList(rest.filter((each) => !tellsApart(each))),
    };
  });
}

/** `name:value; name:value`, without what parts them. */
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
