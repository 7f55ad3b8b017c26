/** What shops call an option that is a colour or a size. */
const names = {
  colour: /^(?:pa_)?(?:colou?rs?|shade|रंग)$/i,
  size: /^(?:pa_)?(?:sizes?|साइज़|साइज|आकार)$/i,
};

type Option = { name: string; value: string };

/** Colour, size and all other options of a SKU; those come as `name:value; name:value`. */
export function sortOptions(options: readonly Option[]) {
  const given = options.filter(({ name, value }) => name && value && name !== 'Title');
  const find = (pattern: RegExp) => given.find(({ name }) => pattern.test(name));
  const colour = find(names.colour);
  const size = find(names.size);
  const rest = given.filter((each) => each !== colour && each !== size);
  return {
    colour: colour?.value ?? '',
    size: size?.value ?? '',
    rest: rest.map(({ name, value }) => `${name}:${value}`).join('; '),
  };
}
