import { defaultCompany as company } from '@/lib/company/company';
import { locales } from '@/lib/i18n/locales';
import { openSearchDescription } from './open-search';
import { securityTxt } from './security-txt';

beforeEach(() => {
  process.env.SITE_URL = 'https://haat.test';
});
afterAll(() => {
  delete process.env.SITE_URL;
});

describe.each(locales)('the description of the search in %s', (locale) => {
  const prefix = locale === 'hi' ? '/hi' : '';
  const text = (name: string) =>
    new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(openSearchDescription(locale))?.[1] ?? '';

  it('leads to the search of the language', () => {
    const xml = openSearchDescription(locale);
    expect(xml).toContain(`template="https://haat.test${prefix}/search?search={searchTerms}"`);
    expect(xml).toContain(`rel="self" template="https://haat.test${prefix}/opensearch.xml"`);
    expect(text('Image')).toBe('https://haat.test/favicon.ico');
  });

  it('keeps to the lengths that OpenSearch 1.1 allows', () => {
    expect(text('ShortName')).toBe(company.brand[locale]);
    expect(text('ShortName').length).toBeLessThanOrEqual(16);
    expect(text('LongName').length).toBeLessThanOrEqual(48);
    expect(text('Description').length).toBeLessThanOrEqual(1024);
  });
});

describe('security.txt', () => {
  const fields = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': ', 2));
  const now = Date.parse('2026-11-22T13:00:00Z');

  it('has what RFC 9116 requires', () => {
    expect(fields(securityTxt(now))).toEqual([
      ['Contact', `mailto:${company.email}`],
      ['Contact', 'https://haat.test/contact'],
      ['Expires', '2027-05-21T00:00:00.000Z'],
      ['Preferred-Languages', 'en, hi'],
      ['Canonical', 'https://haat.test/.well-known/security.txt'],
    ]);
  });

  it('is valid whenever it is asked for, for less than a year', () => {
    const expires = Object.fromEntries(fields(securityTxt())).Expires ?? '';
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
  });

  it('names no web address without https', () => {
    process.env.SITE_URL = 'http://haat.test';
    expect(securityTxt(now)).not.toContain('Contact: http');
  });
});
