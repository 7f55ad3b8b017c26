'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { OwnStore } from '@/lib/api/schemas/vendors';
import { pathIn } from '@/lib/i18n/language-path';
import { date } from '@/lib/storefront/format';

const tones = { pending: 'warn', approved: 'good', rejected: 'bad', suspended: 'bad' } as const;

type Props = { store: OwnStore; sellerUrl: string | undefined; onSignOut: () => void };

/** The status of an application, the reason for it, and the next actions. */
export function ApplicationStatus({ store, sellerUrl, onSignOut }: Props) {
  const t = useTranslations('vendor');
  const locale = useLocale();
  const facts = [
    ['application_number', store.application_number],
    ['gst_number', store.gstin],
    ['applied_at', date(store.applied_at, locale)],
    ...(store.approved_at ? [['approved_at', date(store.approved_at, locale)] as const] : []),
  ] as const;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-bold">{store.name}</h2>
        <Badge tone={tones[store.status]}>{t(`status.${store.status}`)}</Badge>
      </div>
      <p>{t(`status_text.${store.status}`)}</p>
      {store.reason && (
        <Notice tone="warn">
          <b>{t('reason')}:</b> {store.reason}
        </Notice>
      )}
      <dl className="grid gap-x-4 gap-y-2 text-[0.9375rem] sm:grid-cols-[12rem_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="sm:contents">
            <dt className="text-ink-soft">{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        {store.status === 'rejected' && (
          <Button asChild>
            <Link href="/vendor/signup">{t('apply_again')}</Link>
          </Button>
        )}
        {(store.status === 'approved' || store.status === 'suspended') && (
          <Button asChild>
            <a href={sellerUrl ?? pathIn(locale, '/seller')}>{t('open_seller_area')}</a>
          </Button>
        )}
        {store.status === 'approved' && (
          <Button asChild look="outline">
            <Link href={`/store/${store.slug}`}>{t('see_store')}</Link>
          </Button>
        )}
        <Button look="outline" onClick={onSignOut}>
          {t('sign_out')}
        </Button>
      </div>
    </div>
  );
}
