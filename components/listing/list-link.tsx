import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { pathIn } from '@/lib/i18n/language-path';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** What is picked; the same in every list, so that it is found again in the next one. */
  pick: string;
};

/** A link that changes the list: a plain one, which ListingFrame follows without a jump. */
export function PickLink({ href, pick, children, ...props }: Props) {
  const locale = useLocale();
  return (
    <a {...props} href={pathIn(locale, href)} rel="nofollow" data-pick={pick}>
      {children}
    </a>
  );
}
