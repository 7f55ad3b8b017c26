import { recallInTab, rememberInTab } from './tab-memory';

const name = 'from-search';
/** Products that a tab remembers to have been opened from results; the oldest are forgotten. */
const most = 30;

const slugIn = (path: string) => /\/product\/([^/?#]+)/.exec(path)?.[1];

/** Notes in this tab that a product was opened from the results of a search; not of which. */
export function noteFromSearch(path: string): void {
  const slug = slugIn(path);
  if (!slug) return;
  const known = (recallInTab<string[]>(name) ?? []).filter((each) => each !== slug);
  rememberInTab(name, [...known, slug].slice(-most));
}

/** Whether what is put into the cart on this page was found by a search: on its results, or opened from them. */
export function isFromSearch(): boolean {
  if (new URLSearchParams(location.search).get('search')) return true;
  const slug = slugIn(location.pathname);
  return slug !== undefined && (recallInTab<string[]>(name) ?? []).includes(slug);
}
