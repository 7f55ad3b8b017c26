import { pathIn } from '@/lib/i18n/language-path';
import { locales } from '@/lib/i18n/locales';
import { routes } from '@/lib/paths/routes';
import { privatePaths } from './public-pages';

const lists = routes.flatMap(({ path, query = [], indexed = [] }) =>
  query.length ? [{ path: path.replace(/\[\w+\]/g, '*'), query, indexed }] : [],
);
const parameters = [...new Set(lists.flatMap(({ query }) => query))];

/** A parameter stands first in a query or after another. */
const asked = (path: string, name: string) => [`${path}?${name}=`, `${path}&${name}=`];

/** Parameters with which no list is indexed: one rule each, for the whole site. */
const nowhere = parameters.filter((name) => !lists.some(({ indexed }) => indexed.includes(name)));

/** Parameters that are indexed on some lists only. */
const elsewhere = lists.flatMap(({ path, query, indexed }) =>
  query
    .filter((name) => !indexed.includes(name) && !nowhere.includes(name))
    .map((name) => ({ path, name })),
);

/** A list of one brand is indexed, that of two is not. */
const repeated = parameters
  .filter((name) => name !== 'page' && !nowhere.includes(name))
  .map((name) => `/*${name}=*&${name}=`);

/** Pictures and the API's description lie below /api/ too; the longer rule wins. */
export const allowed = ['/', '/api/uploads/', '/api/openapi.json'];

/**
 * What crawlers leave alone, as patterns of robots.txt (RFC 9309): calls of the API, private pages, and views of
 * lists that no search engine is to index, of which there are more than anybody could read. Single pages with `noindex` stay
 * readable, or no search engine would see that they say so.
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
