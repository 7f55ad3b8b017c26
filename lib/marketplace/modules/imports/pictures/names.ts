import { normalised } from '@/lib/security/normalised';

/** `TEE-1 (2)`, `TEE-1_2` and `TEE-1-2` are the second picture of TEE-1; undefined without a number. */
function numbered(file: string): { base: string; order: number } | undefined {
  const inBrackets = /\((\d{1,2})\)$/.exec(file);
  const found = inBrackets ?? /[\s_.-](\d{1,2})$/.exec(file);
  if (!found) return undefined;
  let end = found.index;
  while (end > 0 && (inBrackets ? /\s/ : /[\s_.-]/).test(file.charAt(end - 1))) end--;
  return end > 0 ? { base: file.slice(0, end), order: Number(found[1]) } : undefined;
}

/** Of a file or folder, in characters. */
const longestName = 300;

/**
 * Pictures of a ZIP by the SKU that they are named after: the file, or its folder. A name that is a SKU itself counts
 * as that, whatever it ends in; one that is no SKU of the store's is taken as it is, and found wrong later.
 */
export function picturesBySku(
  names: readonly string[],
  isSku: ReadonlySet<string>,
): Map<string, string[]> {
  const found = new Map<string, { name: string; order: number }[]>();
  for (const name of names) {
    const { sku, order } = skuOf(name, isSku);
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

function skuOf(name: string, isSku: ReadonlySet<string>): { sku: string; order: number } {
  const parts = name.split('/');
  const file = normalised(parts.at(-1) ?? '', longestName).replace(/\.\w+$/, '');
  const folder = normalised(parts.at(-2) ?? '', longestName);
  const { base, order = 0 } = numbered(file) ?? {};
  if (isSku.has(file)) return { sku: file, order: 0 };
  if (base && isSku.has(base)) return { sku: base, order };
  if (folder && isSku.has(folder))
    return { sku: folder, order: Number(/\d+/.exec(file)?.[0] ?? 0) };
  return base ? { sku: base, order } : { sku: file, order: 0 };
}
