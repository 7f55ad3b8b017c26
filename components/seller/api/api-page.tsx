'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { pathIn } from '@/lib/i18n/language-path';

const tabs = [
  { href: '/seller/api', name: 'tokens' },
  { href: '/seller/api/webhooks', name: 'webhooks' },
  { href: '/seller/api/reference', name: 'reference' },
] as const;

/** A page of the API section, below links to the section's pages. */
export function ApiPage({ hint, children }: { hint: string; children: ReactNode }) {
  const t = useTranslations('seller_api');
  const here = pathIn('en', usePathname());
  const isHere = (href: string) =>
    href === '/seller/api' ? here === href : here === href || here.startsWith(`${href}/`);
  return (
    <AreaPage title={t('title')} hint={hint}>
      <nav aria-label={t('title')} className="-mx-4 overflow-x-auto border-b border-line px-4">
        <ul className="flex gap-1">
          {tabs.map(({ href, name }) => (
            <li key={href}>
              <AreaLink
                href={href}
                aria-current={isHere(href) ? 'page' : undefined}
                className={clsx(
                  'flex min-h-11 items-center border-b-3 px-3 font-medium whitespace-nowrap',
                  isHere(href)
                    ? 'border-brand text-brand'
                    : 'border-transparent text-ink-soft hover:text-ink',
                )}
              >
                {t(`tab.${name}`)}
              </AreaLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </AreaPage>
  );
}
