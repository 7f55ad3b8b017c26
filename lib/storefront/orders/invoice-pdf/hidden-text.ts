import type { Font, jsPDF } from 'jspdf';

/** The standard font of jsPDF that the hidden font replaces; no invoice uses it. */
const place = 'zapfdingbats';
const fontName = 'HiddenText';
/** PDF readers accept at most this many characters per glyph. */
const mostInGlyph = 8;

/** The parameters of jsPDF's `putFont` event. */
type FontWriting = {
  font: Font & { objectNumber?: number; isAlreadyPutted?: boolean };
  out: (line: string) => void;
  newObject: () => number;
  putStream: (stream: { data: string; addLength1: boolean; objectId: number }) => void;
};
type Internals = {
  write: (operators: string) => void;
  events: { subscribe: (event: 'putFont', listener: (writing: FontWriting) => void) => void };
};

/**
 * Lays invisible words over their drawing, so that they can be found, copied and read aloud. They work in any
 * script, since all glyphs of their font are blank. Sizes in points, everything else in millimetres.
 */
export function createHiddenText(doc: jsPDF) {
  const { write: writeOperators, events } = doc.internal as unknown as Internals;
  const { scaleFactor, pageSize } = doc.internal;
  /** Codes by the text of their glyph; code 0 is the space that registers the font. */
  const codes = new Map([[' ', 0]]);
  let key: string | undefined;

  /** Registers the font: jsPDF lists a font in the file only after its own `text` has used it, here for a space. */
  function takePlace(x: number, baseline: number): string {
    const before = doc.getFont();
    const { id } = doc.setFont(place, 'normal').getFont();
    doc.text('\u0000\u0000', x, baseline).setFont(before.fontName, before.fontStyle);
    events.subscribe('putFont', (writing) => {
      if (writing.font.id === id) writeFont(writing, codes);
    });
    return String(id);
  }

  /** Writes a text at a position, stretched to the width. */
  function write(text: string, x: number, baseline: number, width: number, size: number): void {
    const glyphs = glyphsOf(text);
    if (glyphs.length === 0) return;
    key ??= takePlace(x, baseline);
    const hex = glyphs.map((glyph) => {
      const code = codes.get(glyph) ?? codes.size;
      codes.set(glyph, code);
      return codeOf(code);
    });
    const natural = (glyphs.length * size * blankAdvance) / 1000;
    const [left, bottom] = [x * scaleFactor, (pageSize.getHeight() - baseline) * scaleFactor];
    const stretch = (100 * width * scaleFactor) / natural;
    writeOperators(
      `q BT /${key} ${size} Tf 3 Tr ${stretch.toFixed(3)} Tz ${left.toFixed(2)} ${bottom.toFixed(2)} Td <${hex.join('')}> Tj ET Q`,
    );
  }

  return { write };
}

const segmenter = new Intl.Segmenter('hi');

/** Splits a text into graphemes, one glyph each, so that readers select them as a whole. */
const glyphsOf = (text: string) =>
  [...segmenter.segment(text)].flatMap(({ segment }) => {
    const characters = [...segment];
    return characters.length > mostInGlyph ? characters : [segment];
  });

function writeFont(writing: FontWriting, codes: ReadonlyMap<string, number>): void {
  const { font, out, newObject, putStream } = writing;
  const stream = (data: string) => {
    const objectId = newObject();
    putStream({ data, addLength1: true, objectId });
    out('endobj');
    return objectId;
  };
  const object = (content: string) => {
    const id = newObject();
    out(`<< ${content} >>`);
    out('endobj');
    return id;
  };
  const file = stream(blankFont(codes.size));
  const cmap = stream(toUnicode(codes));
  const descriptor = object(
    `/Type /FontDescriptor /FontName /${fontName} /FontFile2 ${file} 0 R /Flags 4 /ItalicAngle 0
    /FontBBox [0 -200 ${blankAdvance} 900] /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80`,
  );
  const descendant = object(
    `/Type /Font /Subtype /CIDFontType2 /BaseFont /${fontName} /FontDescriptor ${descriptor} 0 R
    /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>
    /CIDToGIDMap /Identity /DW ${blankAdvance}`,
  );
  font.objectNumber = object(
    `/Type /Font /Subtype /Type0 /BaseFont /${fontName} /Encoding /Identity-H
    /DescendantFonts [${descendant} 0 R] /ToUnicode ${cmap} 0 R`,
  );
  font.isAlreadyPutted = true;
}

/** A block of a CMap may hold at most this many codes. */
const blockSize = 100;

const hex = (unit: number) => unit.toString(16).padStart(4, '0');
const utf16 = (text: string) =>
  text
    .split('')
    .map((unit) => hex(unit.charCodeAt(0)))
    .join('');

/** Returns the code of a glyph as a PDF's text contains it. */
const codeOf = hex;

/** Builds the CMap that maps a font's codes to their text. */
function toUnicode(codes: ReadonlyMap<string, number>): string {
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

/** The advance width of every glyph, in 1/1000 em. */
export const blankAdvance = 500;

/**
 * Builds a TrueType font whose glyphs are all blank and equally wide, as a binary string: the font that a PDF
 * must embed for words that can be found, copied and read aloud, but are not drawn.
 * @param glyphs number of glyphs
 */
function blankFont(glyphs: number): string {
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
