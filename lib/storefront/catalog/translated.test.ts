import { translated } from './translated';

const known: Record<string, string> = { red: 'लाल', sky_blue: 'आसमानी' };
const texts = Object.assign((key: string) => known[key] ?? '', {
  has: (key: string) => key in known,
});

describe('translated', () => {
  it.each([
    ['Red', 'लाल'],
    ['Red, Sky Blue', 'लाल, आसमानी'],
    ['Ultra Mauve,Red', 'Ultra Mauve, लाल'],
    ['Constructor', 'Constructor'],
    ['', ''],
  ])('%s', (words, text) => expect(translated(texts, words)).toBe(text));
});
