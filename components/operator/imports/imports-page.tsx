'use client';

import { useTranslations } from 'next-intl';
import { ImportsStart } from '@/components/areas/imports/imports-start';
import { catalogueExport } from '@/lib/api/operators/listings';
import { MarketImports } from './side';

/** Imports for all stores, and the export of their listings. */
export function MarketImportsPage() {
  const t = useTranslations('operator_imports');
  return (
    <MarketImports>
      <ImportsStart
        texts="operator_imports"
        exports={[{ href: catalogueExport, text: t('export') }]}
      />
    </MarketImports>
  );
}
