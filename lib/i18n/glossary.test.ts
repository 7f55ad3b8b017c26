import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTexts } from './testing/all-texts';

const filesIn = (folder: string, ending: RegExp): [name: string, text: string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]);

const texts = [...allTexts.hi, ...filesIn('content', /\.hi\.md$/)];
/**
 * Texts with the demo products, whose names may use words that the glossary rules out; the spelling rules apply
 * to them, too.
 */
const alsoDemo = [...texts, ...filesIn('lib/marketplace/seed', /\.ts$/)];

const [ofHindi = ''] = readFileSync('docs/glossary.md', 'utf8').split('## The English of the code');
const forbidden = ofHindi
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (---|English)/.test(line))
  .flatMap((line) => line.split('|')[3]?.split(',') ?? [])
  .map((word) => word.trim())
  .filter(Boolean);

const word = (text: string) => new RegExp(`(?<![ऀ-ॣॱ-ॿ])(?:${text})(?![ऀ-ॣॱ-ॿ])`);
const foundIn = (where: [name: string, text: string][], pattern: RegExp) =>
  where.filter(([, text]) => pattern.test(text)).map(([name]) => name);

it('reads the words that the glossary rules out', () => {
  expect(forbidden).toEqual(expect.arrayContaining(['टोकरी', 'जीएसटी', 'समीक्षाएँ']));
});

it.each(forbidden)('does not say %s', (each) => {
  expect(foundIn(texts, word(each))).toEqual([]);
});

it('asks with -एँ, never with -इए', () => {
  const other = word('(?:की|दी|ली)जिए|[ऀ-ॿ]*[ाो]इए|(?:देख|चुन|लिख|डाल|बदल|खोल|रुक|रख|बेच|पूछ|भर)िए');
  expect(foundIn(texts, other)).toEqual([]);
});

it.each([
  ['a nukta on क or ग', /[कग]\u093C|[\u0958\u095A]/],
  ['ख without nukta', word('(?:खरीद|खास|खत्म|खुश|खाली|खराब|खुद|खबर|खूब)[ऀ-ॿ]*|तारीख')],
  ['फ without nukta', word('(?:फोन|फाइल|फिल्टर|फैशन|फोटो|रिफंड|ऑफर|सिर्फ|साफ|तरफ)(?:ों|ें|े|ी)?')],
  ['ज without nukta', word('(?:जरूर|ज्यादा|बाजार|मजबूत|अंग्रेजी)[ऀ-ॿ]*|रोज|चीज|साइज|आवाज')],
  ['ड or ढ without nukta', word('बडा|बडी|थोडा|थोडी|जोडें|पढें|छोडें')],
  ['another spelling', word('हिंदी|आमतौर|लिये|चाहिये|दिखायें|करें।।')],
])('is not spelt with %s', (_, pattern) => {
  expect(foundIn(alsoDemo, pattern)).toEqual([]);
});
