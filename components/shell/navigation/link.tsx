import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { pathIn } from '@/lib/i18n/language-path';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site without its language. */
  href: string;
  /** False leaves the page where it is scrolled to. */
  scroll?: boolean;
};

/**
 * A link inside the shop: a plain anchor, so that a page of two hundred links has none to hydrate.
 * `SoftNavigation` loads its page ahead and turns a click into a change of page without a reload, where the
 * page needs no document of its own.
 */
export function IntentLink({ href, scroll = true, ...props }: Props) {
  return <a {...props} href={pathIn(useLocale(), href)} data-soft={scroll ? '' : 'stay'} />;
}
