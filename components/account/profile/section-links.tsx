'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { MapPin, MessageCircle, Package, ShieldCheck, UserRound } from '@/components/ui/icons';
import { pathIn } from '@/lib/i18n/language-path';

const sections = [
  { path: '/profile', name: 'my_profile', icon: UserRound },
  { path: '/profile/orders', name: 'my_orders', icon: Package },
  { path: '/profile/addresses', name: 'my_addresses', icon: MapPin },
  { path: '/profile/messages', name: 'messages', icon: MessageCircle },
  { path: '/profile/security', name: 'security', icon: ShieldCheck },
] as const;

/** Links to the sections of the account: a column on a wide screen, else rows above the section. */
export function SectionLinks() {
  const t = useTranslations('account');
  const locale = useLocale();
  const pathname = usePathname();
  return (
    <nav aria-label={t('sections')} className="lg:sticky lg:top-24 print:hidden">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-1">
        {sections.map(({ path, name, icon: Icon }) => {
          const isHere = pathname === pathIn(locale, path);
          return (
            <li key={path}>
              <Link
                href={path}
                aria-current={isHere ? 'page' : undefined}
                className={clsx(
                  'selectable flex h-full min-h-11 items-center gap-2 rounded-control border px-3 py-1.5 font-medium max-lg:text-sm',
                  isHere
                    ? 'border-brand bg-brand-soft text-brand'
                    : 'border-line bg-card hover:border-line-strong',
                )}
              >
                <Icon aria-hidden className="size-5 shrink-0" />
                {t(name)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
