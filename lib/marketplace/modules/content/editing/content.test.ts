import { sql } from 'drizzle-orm';
import type { ContentEntry } from '@/lib/contract/schemas/content/manage';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeOperator } from '../../operators/testing/make-operator';

const article = {
  title: 'The monsoon cupboard',
  summary: 'How to keep cotton dry.',
  body: 'Neem leaves. Ask {{email}}.',
  date: '2026-11-20',
  author: 'Meera Joshi',
};

describe.each(testDatabases)('texts on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let token: string;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
    token = (await makeOperator(connection.db, { role: 'support' })).token;
  });
  afterAll(() => connection.close());

  const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
    api.call(method, `/api/operator/content${path}`, { token, body });
  const save = (path: string, body: object) => call('PUT', path, { publish: true, ...body });
  const shown = async (path: string, lang: 'en' | 'hi') => {
    const { status, body } = await api.call('GET', `/api/content${path}`, { lang });
    return status === 200 ? body.data.body : status;
  };
  const replaced = async () => (await api.call('GET', '/api/content')).body.data;
  const marked = async () => (await api.stalePages()).some(({ content }) => content);

  it('are those of the files until somebody publishes another', async () => {
    const { body } = await call('GET', '/page/terms');
    const { shown: text, file, ...state } = body.data.texts.hi;
    expect(state).toEqual({ version: 0, source: 'file', draft: null, changed_at: null });
    expect([text.body, text]).toEqual([expect.stringContaining('{{legalName}}'), file]);
    expect(await replaced()).toEqual([]);
    expect(await shown('/page/terms', 'hi')).toBe(404);
  });

  it('are refused where Markdown would nest without end, as drafts too', async () => {
    for (const publish of [true, false]) {
      const text = { title: 'T', summary: 'S', body: '>'.repeat(19_000), version: 0, publish };
      const { status, body } = await save('/page/terms/en', text);
      expect([status, body.errors.body]).toEqual([422, expect.stringContaining('too deep')]);
    }
  });

  it('are shown once they are published, and no sooner', async () => {
    const draft = { title: 'शर्तें', summary: 'नियम', body: 'नया पाठ', version: 0 };
    const saved = (await save('/page/terms/hi', { ...draft, publish: false })).body.data.texts.hi;
    expect(saved).toMatchObject({ source: 'file', draft: { body: 'नया पाठ' } });
    expect([await shown('/page/terms', 'hi'), await marked()]).toEqual([404, false]);
    const { body } = await save('/page/terms/hi', { ...draft, version: saved.version });
    expect(body.data.texts.hi).toMatchObject({ source: 'published', draft: null });
    expect(body.data.texts.en.source).toBe('file');
    expect([await shown('/page/terms', 'hi'), await shown('/page/terms', 'en')]).toEqual([
      'नया पाठ',
      404,
    ]);
    expect(await marked()).toBe(true);
    expect(await replaced()).toMatchObject([{ slug: 'terms', locale: 'hi', date: null }]);
  });

  it('go back to the file, and keep every version with who and why', async () => {
    const { version } = (await call('GET', '/page/terms')).body.data.texts.hi;
    const note = 'The lawyer wants the old one';
    await call('POST', '/page/terms/hi/file', { version, note });
    expect([await replaced(), await marked()]).toEqual([[], true]);
    const versions = (await call('GET', '/page/terms/hi/versions')).body.data;
    expect(versions).toMatchObject([
      { state: 'file', text: null, note, operator: expect.any(String) },
      { state: 'published', text: { body: 'नया पाठ' } },
      { state: 'draft' },
    ]);
  });

  it('are not overwritten by whoever was slower', async () => {
    const text = { title: 'A', summary: 'B', body: 'C', version: 0 };
    expect((await save('/page/about/en', text)).status).toBe(200);
    expect((await save('/page/about/en', text)).status).toBe(409);
    expect((await call('POST', '/page/about/en/file', { version: 0 })).status).toBe(409);
  });

  it.each([
    ['a placeholder that stands for nothing', { body: 'See {{phon}}.' }, ['body']],
    ['one with a space', { body: 'See {{legal name}}.' }, ['body']],
    ['one in a title', { title: '{{email}}' }, ['title']],
    ['no title, no text', { title: ' ', body: '\n' }, ['title', 'body']],
    ['no summary', { summary: '' }, ['summary']],
    ['no day', { date: null }, ['date']],
    ['a picture of elsewhere', { image: 'https://evil.in/a.webp' }, ['image']],
  ])('are refused in words: %s', async (_, wrong, fields) => {
    const { status, body } = await save('/article/wrong/en', { ...article, version: 0, ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([422, fields]);
    for (const text of Object.values(body.errors)) expect(text).toMatch(/^[A-Z].{10,}\.$/);
  });

  it('may be left half written as a draft', async () => {
    const { body } = await save('/article/half/en', { body: 'Some', publish: false, version: 0 });
    expect(body.data.texts.en).toMatchObject({
      source: 'none',
      draft: { title: '', body: 'Some' },
    });
    expect(await shown('/article/half', 'en')).toBe(404);
  });

  it('keep the questions a page of questions', async () => {
    const wrong = { title: 'A', summary: 'B', body: '### Only a question?\nYes.', version: 0 };
    expect((await save('/page/faq/en', wrong)).body.errors).toHaveProperty('body');
    const right = { ...wrong, body: `## Orders\n\n${wrong.body}` };
    expect((await save('/page/faq/en', right)).status).toBe(200);
  });

  it('are articles of the database alone, too, in one language or both', async () => {
    const { body } = await save('/article/monsoon/en', { ...article, version: 0 });
    expect(body.data.texts).toMatchObject({ en: { file: null }, hi: { source: 'none' } });
    expect(await shown('/article/monsoon', 'en')).toBe(article.body);
    const listed: ContentEntry[] = (await call('GET', '')).body.data;
    expect(listed.find(({ slug }) => slug === 'monsoon')?.texts).toMatchObject({
      en: { source: 'published', title: article.title },
      hi: { source: 'none', title: null },
    });
    const { version } = body.data.texts.en;
    expect((await call('POST', '/article/monsoon/en/file', { version })).status).toBe(409);
  });

  it('leave the shop as articles, be there a file or not, but never as pages', async () => {
    const withdraw = async (path: string) => {
      const [, kind, slug, lang = 'en'] = path.split('/');
      const { texts } = (await call('GET', `/${kind}/${slug}`)).body.data;
      return (await call('POST', `${path}/withdraw`, { version: texts[lang].version })).status;
    };
    expect(await withdraw('/article/monsoon/en')).toBe(200);
    expect(await withdraw('/article/reading-a-gst-invoice/hi')).toBe(200);
    expect(await shown('/article/monsoon', 'en')).toBe(404);
    const gone = (await replaced()).filter((text: { is_withdrawn: boolean }) => text.is_withdrawn);
    expect(gone.map(({ slug }: { slug: string }) => slug).sort()).toEqual([
      'monsoon',
      'reading-a-gst-invoice',
    ]);
    for (const page of ['terms', 'grievance', 'faq']) {
      expect(await withdraw(`/page/${page}/hi`)).toBe(409);
    }
  });

  it('are pages of the shop only where the shop has one', async () => {
    expect((await call('GET', '/page/nowhere')).status).toBe(404);
    expect((await save('/page/nowhere/en', { ...article, version: 0 })).status).toBe(404);
    expect((await save('/article/Not%20a%20slug/en', { ...article, version: 0 })).status).toBe(422);
  });

  it.each(['update content_versions set note = null', 'delete from content_versions'])(
    'are never forgotten: %s',
    async (statement) => {
      await expect(connection.db.execute(sql.raw(statement))).rejects.toThrow();
    },
  );
});
