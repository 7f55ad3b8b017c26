import { alternates, scriptJson } from './seo';

describe('alternates', () => {
  beforeEach(() => {
    process.env.SITE_URL = 'https://haat.example/';
  });

  it('names both languages absolutely, each the same way', () => {
    const languages = {
      'en-IN': 'https://haat.example/product/x',
      'hi-IN': 'https://haat.example/hi/product/x',
      'x-default': 'https://haat.example/product/x',
    };
    expect(alternates('/product/x', 'en')).toEqual({ canonical: languages['en-IN'], languages });
    expect(alternates('/product/x', 'hi')).toEqual({ canonical: languages['hi-IN'], languages });
  });

  it('knows the home pages', () => {
    expect(alternates('/', 'en')?.canonical).toBe('https://haat.example/');
    expect(alternates('/', 'hi')?.canonical).toBe('https://haat.example/hi');
  });
});

it('never lets a text end the script element', () => {
  const written = scriptJson({ name: '</script><script>alert(1)//' });
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual({ name: '</script><script>alert(1)//' });
});
