/** Of every glyph; of 1000 units an em. */
export const blankAdvance = 500;

/**
 * A TrueType font whose glyphs are all blank and all as wide, as a binary string: what a PDF must embed
 * for words that are there to be found, copied and read aloud, but are not drawn.
 * @param glyphs how many
 */
export function blankFont(glyphs: number): string {
  const tables: Record<string, number[]> = {
    glyf: [0, 0, 0, 0],
    head: [
      ...long(0x10000), // version
      ...long(0x10000), // revision
      ...long(0), // checksum of the whole, set below
      ...long(0x5f0f3cf5), // magic
      ...short(3), // baseline and left side at 0
      ...short(1000), // units an em
      ...Array(16).fill(0), // created, modified
      ...[0, -200, blankAdvance, 900].flatMap(short), // box
      ...[0, 8, 2, 0, 0].flatMap(short), // style, smallest size, direction, short `loca`, format
    ],
    hhea: [
      ...long(0x10000),
      ...[900, -200, 0, blankAdvance, 0, 0, blankAdvance, 1, 0, 0].flatMap(short),
      ...Array(10).fill(0),
      ...short(1), // widths in `hmtx`: the last holds for all others
    ],
    hmtx: [...short(blankAdvance), ...Array(2 * glyphs).fill(0)],
    loca: Array(2 * (glyphs + 1)).fill(0),
    maxp: [...long(0x10000), ...short(glyphs), ...Array(26).fill(0)],
  };
  const names = Object.keys(tables);
  const directory = [...long(0x10000), ...[names.length, 64, 2, 32].flatMap(short)];
  const body: number[] = [];
  const start = directory.length + 16 * names.length;
  for (const name of names) {
    const table = tables[name] as number[];
    const padded = [...table, ...Array(-table.length & 3).fill(0)];
    directory.push(...name.split('').map((letter) => letter.charCodeAt(0)));
    directory.push(...long(sumOf(padded)), ...long(start + body.length), ...long(table.length));
    body.push(...padded);
  }
  const font = [...directory, ...body];
  const head = start + 4; // behind `glyf`
  font.splice(head + 8, 4, ...long(0xb1b0afba - sumOf(font)));
  return font.map((byte) => String.fromCharCode(byte)).join('');
}

const short = (value: number) => [(value >> 8) & 255, value & 255];
const long = (value: number) => [...short(value >>> 16), ...short(value)];

function sumOf(bytes: number[]): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(at, at + 4);
    sum = (sum + ((a << 24) | (b << 16) | (c << 8) | d)) >>> 0;
  }
  return sum;
}
