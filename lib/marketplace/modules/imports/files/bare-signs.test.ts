import fc from 'fast-check';
import { bareSignsEscaped } from './bare-signs';

const whole = (text: string) => bareSignsEscaped()(text, true);

it.each([
  ['<a>x.jpg?v=1&width=9</a>', '<a>x.jpg?v=1&amp;width=9</a>'],
  ['Tom & Jerry &amp; &#38; &#x26; &own;', 'Tom &amp; Jerry &amp; &#38; &#x26; &own;'],
  ['<![CDATA[a & b]]> & c', '<![CDATA[a & b]]> &amp; c'],
  ['<!-- no --><b>&</b>', '<!-- no --><b>&amp;</b>'],
  ['&', '&amp;'],
])('writes %s as %s', (given, expected) => {
  expect(whole(given)).toBe(expected);
});

it('says the same of a document in any chunks', () => {
  const part = fc.constantFrom(
    '&',
    'amp;',
    '&amp;',
    '<![CDATA[',
    ']]>',
    ']',
    '<',
    '!',
    'a',
    ' ',
    '&#3',
  );
  fc.assert(
    fc.property(fc.array(fc.array(part, { maxLength: 5 }), { maxLength: 8 }), (chunks) => {
      const texts = chunks.map((each) => each.join(''));
      const write = bareSignsEscaped();
      const written = texts.map((each) => write(each)).join('') + write('', true);
      expect(written).toBe(whole(texts.join('')));
    }),
  );
});
