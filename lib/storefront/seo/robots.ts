import { pathIn } from '@/lib/i18n/language-path';
import { locales } from '@/lib/i18n/locales';
import { routes } from '@/lib/paths/routes';
import { privatePaths } from './public-pages';

const lists = routes.flatMap(({ path, query = [], indexed = [] }) =>
  query.length ? [{ path: path.replace(/\[\w+\]/g, '*'), query, indexed }] : [],
);
const parameters = [...new Set(lists.flatMap(({ query }) => query))];

/** Returns patterns for a parameter at the start of a query and after another parameter. */
const asked = (path: string, name: string) => [`${path}?${name}=`, `${path}&${name}=`];

/** Parameters that are indexed on no list: one rule each, for the whole site. */
const nowhere = parameters.filter((name) => !lists.some(({ indexed }) => indexed.includes(name)));

/** Parameters that are indexed on some lists only. */
const elsewhere = lists.flatMap(({ path, query, indexed }) =>
  query
    .filter((name) => !indexed.includes(name) && !nowhere.includes(name))
    .map((name) => ({ path, name })),
);

/** Repeated parameters: a list of one brand is indexed, a list of two is not. */
const repeated = parameters
  .filter((name) => name !== 'page' && !nowhere.includes(name))
  .map((name) => `/*${name}=*&${name}=`);

/** Pictures and the API's description are below /api/ too; the longer rule wins. */
export const allowed = ['/', '/api/uploads/', '/api/openapi.json'];

/**
 * Lists what crawlers must not fetch, as patterns of robots.txt (RFC 9309): API calls, private pages, and the
 * practically endless filtered lists that must not be indexed. Single `noindex` pages stay fetchable, since
 * crawlers must read them to see the `noindex`.
 */
export const disallowed = (): string[] => [
  '/api/',
  ...privatePaths.flatMap((path) => locales.map((to) => pathIn(to, path))),
  ...nowhere.flatMap((name) => asked('/*', name)),
  ...elsewhere.flatMap(({ path, name }) =>
    locales.flatMap((to) => [`${pathIn(to, path)}?${name}=`, `${pathIn(to, path)}?*&${name}=`]),
  ),
  ...repeated,
];
