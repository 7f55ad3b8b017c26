'use client';

import { Eye } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import type { SellerMe } from '@/lib/api/schemas/seller/session';
import { leaveView } from '@/lib/operator/seller-view';
import { dateTime } from '@/lib/storefront/format';

type Props = { store: string; view: NonNullable<SellerMe['view']> };

/** Says on every page that an operator looks at the area, and leaves it when the time is over. */
export function ViewBanner({ store, view: { number, expires_at } }: Props) {
  const t = useTranslations('seller_shell');
  const lang = useLocale();

  useEffect(() => {
    const over = setTimeout(() => leaveView(lang, number), Date.parse(expires_at) - Date.now());
    return () => clearTimeout(over);
  }, [lang, number, expires_at]);

  return (
    <section
      aria-label={t('view')}
      className="sticky bottom-0 z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t-2 border-accent bg-card px-4 py-2 shadow-raised sm:px-6 print:hidden"
    >
      <p className="flex min-w-0 flex-1 basis-60 items-center gap-3 text-sm">
        <Eye aria-hidden className="size-5 shrink-0" />
        <span>
          <b>{t('viewing', { store })}</b> {t('viewing_hint', { time: dateTime(expires_at, lang) })}
        </span>
      </p>
      <Button look="outline" onClick={() => leaveView(lang, number)}>
        {t('stop_viewing')}
      </Button>
    </section>
  );
}
