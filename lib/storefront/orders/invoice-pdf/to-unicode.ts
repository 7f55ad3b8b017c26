/** So many codes a block of a CMap may hold. */
const blockSize = 100;

const hex = (unit: number) => unit.toString(16).padStart(4, '0');
const utf16 = (text: string) =>
  text
    .split('')
    .map((unit) => hex(unit.charCodeAt(0)))
    .join('');

/** The code of a glyph as it stands in a PDF's text. */
export const codeOf = hex;

/** The CMap that tells readers of a PDF which text each of a font's codes stands for. */
export function toUnicode(codes: ReadonlyMap<string, number>): string {
  const entries = [...codes].map(([text, code]) => `<${codeOf(code)}> <${utf16(text)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < entries.length; at += blockSize) {
    const block = entries.slice(at, at + blockSize);
    blocks.push(`${block.length} beginbfchar`, ...block, 'endbfchar');
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <ffff>',
    'endcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}
