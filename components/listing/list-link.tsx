import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { pathIn } from '@/lib/i18n/language-path';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Stable id, used to restore focus after navigation. */
  focusKey: string;
};

/** A link that filters, sorts or pages a list; `ListingFrame` follows it without losing the scroll position. */
export function ListLink({ href, focusKey, children, ...props }: Props) {
  return (
    <a {...props} href={pathIn(useLocale(), href)} rel="nofollow" data-focus-key={focusKey}>
      {children}
    </a>
  );
}
