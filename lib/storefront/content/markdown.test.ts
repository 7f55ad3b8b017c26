import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArticle } from './markdown';
import { parseQuestions } from './questions.server';

const folder = join(process.cwd(), 'content');
const files = ['pages', 'blog'].flatMap((kind) =>
  readdirSync(join(folder, kind)).map((file) => ({ file, path: join(folder, kind, file) })),
);
const textOf = (path: string) => readFileSync(path, 'utf8');
const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');

describe.each(files)('content $file', ({ file, path }) => {
  const lang = file.endsWith('.hi.md') ? 'hi' : 'en';
  const article = parseArticle(textOf(path), lang);

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
      const { html } = parseArticle(text, lang);
      return {
        path,
        headings: html.match(/<h2/g)?.length,
        rows: html.match(/<tr/g)?.length,
        links: links(html).map((href) => href.replace(/^\/hi/, '')),
        questions: parseQuestions(text, lang).map(({ questions }) => questions.length),
      };
    };
    expect(shape('hi')).toEqual(shape('en'));
  }
});

it('reads questions with their answers by group', () => {
  const text =
    '---\ntitle: T\n---\n## A\n\n### One?\nYes.\n\n### Two?\nSee [this](/faq).\n\n## B\n\n### Three?\nNo.';
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
  expect(() => parseArticle('---\ntitle: T\n---\n{{phon}}', 'en')).toThrow('{{phon}}');
});
