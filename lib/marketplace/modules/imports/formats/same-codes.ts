import type { RowProblem } from '../../../kernel/db/schema/imports';
import { codeWith } from './codes';

/**
 * Returns the codes of a listing's SKUs. Where several have the same one, each gets its options behind it, with a
 * note.
 */
export function distinctCodes(
  skus: readonly { code: string; options: readonly string[] }[],
): { code: string; notes: RowProblem[] }[] {
  const counts = new Map<string, number>();
  for (const { code } of skus) counts.set(code, (counts.get(code) ?? 0) + 1);
  return skus.map(({ code, options }) => {
    const given = options.filter((value) => value && value !== 'Default Title');
    if (!code || (counts.get(code) ?? 0) < 2 || !given.length) return { code, notes: [] };
    const made = codeWith(code, ...given);
    const notes = [{ field: 'sku' as const, code: 'sku_with_options', params: { sku: code } }];
    return { code: made, notes };
  });
}
