import { readRemittanceCsv } from './remittance-csv';

it('reads AWB and amount, with reference and day where they are given', () => {
  const text = '\uFEFFAWB,Amount\r\nAB1, 149\n"AB2";"₹99.50";UTR-7;2026-12-01\n\nAB3\t१०';
  expect(readRemittanceCsv(text)).toEqual({
    rows: [
      { awb: 'AB1', amount: 149, reference: null, paidOn: null },
      { awb: 'AB2', amount: 99.5, reference: 'UTR-7', paidOn: '2026-12-01' },
      { awb: 'AB3', amount: 10, reference: null, paidOn: null },
    ],
    wrong: [],
  });
});

it.each(['AB1', 'AB1,0', 'AB1,-5', 'AB1,1.234', ',5', 'AB1,5,R,1/12/2026', 'AB1,many'])(
  'names the line of what it cannot read: %s',
  (line) => {
    expect(readRemittanceCsv(`AB0,5\n${line}`)).toMatchObject({ rows: [{}], wrong: [2] });
  },
);
