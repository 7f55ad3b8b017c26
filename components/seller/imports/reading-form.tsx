'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useSend } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import {
  type ImportFormat,
  importFormats,
  type SellerImport,
} from '@/lib/contract/schemas/seller/imports';

type Props = { of: SellerImport; onDone: (next: SellerImport) => void };

type TableFormat = Exclude<ImportFormat, 'pictures'>;
const formats = importFormats.filter((format): format is TableFormat => format !== 'pictures');

/** The sheets of a workbook that are read, and the format; both can be changed before the check. */
export function ReadingForm({ of, onDone }: Props) {
  const t = useTranslations('seller_imports');
  const lang = useLocale();
  const present = of.sheets.filter(({ is_read }) => is_read).map(({ name }) => name);
  const [sheets, setSheets] = useState<readonly string[]>(present);
  const [format, setFormat] = useState<ImportFormat>(of.format);
  const { busy, failure, send } = useSend();
  if (of.format === 'pictures') return null;
  const otherSheets = sheets.join('\n') !== present.join('\n');
  const isChanged = otherSheets || format !== of.format;

  async function read(event: FormEvent) {
    event.preventDefault();
    await send(async () => {
      const changes = {
        ...(otherSheets && { sheets: [...sheets] }),
        ...(format !== of.format && { format: format as TableFormat }),
      };
      onDone(
        await dataOf(
          call('PUT /api/seller/imports/{id}/reading', {
            lang,
            params: { id: of.id },
            body: changes,
          }),
        ),
      );
    });
  }
  const choose = (name: string, isChosen: boolean) =>
    setSheets(
      of.sheets
        .map((sheet) => sheet.name)
        .filter((one) => (one === name ? isChosen : sheets.includes(one))),
    );

  return (
    <form onSubmit={read}>
      <Card className="flex flex-col gap-3">
        <h2 className="text-lg font-semibold">{t('reading')}</h2>
        {of.format_certainty === 'likely' && (
          <Notice>{t('looks_like', { format: t(`format_${of.format}`) })}</Notice>
        )}
        <SelectField
          label={t('format')}
          value={format}
          onChange={({ target }) =>
            setFormat(formats.find((each) => each === target.value) ?? of.format)
          }
        >
          {formats.map((each) => (
            <option key={each} value={each}>
              {t(`format_${each}`)}
            </option>
          ))}
        </SelectField>
        {of.sheets.length > 1 && (
          <fieldset className="flex flex-col gap-1">
            <legend className="font-medium">{t('sheets')}</legend>
            <p className="text-sm text-ink-soft">{t('sheets_hint')}</p>
            {of.sheets.map(({ name }) => (
              <label key={name} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 accent-brand"
                  checked={sheets.includes(name)}
                  onChange={({ target }) => choose(name, target.checked)}
                />
                <span dir="auto" className="break-words">
                  {name}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {failure && <Notice tone="bad">{failure}</Notice>}
        {isChanged && (
          <Button
            type="submit"
            look="outline"
            busy={busy}
            disabled={of.sheets.length > 0 && !sheets.length}
            className="self-start"
          >
            {t('read_again')}
          </Button>
        )}
      </Card>
    </form>
  );
}
