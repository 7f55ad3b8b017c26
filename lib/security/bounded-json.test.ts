import fc from 'fast-check';
import { parseBoundedJson } from './body-limit';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('parseBoundedJson', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        const json = JSON.stringify(value);
        expect(parseBoundedJson(json)).toEqual(JSON.parse(json));
      }),
    );
    expect(() => parseBoundedJson('{"a":')).toThrow(SyntaxError);
  });

  it('refuses more than 50 levels, however they are made', () => {
    expect(() => parseBoundedJson(nested(50))).not.toThrow();
    expect(() => parseBoundedJson(nested(51))).toThrow('nested deeper');
    expect(() => parseBoundedJson(`${'{"a":'.repeat(51)}1${'}'.repeat(51)}`)).toThrow('nested');
    expect(() => parseBoundedJson(`[${'{"a":['.repeat(500_000)}`)).toThrow('nested deeper');
  });

  it('counts no brackets of texts, nor of neighbours', () => {
    expect(parseBoundedJson(JSON.stringify(['['.repeat(100), '\\"{'.repeat(100)]))).toHaveLength(2);
    expect(parseBoundedJson(`[${Array(1000).fill('[]').join(',')}]`)).toHaveLength(1000);
  });
});
