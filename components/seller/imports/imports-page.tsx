'use client';

import { useTranslations } from 'next-intl';
import { ImportsStart } from '@/components/areas/imports/imports-start';
import { SellerImports } from './side';

/** Imports and exports of the store. */
export function ImportsPage() {
  const t = useTranslations('seller_imports');
  const exports = (['xlsx', 'csv'] as const).map((format) => ({
    href: `/api/seller/exports?format=${format}`,
    text: t(`export_${format}`),
  }));
  return (
    <SellerImports>
      <ImportsStart
        texts={{
          title: t('title'),
          hint: t('hint'),
          newHint: t('new_hint'),
          templatesHint: t('templates_hint'),
          exportHint: t('export_hint'),
          none: t('none'),
        }}
        exports={exports}
      />
    </SellerImports>
  );
}
