import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { pathIn } from '@/lib/i18n/language-path';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site without its language. */
  href: string;
  /** False keeps the scroll position. */
  scroll?: boolean;
};

/**
 * A link inside the shop. A plain anchor, so that a page with two hundred links has none to hydrate:
 * `SoftNavigation` prefetches its page on intent and navigates without a reload, unless the page needs its own
 * document.
 */
export function Link({ href, scroll = true, ...props }: Props) {
  return <a {...props} href={pathIn(useLocale(), href)} data-soft={scroll ? '' : 'stay'} />;
}
