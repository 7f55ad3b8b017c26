import { pathIn } from '@/lib/i18n/language-path';
import { pathsOf } from '@/lib/paths/routes';
import { InvalidFields } from '../../kernel/errors';
import { ownPath } from '../content';

const shopPage = pathsOf(({ kind }) => kind === 'static' || kind === 'view');

/**
 * The page of the shop that an operator gave, as path and query without the language: pages link to it in their own.
 * @throws {InvalidFields} home_link where it is no page of the shop
 */
export function shopLink(given: string): string {
  const [path = '', query] = ownPathOf(given).split('?');
  if (!shopPage.test(path)) throw refused();
  const bare = pathIn('en', path);
  return query ? `${bare}?${query}` : bare;
}

const refused = () => new InvalidFields({ link: 'home_link' });

function ownPathOf(given: string): string {
  try {
    return ownPath(given);
  } catch (error) {
    throw error instanceof InvalidFields ? refused() : error;
  }
}
