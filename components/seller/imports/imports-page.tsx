'use client';

import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { ImportList } from '@/components/areas/imports/import-list';
import { UploadFile } from '@/components/areas/imports/upload-file';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { importFiles } from '@/lib/api/seller/imports';
import { SellerImports } from './side';

/** Imports and exports of the store: a new file, the templates, what was imported. */
export function ImportsPage() {
  const t = useTranslations('seller_imports');
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
    <SellerImports>
      <AreaPage title={t('title')} hint={t('hint')}>
        <div className="grid gap-5 lg:grid-cols-[2fr_1fr]">
          <Writes>
            <UploadFile hint={t('new_hint')} />
          </Writes>
          <div className="flex flex-col gap-5">
            <Card className="flex flex-col gap-3">
              <h2 className="text-lg font-semibold">{t('templates')}</h2>
              <p className="text-sm text-ink-soft">{t('templates_hint')}</p>
              {link(importFiles.template(lang, 'xlsx'), t('template_xlsx'))}
              {link(importFiles.template(lang, 'csv'), t('template_csv'))}
            </Card>
            <Card className="flex flex-col gap-3">
              <h2 className="text-lg font-semibold">{t('export')}</h2>
              <p className="text-sm text-ink-soft">{t('export_hint')}</p>
              {link(importFiles.export('xlsx'), t('export_xlsx'))}
              {link(importFiles.export('csv'), t('export_csv'))}
            </Card>
          </div>
        </div>
        <ImportList none={t('none')} />
      </AreaPage>
    </SellerImports>
  );
}
