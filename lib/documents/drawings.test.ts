import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Locale, locales } from '@/lib/i18n/locales';
import { PaperDocument } from '@/lib/marketplace/modules/papers/document';
import { drawLabel, labelSize } from '@/lib/marketplace/modules/papers/print';
import { drawDocuments } from '@/lib/storefront/orders/invoice-pdf/download';
import type { Part, PrintedDocument } from './document';
import { describeInvoice } from './invoice';
import { layOut } from './layout';
import { describeLabel, describePackingSlip, describePickingList } from './shipment-papers';
import { describeCommissionInvoice, describeStatement } from './statement';
import { standInForBrowser } from './testing/canvas';
import {
  cashInvoiceOf,
  commissionInvoiceOf,
  creditNoteOf,
  invoiceAt,
  invoiceOf,
  shipmentFacts,
  statementOf,
} from './testing/facts';
import { invoiceTexts, textsOf } from './testing/texts';

const papers = (lang: Locale) => textsOf(lang, 'papers');
const money = (lang: Locale) => textsOf(lang, 'seller_money');
const now = new Date('2026-11-20T08:00:00Z');

const documents: Record<string, (lang: Locale) => PrintedDocument> = {
  invoice: (lang) => describeInvoice(invoiceOf(lang), invoiceTexts(lang)),
  'invoice of two states over several pages': (lang) =>
    describeInvoice(invoiceOf(lang, 60, 'inter_state'), invoiceTexts(lang)),
  'bill of supply': (lang) => describeInvoice(invoiceAt(lang, [0, 0]), invoiceTexts(lang)),
  'invoice paid in cash': (lang) => describeInvoice(cashInvoiceOf(lang), invoiceTexts(lang)),
  'invoice-cum-bill of supply': (lang) =>
    describeInvoice(invoiceAt(lang, [18, 0, 18]), invoiceTexts(lang)),
  'specimen over several pages': (lang) =>
    describeInvoice({ ...invoiceOf(lang, 60), specimen: true }, invoiceTexts(lang)),
  'specimen of a credit note': (lang) =>
    describeInvoice({ ...creditNoteOf(lang), specimen: true }, invoiceTexts(lang)),
  'specimen of a commission invoice': (lang) =>
    describeCommissionInvoice({ ...commissionInvoiceOf(lang), specimen: true }, money(lang), lang),
  'credit note': (lang) => describeInvoice(creditNoteOf(lang), invoiceTexts(lang)),
  statement: (lang) => describeStatement(statementOf(lang, 70), money(lang), lang),
  'commission invoice': (lang) =>
    describeCommissionInvoice(commissionInvoiceOf(lang), money(lang), lang),
  'packing slip': (lang) => describePackingSlip(shipmentFacts(lang), papers(lang), lang),
  'picking list': (lang) =>
    describePickingList([shipmentFacts(lang), shipmentFacts(lang, 40)], papers(lang), lang, now),
};

const cases = locales.flatMap((lang) =>
  Object.entries(documents).map(([name, of]) => ({ name, lang, document: of(lang) })),
);

async function inBrowser(document: PrintedDocument): Promise<Uint8Array> {
  const doc = await drawDocuments([document], 'test');
  return new Uint8Array(doc.output('arraybuffer'));
}

function onServer(document: PrintedDocument): Promise<Uint8Array> {
  const paper = new PaperDocument('test', 'A4');
  layOut(paper, document);
  return paper.finish();
}

type Drawings = Record<'browser' | 'server', string[]>;
const drawn = new Map<PrintedDocument, Promise<Drawings>>();

/** Returns the texts of each page of both drawings of a document, which is drawn once. */
function drawingsOf(document: PrintedDocument): Promise<Drawings> {
  const known = drawn.get(document) ?? draw(document);
  drawn.set(document, known);
  return known;
}

