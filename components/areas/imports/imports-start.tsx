'use client';

import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ImportList } from './import-list';
import { useImportSide } from './side';
import { UploadFile } from './upload-file';

type Props = {
  /** The side's own texts. */
  texts: Record<'title' | 'hint' | 'newHint' | 'templatesHint' | 'exportHint' | 'none', string>;
  exports: { href: string; text: string }[];
  /** Shown below the past imports. */
  children?: ReactNode;
};

/** Imports and exports: a new file, the templates, past imports. */
export function ImportsStart({ texts, exports, children }: Props) {
  const t = useTranslations('seller_imports');
  const lang = useLocale();
  const { area, Writes } = useImportSide();
  const template = (format: 'xlsx' | 'csv') =>
    `/api/${area}/imports/template?format=${format}&lang=${lang}`;
  return (
    <AreaPage title={texts.title} hint={texts.hint}>
      <div className="grid gap-5 lg:grid-cols-[2fr_1fr]">
        <Writes>
          <UploadFile hint={texts.newHint} />
        </Writes>
        <div className="flex flex-col gap-5">
          <Files
            title={t('templates')}
            hint={texts.templatesHint}
            files={[
              { href: template('xlsx'), text: t('template_xlsx') },
              { href: template('csv'), text: t('template_csv') },
            ]}
          />
          <Files title={t('export')} hint={texts.exportHint} files={exports} />
        </div>
      </div>
      <ImportList none={texts.none} />
      {children}
    </AreaPage>
  );
}

type FilesProps = { title: string; hint: string; files: { href: string; text: string }[] };

function Files({ title, hint, files }: FilesProps) {
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-sm text-ink-soft">{hint}</p>
      {files.map(({ href, text }) => (
        <Button key={href} asChild look="outline">
          <a href={href} download>
            <Download aria-hidden className="size-5" />
            {text}
          </a>
        </Button>
      ))}
    </Card>
  );
}
