import type { ListingQuery } from './listing';
import { isChoice, listingHref, paramsOf, parseListing } from './listing';

const queryOf = (href: string): ListingQuery =>
  parseListing(paramsOf(new URL(href, 'http://site.invalid').searchParams));

const pathOf = (href: string): string => new URL(href, 'http://site.invalid').pathname;

/**
 * Applies a link's change of the shown list to the list that is being loaded, and returns the resulting
 * address. Links to other pages stay as they are.
 * @param shown address of the list that the link was made for
 * @param coming address that is being loaded
 */
export function onTopOf(shown: string, coming: string, link: string): string {
  if (new Set([shown, coming, link].map(pathOf)).size > 1) return link;
  const [now, then, wanted] = [shown, coming, link].map(queryOf) as [
    ListingQuery,
    ListingQuery,
    ListingQuery,
  ];
  const names = Object.keys({ ...now, ...then, ...wanted }) as (keyof ListingQuery)[];
  const entries = names.map((name): [string, string[]] => {
    const [before, after] = [textOf(now[name]), textOf(wanted[name])];
    if (isChoice(name)) {
      const added = after.filter((value) => !before.includes(value));
      const kept = textOf(then[name]).filter((value) => !isTaken(value, before, after));
      return [name, [...kept, ...added]];
    }
    const isSame = before.join() === after.join();
    return [name, textOf(isSame ? then[name] : wanted[name])];
  });
  const { page, ...query } = parseListing(Object.fromEntries(entries));
  return listingHref(pathOf(link), query);
}

const textOf = (value: unknown): string[] =>
  [value].flat().flatMap((each) => (each === undefined ? [] : String(each)));

const isTaken = (value: string, before: string[], after: string[]) =>
  before.includes(value) && !after.includes(value);
