import { leaveOutQuery } from './own-address';

const escaped = (text: string) =>
  text.replaceAll('&', '\\u0026').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');

/** Returns a page as Next renders it for an address; a script in its HTML carries its data. */
function pageOf(address: string, query = '') {
  const c = JSON.stringify(address.split('/'));
  const rows = `1:"$Sreact.fragment"\n2:I[7,[],"Frame"]\n0:{"P":null,"c":${c},"q":"${query}","i":false}\n3:"₹"\n`;
  const script = escaped(JSON.stringify([1, rows]));
  return {
    kind: 'APP_PAGE',
    html: `<h1>कुर्ता</h1><script>self.__next_f.push(${script})</script>`,
    rscData: Buffer.from(rows),
    segmentData: new Map([
      ['/_full', Buffer.from(rows)],
      ['/_tree', Buffer.from('0:{"tree":{"name":""}}')],
    ]),
  };
}

it.each([
  ['/about', '/about'],
  ['/hi/brands?page=99', '/hi/brands'],
  ['/about?_rsc=1a/2b', '/about'],
  ['/about?a=<b>&c="d"', '/about'],
])('keeps %s as %s', (address, kept) => {
  const value = pageOf(address);
  expect(leaveOutQuery(value)).toBe(true);
  expect(value).toEqual(pageOf(kept));
});

it('does not have a page kept that was rendered from a query', () => {
  expect(leaveOutQuery(pageOf('/newsletter?token=x', '?token=x'))).toBe(false);
});

it('leaves a page alone whose data it does not know, and what is no page', () => {
  for (const value of [
    { kind: 'APP_PAGE', html: '', rscData: Buffer.from('rsc') },
    { kind: 'APP_PAGE', html: '' },
    { kind: 'APP_ROUTE', body: Buffer.from('0:{"c":["?"],"q":"x"}') },
  ]) {
    const before = structuredClone(value);
    expect(leaveOutQuery(value)).toBe(true);
    expect(value).toEqual(before);
  }
});
