import { routes } from '@/lib/paths/routes';

const classes: [RegExp, string][] = [
  [/^\/_next\/static\//, 'static'],
  [/^\/(?:_next\/image|media\/|og\/|api\/uploads\/)/, 'picture'],
  [/^\/api\/(?:auth|vendor-session)\//, 'session'],
  [/^\/api(?:\/|$)/, 'api'],
  [
    /^\/(?:hi\/)?(?:metrics|robots\.txt|sitemap\.xml|sitemaps\/|manifest|opensearch\.xml|llms\.txt|\.well-known\/)/,
    'other',
  ],
  [/\.[a-z\d]{2,12}$/, 'static'],
  [/^\/(?:hi|en)?\/?$/, 'home'],
];

const pages = new Set(routes.map(({ path }) => path.split('/', 2)[1]));

/** What kind of thing an address asks for: few values, whatever is asked. */
export function routeClass(url: string): string {
  const [path = ''] = url.split('?', 1);
  for (const [pattern, name] of classes) if (pattern.test(path)) return name;
  const [, first = ''] = /^\/(?:(?:hi|en)\/)?([^/]*)/.exec(path) ?? [];
  return pages.has(first) ? first : 'page';
}
