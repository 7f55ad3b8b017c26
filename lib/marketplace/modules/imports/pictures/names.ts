import { normalised } from '@/lib/text/normalised';

/**
 * Parses the number of a name: `TEE-1 (2)`, `TEE-1_2` and `TEE-1-2` are the second picture of TEE-1; else
 * undefined.
 */
function numbered(file: string): { base: string; order: number } | undefined {
  const inBrackets = /\((\d{1,2})\)$/.exec(file);
  const found = inBrackets ?? /[\s_.-](\d{1,2})$/.exec(file);
  if (!found) return undefined;
  let end = found.index;
  while (end > 0 && (inBrackets ? /\s/ : /[\s_.-]/).test(file.charAt(end - 1))) end--;
  return end > 0 ? { base: file.slice(0, end), order: Number(found[1]) } : undefined;
}

/** Maximum characters of a file's or folder's name. */
const longestName = 300;

/**
 * Groups the pictures of a ZIP by the SKU that names the file or its folder. A name that equals a SKU means that
 * SKU, whatever its ending; a name that is no SKU of the store is kept and refused later.
 */
export function picturesBySku(
  names: readonly string[],
  isSku: ReadonlySet<string>,
): Map<string, string[]> {
  const found = new Map<string, { name: string; order: number }[]>();
  const folded = new Map([...isSku].map((sku) => [plainCode(sku), sku]));
  const skuNamed = (text: string) => (isSku.has(text) ? text : folded.get(plainCode(text)));
  for (const name of names) {
    const { sku, order } = skuOf(name, skuNamed);
    const own = found.get(sku) ?? [];
    own.push({ name, order });
    found.set(sku, own);
  }
  return new Map(
    [...found].map(([sku, own]) => [
      sku,
      own
        .toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name))
        .map(({ name }) => name),
    ]),
  );
}

/** Returns a code without case and signs, for file names cannot hold a slash, and people write `_` for a space. */
const plainCode = (code: string) =>
  code
    .slice(0, longestName)
    .toLowerCase()
    .replace(/[\s_./\\-]+/g, '-');

function skuOf(
  name: string,
  skuNamed: (text: string) => string | undefined,
): { sku: string; order: number } {
  const parts = name.split('/');
  const file = normalised(parts.at(-1) ?? '', longestName).replace(/\.\w+$/, '');
  const folder = normalised(parts.at(-2) ?? '', longestName);
  const { base, order = 0 } = numbered(file) ?? {};
  const own = skuNamed(file);
  if (own) return { sku: own, order: 0 };
  const ofBase = base && skuNamed(base);
  if (ofBase) return { sku: ofBase, order };
  const ofFolder = folder && skuNamed(folder);
  if (ofFolder) return { sku: ofFolder, order: Number(/\d+/.exec(file)?.[0] ?? 0) };
  return base ? { sku: base, order } : { sku: file, order: 0 };
}
