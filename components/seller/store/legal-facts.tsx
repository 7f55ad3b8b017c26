'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { SellerStore } from '@/lib/api/schemas/seller/store';
import { pathIn } from '@/lib/i18n/language-path';

/** What the papers say; the operator changes it after a look at them. */
export function LegalFacts({ legal }: { legal: SellerStore['legal'] }) {
  const t = useTranslations('seller_store');
  const lang = useLocale();
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t('legal')}</h2>
      <dl className="flex flex-col gap-2">
        {(['legal_name', 'address', 'gstin', 'pan'] as const).map((name) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{t(name)}</dt>
            <dd className="wrap-anywhere">{legal[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">
        {t('legal_hint')}{' '}
        <a
          href={pathIn(lang, '/support')}
          className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
        >
          {t('legal_ticket')}
        </a>
      </p>
    </Card>
  );
}
