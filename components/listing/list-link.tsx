import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { getPathname } from '@/lib/i18n/navigation';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** What is picked; the same in every list, so that it is found again in the next one. */
  pick: string;
};

/** A link that changes the list: a plain one, which ListingFrame follows without a jump. */
export function PickLink({ href, pick, children, ...props }: Props) {
  const locale = useLocale();
  return (
    <a {...props} href={getPathname({ href, locale })} rel="nofollow" data-pick={pick}>
      {children}
    </a>
  );
}
