'use client';

import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ImportList } from './import-list';
import { useImportSide } from './side';
import { UploadFile } from './upload-file';

type Props = {
  /** What a side says in its own words. */
  texts: Record<'title' | 'hint' | 'newHint' | 'templatesHint' | 'exportHint' | 'none', string>;
  exports: { href: string; text: string }[];
};

/** Imports and exports: a new file, the templates, what was imported. */
export function ImportsStart({ texts, exports }: Props) {
  const t = useTranslations('seller_imports');
  const lang = useLocale();
  const { template, Writes } = useImportSide();
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
              { href: template(lang, 'xlsx'), text: t('template_xlsx') },
              { href: template(lang, 'csv'), text: t('template_csv') },
            ]}
          />
          <Files title={t('export')} hint={texts.exportHint} files={exports} />
        </div>
      </div>
      <ImportList none={texts.none} />
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
