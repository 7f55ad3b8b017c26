import { recallInTab, rememberInTab } from './tab-memory';

const name = 'from-search';
/** Maximum number of products opened from search results that a tab remembers; the oldest are dropped. */
const most = 30;

const slugIn = (path: string) => /\/product\/([^/?#]+)/.exec(path)?.[1];

/** Records in this tab that a product was opened from search results; the search itself is not recorded. */
export function noteFromSearch(path: string): void {
  const slug = slugIn(path);
  if (!slug) return;
  const known = (recallInTab<string[]>(name) ?? []).filter((each) => each !== slug);
  rememberInTab(name, [...known, slug].slice(-most));
}

/** True if this page is a page of search results or a product opened from one. */
export function isFromSearch(): boolean {
  if (new URLSearchParams(location.search).get('search')) return true;
  const slug = slugIn(location.pathname);
  return slug !== undefined && (recallInTab<string[]>(name) ?? []).includes(slug);
}
