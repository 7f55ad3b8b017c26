'use client';

import { useTranslations } from 'next-intl';
import { ImportsStart } from '@/components/areas/imports/imports-start';
import { importFiles } from '@/lib/api/seller/imports';
import { SellerImports } from './side';

/** Imports and exports of the store. */
export function ImportsPage() {
  const t = useTranslations('seller_imports');
  const exports = (['xlsx', 'csv'] as const).map((format) => ({
    href: importFiles.export(format),
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
