'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CsvFile } from '@/components/areas/csv-file';
import { AreaDialog } from '@/components/areas/dialog';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { mostPincodeRules, type PincodeRule } from '@/lib/contract/schemas/settings/pincodes';
import { type CsvProblem, readPincodeCsv } from '@/lib/operator/pincode-csv';

type Props = { onClose: () => void; onDone: (rules: PincodeRule[]) => void };

/** Number of problems shown at once. */
const shown = 10;

/** Imports all rules from a file or pasted text; problems are listed by line. */
export function CsvDialog({ onClose, onDone }: Props) {
  const t = useTranslations('operator_settings.pincodes');
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<CsvProblem[]>([]);
  const [isMany, setMany] = useState(false);

  function take() {
    const { rules, problems: found } = readPincodeCsv(text);
    setProblems(found);
    setMany(rules.length > mostPincodeRules);
    if (found.length || rules.length > mostPincodeRules) return;
    onDone(rules);
    onClose();
  }

  return (
    <AreaDialog open onClose={onClose} title={t('from_csv')}>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-soft">{t('csv_hint')}</p>
        <CsvFile label={t('csv_file')} onText={setText} />
        <TextAreaField
          label={t('csv_text')}
          rows={8}
          maxLength={200_000}
          value={text}
          placeholder="prefix,served,cash,extra_days,extra_fee"
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        {isMany && <Notice tone="bad">{t('many')}</Notice>}
        {problems.length > 0 && (
          <Notice tone="bad">
            <ul className="flex flex-col gap-1">
              {problems.slice(0, shown).map(({ line, column }) => (
                <li key={line}>
                  {t('line', { line })} {t(`wrong.${column ?? 'row'}`)}
                </li>
              ))}
              {problems.length > shown && (
                <li>{t('more_lines', { count: problems.length - shown })}</li>
              )}
            </ul>
          </Notice>
        )}
        <Button onClick={take}>{t('take_all')}</Button>
      </div>
    </AreaDialog>
  );
}
