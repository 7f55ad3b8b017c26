'use client';

import { useTranslations } from 'next-intl';
import { ImportsStart } from '@/components/areas/imports/imports-start';
import { ImportFaults } from './import-faults';
import { MarketImports } from './side';

/** Imports for all stores, and the export of their listings. */
export function MarketImportsPage() {
  const t = useTranslations('operator_imports');
  return (
    <MarketImports>
      <ImportsStart
        texts={{
          title: t('title'),
          hint: t('hint'),
          newHint: t('new_hint'),
          templatesHint: t('templates_hint'),
          exportHint: t('export_hint'),
          none: t('none'),
        }}
        exports={[{ href: '/api/operator/catalogue/export', text: t('export') }]}
      >
        <ImportFaults />
      </ImportsStart>
    </MarketImports>
  );
}
