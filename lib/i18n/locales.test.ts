import { languageOf, pathIn } from './language-path';
import { isLocale, locales, refuseUnknownLanguages } from './locales';
import { pageLanguage } from './page-language';
import { textOf } from './texts';

it('speaks English and Hindi where MORE_LANGUAGES names no other', () => {
  expect(locales).toEqual(['en', 'hi']);
  expect(pageLanguage('hi')).toEqual({ lang: 'hi' });
  expect(refuseUnknownLanguages).not.toThrow();
});

describe('a language that is switched off', () => {
  it('has no addresses', () => {
    expect(isLocale('ta')).toBe(false);
    expect(languageOf('/ta/cart')).toBe('en');
    expect(pathIn('ta', '/cart')).toBe('/cart');
  });

  it('still answers whoever once chose it', () => {
    expect(textOf('ta', 'shell.cart')).toBe(textOf('en', 'shell.cart'));
  });
});
