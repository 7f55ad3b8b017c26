import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { jsPDF } from 'jspdf';
import { blankAdvance, createHiddenText } from './hidden-text';
import { readText } from './testing/read-text';

const words = [
  'कुर्ता',
  'ऑर्डर',
  'ज्ञानेश्वरी',
  'क़लम',
  'श्रीमती',
  'नी\u200dला',
  'அன்பு',
  'শাড়ি',
  '👨\u200d👩\u200d👧\u200d👦😀',
  'Łódź',
];

function pdfOf(texts: string[], compress = true): Uint8Array {
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress, putOnlyUsedFonts: true });
  const hidden = createHiddenText(doc);
  for (const [nth, text] of texts.entries()) {
    const row = nth % 40;
    if (nth && row === 0) doc.addPage();
    doc
      .setFont('helvetica')
      .setFontSize(9)
      .text(String(nth), 10, 12 + 6 * row);
    hidden.write(text, 20, 12 + 6 * row, 40, 9);
  }
  return new Uint8Array(doc.output('arraybuffer'));
}

function pdfTool(command: 'pdftotext' | 'pdffonts', pdf: Uint8Array): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'invoice-'));
  const file = join(folder, 'invoice.pdf');
  try {
    writeFileSync(file, pdf);
    const options = command === 'pdftotext' ? ['-layout', file, '-'] : [file];
    return execFileSync(command, options, { encoding: 'utf8' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each([true, false])('is read as it was written, in any script (compressed: %s)', (compress) => {
  expect(readText(pdfOf(words, compress)).map(({ text }) => text)).toEqual(words);
});

it('is not seen and lies over the whole drawing, at its size', () => {
  for (const { text, isHidden, size, stretch, glyphs } of readText(pdfOf(words))) {
    expect([text, isHidden, size]).toEqual([text, true, 9]);
    const width = (glyphs * size * blankAdvance * stretch) / 100_000;
    expect(width).toBeCloseTo((40 * 72) / 25.4, 2);
  }
});

it('leaves the font as it was, and a document without such words as small as before', () => {
  const doc = new jsPDF({ putOnlyUsedFonts: true });
  const hidden = createHiddenText(doc);
  expect(doc.output()).not.toContain('HiddenText');
  doc.setFont('times', 'bold');
  hidden.write('कुर्ता', 10, 10, 20, 9);
  expect(doc.getFont()).toMatchObject({ fontName: 'times', fontStyle: 'bold' });
  hidden.write('', 10, 10, 20, 9);
  expect(readText(new Uint8Array(doc.output('arraybuffer')))).toHaveLength(1);
});

it('holds any words on any number of pages', () => {
  const word = fc.stringMatching(/^[\u0900-\u0963\u0966-\u096f\u0b83-\u0bcd]{1,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 120 }), (texts) => {
      expect(readText(pdfOf(texts)).map(({ text }) => text)).toEqual(texts);
    }),
    { numRuns: 30 },
  );
});

it('is what pdftotext gives, where it is installed', () => {
  const pdf = pdfOf(words.slice(0, 5));
  const text = pdfTool('pdftotext', pdf);
  if (text === undefined) return;
  const lines = text.trim().split('\n').filter(Boolean);
  expect(lines.map((line) => line.trim().split(/\s+/))).toEqual(
    words.slice(0, 5).map((word, nth) => [String(nth), word]),
  );
  expect(pdfTool('pdffonts', pdf)).toMatch(/HiddenText\s+CID TrueType\s+Identity-H\s+yes no\s+yes/);
});
