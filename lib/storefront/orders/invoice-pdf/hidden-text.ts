import type { Font, jsPDF } from 'jspdf';
import { blankAdvance, blankFont } from './blank-font';
import { codeOf, toUnicode } from './to-unicode';

/** Of jsPDF's own fonts one that no invoice is written in: its place in the file's fonts is taken. */
const place = 'zapfdingbats';
const fontName = 'HiddenText';
/** Readers of PDFs take at most so many characters for one glyph. */
const mostInGlyph = 8;

/** What jsPDF tells and takes when it writes a font. */
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
 * Lays words over a drawing of them that are not seen but found, copied and read aloud: in any script, for
 * their font has nothing but blanks. Sizes in points, everything else in millimetres.
 */
export function createHiddenText(doc: jsPDF) {
  const { write: writeOperators, events } = doc.internal as unknown as Internals;
  const { scaleFactor, pageSize } = doc.internal;
  /** By what a glyph stands for; code 0 is the space with which the place is taken. */
  const codes = new Map([[' ', 0]]);
  let key: string | undefined;

  /** jsPDF lists a font in the file only once its own `text` has written in it: here a space. */
  function takePlace(x: number, baseline: number): string {
    const before = doc.getFont();
    const { id } = doc.setFont(place, 'normal').getFont();
    doc.text('\u0000\u0000', x, baseline).setFont(before.fontName, before.fontStyle);
    events.subscribe('putFont', (writing) => {
      if (writing.font.id === id) writeFont(writing, codes);
    });
    return String(id);
  }

  /** A text from there on, stretched to the width. */
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

/** What a reader takes for one sign is one glyph, so that it is marked as a whole. */
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
