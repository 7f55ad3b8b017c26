'use client';

import { SearchX } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { pathIn } from '@/lib/i18n/language-path';

/** The not-found page of an area; links to the area's start page. */
export function AreaNotFound() {
  const t = useTranslations('areas');
  const lang = useLocale();
  const [, area = ''] = pathIn('en', usePathname()).split('/');
  return (
    <main id="content" className="grid min-h-dvh place-content-center p-4">
      <title>{t('not_found')}</title>
      <EmptyState icon={SearchX} title={t('not_found')} hint={t('not_found_hint')}>
        <Button asChild>
          <a href={pathIn(lang, `/${area}`)}>{t('to_start')}</a>
        </Button>
      </EmptyState>
    </main>
  );
}