const draw = async (document: PrintedDocument): Promise<Drawings> => ({
  browser: pagesOf(await inBrowser(document)),
  server: pagesOf(await onServer(document)),
});

/** Extracts the text of each page of a PDF. */
function pagesOf(pdf: Uint8Array): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'drawing-'));
  const file = join(folder, 'drawing.pdf');
  try {
    writeFileSync(file, pdf);
    const text = execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' });
    return text.split('\f').slice(0, -1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).sort();

/** Returns the texts of a part, without those repeated on other pages. */
function textsIn(part: Part): string[] {
  if (part.kind === 'note') return [part.text];
  if (part.kind === 'head') return [part.title, part.hint ?? '', ...flat(part.facts ?? [])];
  if (part.kind === 'facts') return flat(part.facts);
  if (part.kind === 'parties') {
    return part.parties.flatMap(({ title, name, lines }) => [title, name, ...lines]);
  }
  if (part.kind === 'sums') {
    const { sums, words, signature = [] } = part;
    return [...flat(sums), ...flat(words ? [words] : []), ...signature];
  }
  const { columns, rows } = part;
  return [...rows.flat(), ...columns.map(({ total = '' }) => total)];
}

const flat = (facts: { label: string; value: string }[]) =>
  facts.flatMap(({ label, value }) => [label, value]);

/** Returns the texts expected in a document with so many pages, with its table header repeated `heads` times. */
function expected(
  { specimen = '', parts, foot }: PrintedDocument,
  pages: number,
  heads: number,
): string[] {
  const head = parts.flatMap((part) => (part.kind === 'table' ? part.columns : []));
  const marks = Array.from({ length: pages }, (_, at) => [
    specimen,
    foot?.text ?? '',
    foot?.mark(at + 1, pages) ?? '',
  ]);
  return wordsOf(
    [
      ...parts.flatMap(textsIn),
      ...Array<string[]>(heads)
        .fill(head.map((column) => column.head))
        .flat(),
      ...marks.flat(),
    ].join(' '),
  );
}

beforeAll(standInForBrowser);

it.each(locales)('%s: a label says where to, from whom, and what to collect', async (lang) => {
  const label = describeLabel(shipmentFacts(lang), papers(lang));
  const paper = new PaperDocument('test', labelSize);
  await drawLabel(paper, label);
  const { deliverTo, ...texts } = label;
  const { lines, ...to } = deliverTo;
  const all = [...Object.values(texts), ...Object.values(to), ...lines].join(' ');
  expect(wordsOf(pagesOf(await paper.finish()).join(' '))).toEqual(wordsOf(all));
});

it('names each SKU once on the picking list, with the orders that want it', () => {
  const twice = [shipmentFacts('en'), { ...shipmentFacts('en', 1), orderNumber: 'HT2' }];
  const table = describePickingList(twice, papers('en'), 'en', now).parts[1];
  expect(table?.kind === 'table' && table.rows.map(([, sku, , ...rest]) => [sku, ...rest])).toEqual(
    [
      ['DIYA-1', '2', 'HT261118-4KQ7W × 1, HT2 × 1'],
      ['DIYA-2', '2', 'HT261118-4KQ7W × 2'],
    ],
  );
});

it.each(cases)('$lang: each page of a $name is a specimen or not', async ({ name, document }) => {
  const isSpecimen = name.startsWith('specimen');
  for (const pages of Object.values(await drawingsOf(document))) {
    const marked = pages.filter((page) => /specimen|नमूना/i.test(page));
    expect(marked).toHaveLength(isSpecimen ? pages.length : 0);
  }
});

it.each(cases)('$lang: both drawings of a $name say all that it says', async ({ document }) => {
  for (const [painter, pages] of Object.entries(await drawingsOf(document))) {
    const heads = pages.filter((page) => page.includes('\n')).length;
    expect([painter, wordsOf(pages.join(' '))]).toEqual([
      painter,
      expected(document, pages.length, heads),
    ]);
  }
});
