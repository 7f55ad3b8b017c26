import { awbRows } from './awb-rows';

const first = { shipment: 'HT-261121-7K3QZD', carrier: 'Delhivery', awb: '0012' };
const second = {
  shipment: '42',
  carrier: 'India Post, Speed',
  awb: 'EK1',
  tracking_url: 'https://x.in/1',
};

it.each([
  [
    'a spreadsheet',
    'HT-261121-7K3QZD\tDelhivery\t0012\t\n42\tIndia Post, Speed\tEK1\thttps://x.in/1\n',
  ],
  [
    'a CSV file with a heading',
    '\uFEFForder,carrier,awb,link\r\nHT-261121-7K3QZD,Delhivery,"\'0012"\r\n\r\n42,"India Post, Speed",EK1,https://x.in/1\r\n',
  ],
  [
    'one with semicolons',
    'HT-261121-7K3QZD; Delhivery ;0012\n42;India Post, Speed;EK1;https://x.in/1',
  ],
])('reads AWB numbers of %s', (_, text) => {
  expect(awbRows(text)).toEqual([first, second]);
});

it('finds nothing in a heading alone', () => {
  expect(awbRows('order,carrier,awb\n')).toEqual([]);
});
