'use client';

import { useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { WritableFields } from '@/components/seller/ui/writes';
import { emptyDraft } from './chosen';
import { DealForm } from './deal-form';

export function NewDealPage() {
  const t = useTranslations('seller_deals');
  return (
    <AreaPage
      title={t('add')}
      hint={
        <AreaLink href="/seller/promotions" className="inline-flex min-h-11 items-center underline">
          {t('to_all')}
        </AreaLink>
      }
    >
      <p className="max-w-prose text-ink-soft">{t('rule')}</p>
      <WritableFields>
        <DealForm before={emptyDraft} />
      </WritableFields>
    </AreaPage>
  );
}
