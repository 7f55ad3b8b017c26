import { ProviderError } from './http';

/** The reachable providers of one kind, by the names in the rows they wrote. */
export type SetUp<Provider> = {
  /** The provider for new work; undefined if there is none. */
  readonly offered: Provider | undefined;
  /** All of them: a provider that is no longer offered finishes its work. */
  readonly all: readonly Provider[];
};

type Named = { readonly name: string };

/**
 * @param offered name of the one that gets what is new; otherwise the first
 * @throws when two have the same name
 */
export function setUp<Provider extends Named>(
  all: readonly Provider[],
  offered?: string,
): SetUp<Provider> {
  const names = new Set(all.map(({ name }) => name));
  if (names.size < all.length) throw new Error(`two providers named ${all.map(nameOf).join(', ')}`);
  return { all, offered: all.find(({ name }) => name === offered) ?? all[0] };
}

const nameOf = ({ name }: Named) => name;

/** Returns the names of all of them, to select rows that one of them can be asked about. */
export const namesOf = (providers: SetUp<Named>): string[] => providers.all.map(nameOf);

/**
 * Returns the provider of a row.
 * @throws {ProviderError} unreachable when it is not set up (any more): its rows wait
 */
export function providerOf<Provider extends Named>(
  providers: SetUp<Provider>,
  name: string | null,
): Provider {
  const found = providers.all.find((each) => each.name === name);
  if (!found) throw new ProviderError('unreachable', `${name} is not set up`);
  return found;
}
