'use client';

import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { ImportList } from '@/components/areas/imports/import-list';
import { UploadFile } from '@/components/areas/imports/upload-file';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { importFiles } from '@/lib/api/operators/imports';
import { catalogueExport } from '@/lib/api/operators/listings';
import { MarketImports } from './side';

/** Imports for all stores: a new file, the templates, what was imported. */
export function MarketImportsPage() {
  const t = useTranslations('operator_imports');
  const shared = useTranslations('seller_imports');
  const lang = useLocale();
  const link = (href: string, text: string) => (
    <Button asChild look="outline">
      <a href={href} download>
        <Download aria-hidden className="size-5" />
        {text}
      </a>
    </Button>
  );
  return (
    <MarketImports>
      <AreaPage title={t('title')} hint={t('hint')}>
        <div className="grid gap-5 lg:grid-cols-[2fr_1fr]">
          <UploadFile hint={t('new_hint')} />
          <div className="flex flex-col gap-5">
            <Card className="flex flex-col gap-3">
              <h2 className="text-lg font-semibold">{shared('templates')}</h2>
              <p className="text-sm text-ink-soft">{t('templates_hint')}</p>
              {link(importFiles.template(lang, 'xlsx'), shared('template_xlsx'))}
              {link(importFiles.template(lang, 'csv'), shared('template_csv'))}
            </Card>
            <Card className="flex flex-col gap-3">
              <h2 className="text-lg font-semibold">{shared('export')}</h2>
              <p className="text-sm text-ink-soft">{t('export_hint')}</p>
              {link(catalogueExport, t('export'))}
            </Card>
          </div>
        </div>
        <ImportList none={t('none')} />
      </AreaPage>
    </MarketImports>
  );
}
