import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { JsonSchema } from './schema';

/** A route: its address with placeholders, its method, query parameters and body. */
export type Target = {
  template: string;
  method: string;
  query: string[];
  body?: { type: 'application/json' | 'multipart/form-data'; schema: JsonSchema };
};

type Operation = {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
};

/** The API document, with the parts used here. */
export type ApiDocument = { paths: Record<string, Record<string, Operation>> };

export type Targets = { api: Target[]; pages: Target[]; inside: Target[] };

/** Routes besides those of `app/`: answered by Next, our server and the test provider. */
const inside: [method: string, template: string, query?: string[]][] = [
  ['GET', '/_next/image', ['url', 'w', 'q']],
  ['GET', '/_next/static/{rest}'],
  ['GET', '/_next/data/{rest}'],
  ['GET', '/_next/{rest}'],
  ['GET', '/sw.js'],
  ['GET', '/robots.txt'],
  ['GET', '/favicon.ico'],
  ['GET', '/icons/{rest}'],
  ['GET', '/api/openapi.json'],
  ['GET', '/api/{rest}'],
  ['GET', '/api/payments/test-provider/checkout.js'],
  ['GET', '/api/payments/test-provider/checkout/{order}'],
  ['POST', '/api/payments/test-provider/checkout/{order}/pay'],
  ['POST', '/api/payments/test-provider/faults'],
  ['POST', '/api/vendor-session'],
  ['DELETE', '/api/vendor-session'],
  ['POST', '/api/revalidate'],
  ['POST', '/api/auth/{nextauth}', ['csrf', 'json', 'callbackUrl']],
];

/** Query parameters of pages, besides those of the API's lists. */
const ofPages = [
  ...['page', 'search', 'callbackUrl', 'error', 'email', 'token', 'do', 'number', 'reason', 'lang'],
  ...['of', '_rsc', 'nxtPslug', 'nxtPlocale', '__nextLocale', '__nextDataReq', 'amp'],
];

/** @param known existing page addresses from the sitemap and robots.txt */
export function targetsOf(document: ApiDocument, known: string[]): Targets {
  const api = Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ofApi(template, method, operation)),
  );
  const ofLists = api.find(({ template }) => template === '/api/products')?.query ?? [];
  const query = [...new Set([...ofLists, ...ofPages])];
  const page = (template: string): Target => ({ template, method: 'GET', query });
  const own = appRoutes();
  return {
    api,
    pages: [...own.filter(({ isPage }) => isPage).map((r) => page(r.template)), ...known.map(page)],
    inside: [
      ...own.filter(({ isPage }) => !isPage).map((r) => page(r.template)),
      ...inside.map(([method, template, names = []]) => ({ template, method, query: names })),
    ],
  };
}

/**
 * Returns the templates of all addresses that `app/` answers, such as `/product/{id}`; `isPage` for documents.
 * The API host's routes are in its own document.
 */
export function appRoutes(folder = 'app'): { template: string; isPage: boolean }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file) && !file.includes('[[...route]]'),
    )
    .sort()
    .map((file) => ({ template: templateOf(dirname(file)), isPage: file.endsWith('page.tsx') }));
}

function templateOf(folder: string): string {
  const segments = folder
    .split('/')
    .filter((segment) => segment !== '.' && segment !== '[locale]' && !/^\(.*\)$/.test(segment))
    .map((segment) => segment.replace(/^\[+(?:\.{3})?(\w+)\]+$/, '{$1}'));
  return `/${segments.join('/')}`;
}

function ofApi(template: string, method: string, { parameters, requestBody }: Operation): Target {
  const content = requestBody?.content ?? {};
  const type = (['application/json', 'multipart/form-data'] as const).find((t) => content[t]);
  return {
    template,
    method: method.toUpperCase(),
    query: (parameters ?? []).filter((p) => p.in === 'query').map(({ name }) => name),
    body: type && { type, schema: content[type]?.schema ?? {} },
  };
}
