import { slugOf } from './publish';

it.each([
  ['सूती कुर्ता', 'suti-kurta'],
  ['लाल कमीज़ (नीला, M)', 'lal-kamiz-nila-m'],
  ['Aarohi सलवार २ पीस', 'aarohi-salvar-2-pis'],
  ['क्\u200dया बात', 'kya-bat'],
  ['Café Crème’s Mug', 'cafe-cremes-mug'],
  ['தமிழ்', 'item'],
  ['', 'item'],
])('%s becomes %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('takes any text, and gives what an address can hold', () => {
  for (const name of ['़'.repeat(700), 'कि'.repeat(400), '्', 'ॐ ।', '😀 कुर्ता']) {
    expect(slugOf(name)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(slugOf(name).length).toBeLessThanOrEqual(100);
  }
});
