import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ListLink } from '../list-link';

type Props = { href: string; focusKey: string; children: ReactNode };

/** A filter that the link takes away. */
export function FilterChip({ href, focusKey, children }: Props) {
  const t = useTranslations('listing');
  return (
    <ListLink
      href={href}
      focusKey={focusKey}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-sunken px-3.5 text-sm font-medium hover:bg-line"
    >
      <span className="sr-only">{t('remove')} </span>
      {children}
      <X aria-hidden className="size-4" />
    </ListLink>
  );
}
