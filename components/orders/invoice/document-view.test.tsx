import { renderToStaticMarkup } from 'react-dom/server';
import { describeInvoice } from '@/lib/documents/invoice';
import { invoiceOf } from '@/lib/documents/testing/facts';
import { invoiceTexts } from '@/lib/documents/testing/texts';
import { locales } from '@/lib/i18n/locales';
import { DocumentView } from './document-view';

const found = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'gs'))].map(
    ([, text = '']) => text,
  );

describe.each(locales)('an invoice on the page: %s', (lang) => {
  const texts = invoiceTexts(lang);
  const document = describeInvoice(invoiceOf(lang), texts);
  const html = renderToStaticMarkup(<DocumentView document={document} name="DIYA/2627/000123" />);
  const table = document.parts.find((part) => part.kind === 'table');
  const sums = document.parts.find((part) => part.kind === 'sums');

  it('has tables with a caption and a header for each column and row', () => {
    expect(found(html, 'caption')).toEqual([texts.t('lines'), texts.t('sums')]);
    const [heads] = found(html, 'thead');
    expect(found(String(heads), 'th')).toEqual(table?.columns.map(({ head }) => head));
    expect(String(heads).match(/scope="col"/g)).toHaveLength(table?.columns.length ?? 0);
    const rows = found(html, 'tbody').flatMap((body) => found(body, 'tr'));
    expect(rows).toHaveLength((table?.rows.length ?? 0) + (sums?.sums.length ?? 0));
    for (const row of rows) expect(row.match(/<th scope="row"/g)).toHaveLength(1);
  });

  it('says that it is a specimen where it is one', () => {
    const specimen = describeInvoice({ ...invoiceOf(lang), specimen: true }, texts);
    const marked = renderToStaticMarkup(<DocumentView document={specimen} name="x" />);
    expect(marked).toContain(texts.t('specimen'));
    expect(html).not.toContain(texts.t('specimen'));
  });

  it('says what the drawings say: each cell, sum, fact and party', () => {
    const said = html.replace(/<[^>]*>/g, '\n');
    const { words, signature = [], sums: amounts = [] } = sums ?? {};
    const all = [
      ...(table?.rows.flat() ?? []),
      ...amounts.map(({ value }) => value),
      words?.value,
      ...signature,
      ...document.parts.flatMap((part) => {
        if (part.kind === 'parties') return part.parties.flatMap(({ lines }) => lines);
        return 'facts' in part && part.facts ? part.facts.map(({ value }) => value) : [];
      }),
      document.foot?.text,
    ];
    for (const text of all) expect(said).toContain(text);
  });
});
