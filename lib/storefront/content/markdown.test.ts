import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFileOf } from '@/lib/content/content-files';
import { articleOf, toHtml } from './markdown';
import { parseQuestions } from './questions';

const folder = join(process.cwd(), 'content');
const files = ['pages', 'blog'].flatMap((kind) =>
  readdirSync(join(folder, kind)).map((file) => ({ file, path: join(folder, kind, file) })),
);
const textOf = (path: string) => contentFileOf(readFileSync(path, 'utf8'));
const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');

describe.each(files)('content $file', ({ file, path }) => {
  const lang = file.endsWith('.hi.md') ? 'hi' : 'en';
  const article = articleOf(textOf(path), lang);

  it('has a title, a description and a day', () => {
    expect(article.title).not.toBe('');
    expect(article.description).not.toBe('');
    expect(article.date).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it('leaves no fact of the company open', () => {
    expect(article.html).not.toContain('{{');
  });

  it('links within its language', () => {
    const own = links(article.html).filter((href) => href.startsWith('/'));
    expect(own.filter((href) => href.startsWith('/hi/') !== (lang === 'hi'))).toEqual([]);
  });
});

it('says everything in both languages, with as many headings, links and questions', () => {
  const english = files.filter(({ file }) => file.endsWith('.en.md'));
  expect(english.length * 2).toBe(files.length);
  for (const { path } of english) {
    const shape = (lang: 'en' | 'hi') => {
      const text = textOf(path.replace(/\.en\.md$/, `.${lang}.md`));
      const { html } = articleOf(text, lang);
      return {
        path,
        headings: html.match(/<h2/g)?.length,
        rows: html.match(/<tr/g)?.length,
        links: links(html).map((href) => href.replace(/^\/hi/, '')),
        questions: parseQuestions(text.body, lang).map(({ questions }) => questions.length),
      };
    };
    expect(shape('hi')).toEqual(shape('en'));
  }
});

it('reads questions with their answers by group', () => {
  const text = '## A\n\n### One?\nYes.\n\n### Two?\nSee [this](/faq).\n\n## B\n\n### Three?\nNo.';
  expect(parseQuestions(text, 'hi')).toMatchObject([
    {
      title: 'A',
      questions: [
        { id: 'q1-1', question: 'One?', html: '<p>Yes.</p>\n' },
        { question: 'Two?', html: '<p>See <a href="/hi/faq">this</a>.</p>\n' },
      ],
    },
    { title: 'B', questions: [{ id: 'q2-1', question: 'Three?' }] },
  ]);
});

it('refuses a fact that the company does not have', () => {
  expect(() => toHtml('{{phon}}', 'en')).toThrow('{{phon}}');
});

it('shows what is too complex as it was written, and never fails', () => {
  const html = toHtml(`${'>'.repeat(19_000)}<b>`, 'en');
  expect(html).toBe(`<p>${'>'.repeat(19_000).replaceAll('>', '&#62;')}&#60;b&#62;</p>`);
});

it('shows HTML of a text as it was written', () => {
  const text = 'A <img src=x onerror=alert(1)> b\n\n<script>alert(1)</script>';
  expect(toHtml(text, 'en')).not.toMatch(/<(?:img|script)/);
  expect(toHtml(text, 'en')).toContain('&#60;script&#62;');
});

it.each([
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](javascript&#58;alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](<java\tscript:alert(1)>)',
  '<javascript:alert(1)>',
  '[a](data:text/html,x)',
  '[a](vbscript:x)',
  '[a](//evil.in)',
  '[a](/\\evil.in)',
  '[a][b]\n\n[b]: javascript:alert(1)',
  '![a](javascript:alert(1))',
  '![a](https://evil.in/pixel.webp)',
  '[a](https://x.in/"onclick="alert(1))',
])('takes no script and no foreign picture out of %j', (text) => {
  for (const lang of ['en', 'hi'] as const) {
    expect(toHtml(text, lang)).not.toMatch(/(?:href|src)="(?!https:)|<img|"\s*onclick|="[^"]*evil/);
  }
});

it.each(['https://gst.gov.in/?a=1&b=2', 'mailto:a@b.in', 'tel:1800', '#tax', '/faq?x=1'])(
  'links to %s',
  (href) => {
    expect(links(toHtml(`[a](${href})`, 'en'))).toEqual([href.replace('&', '&#38;')]);
  },
);

it('shows pictures that were uploaded here', () => {
  const src = '/api/uploads/content/0f-1.webp';
  expect(toHtml(`![A “lamp”](${src})`, 'en')).toContain(`<img src="${src}" alt="A “lamp”"`);
});
