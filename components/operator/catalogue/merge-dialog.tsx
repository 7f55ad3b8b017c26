'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaDialog } from '@/components/areas/dialog';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = {
  name: string;
  /** What it can be merged into. */
  others: { id: number; name: string }[];
  onMerge: (into: number) => Promise<unknown>;
  onClose: () => void;
};

/** Asks what a category or brand becomes part of. */
export function MergeDialog({ name, others, onMerge, onClose }: Props) {
  const t = useTranslations('operator_catalogue');
  const errorText = useErrorText();
  const [into, setInto] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function merge() {
    setBusy(true);
    setFailure(undefined);
    try {
      await onMerge(Number(into));
    } catch (refused) {
      setFailure(refused);
      setBusy(false);
    }
  }

  return (
    <AreaDialog open onClose={onClose} title={t('merge_title', { name })}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">{t('merge_text', { name })}</p>
        <SelectField
          label={t('merge_into')}
          value={into}
          onChange={({ target }) => setInto(target.value)}
        >
          <option value="">{t('choose')}</option>
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {other.name}
            </option>
          ))}
        </SelectField>
        {Boolean(failure) && <Notice tone="bad">{errorText(failure)}</Notice>}
        <Button busy={busy} disabled={!into} onClick={() => void merge()}>
          {t('merge')}
        </Button>
      </div>
    </AreaDialog>
  );
}
