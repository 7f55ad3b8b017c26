import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from './json-ld';

const opening = '<script type="application/ld+json">';
const closing = '</script>';

function contentOf(data: object): string {
  const markup = renderToStaticMarkup(<JsonLd data={data} />);
  expect(markup.startsWith(opening) && markup.endsWith(closing)).toBe(true);
  return markup.slice(opening.length, -closing.length);
}

describe('JSON-LD in a page', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '</SCRIPT >',
    '<!--<script>',
    ']]>&lt;/script&gt;',
    'line\u2028and\u2029paragraph',
    'लाल कुर्ता "खास" \\u003c/script>',
  ])('cannot be broken out of by a name like %j', (name) => {
    const content = contentOf({ '@type': 'Product', name });
    expect(content).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(content)).toEqual({ '@type': 'Product', name });
  });

  it('parses back to exactly what it was given', () => {
    const strange = fc.string({
      unit: fc.oneof(
        fc.constantFrom('<', '>', '&', '/', '\u2028', '\\', '"', '!--', 'script'),
        fc.string(),
      ),
    });
    fc.assert(
      fc.property(fc.dictionary(strange, strange), (data) => {
        const content = contentOf({ data });
        expect(content).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(content)).toEqual({ data });
      }),
    );
  });
});
