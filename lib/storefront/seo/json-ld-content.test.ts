import { locales } from '@/lib/i18n/locales';
import { blogFeed } from '../content/feed';
import { listPosts } from '../content/texts.server';
import { postData } from './json-ld-content';
import { organization } from './organization';
import { faults } from './testing/json-ld';

const site = 'https://haat.test';

beforeAll(() => {
  process.env.SITE_URL = site;
  // The build phase: texts and company facts come from the files, and no market is opened.
  process.env.NEXT_PHASE = 'phase-production-build';
});
afterAll(() => {
  delete process.env.SITE_URL;
  delete process.env.NEXT_PHASE;
});

describe.each(locales)('the blog in %s', (locale) => {
  it('says all of a post that Google asks for', async () => {
    for (const post of await listPosts(locale)) {
      const data = JSON.parse(JSON.stringify(postData(post, locale)));
      expect(faults(data)).toEqual([]);
      expect(data.datePublished <= data.dateModified).toBe(true);
    }
  });

  it('has a feed with every post under its address', async () => {
    const posts = await listPosts(locale);
    const xml = await blogFeed(locale);
    expect(posts.length).toBeGreaterThan(0);
    for (const { slug } of posts) {
      const prefix = locale === 'hi' ? '/hi' : '';
      expect(xml).toContain(`<link>${site}${prefix}/blog/${slug}</link>`);
    }
  });
});

it('tells when a post was changed after it was written', () => {
  const post = {
    title: 'A',
    description: 'B',
    slug: 'a',
    date: '2026-01-02',
    updated: '2026-03-04',
  };
  expect(postData(post, 'hi')).toMatchObject({
    datePublished: '2026-01-02T00:00:00+05:30',
    dateModified: '2026-03-04T00:00:00+05:30',
    image: { url: `${site}/og/post/a?lang=hi` },
    mainEntityOfPage: { '@id': `${site}/hi/blog/a` },
    publisher: { logo: `${site}/icons/icon-512.png` },
  });
});

it('is one organization in both languages', () => {
  expect(organization('hi')['@id']).toBe(organization('en')['@id']);
});

it('names where and how the organization is reached', () => {
  expect(organization('en')).toMatchObject({
    url: `${site}/`,
    address: { addressLocality: 'Pune', postalCode: '411005', addressCountry: 'IN' },
    contactPoint: { telephone: '+919000000000', availableLanguage: ['en', 'hi'] },
  });
});
