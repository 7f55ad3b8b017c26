'use client';

import { useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { CouponsView } from './coupons-view';

/** All coupons of the market, whoever pays. */
export function Coupons() {
  const t = useTranslations('operator_coupons');
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <CouponsView />
    </AreaPage>
  );
}
