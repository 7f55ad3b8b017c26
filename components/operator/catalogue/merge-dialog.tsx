'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaDialog } from '@/components/areas/dialog';
import { useSend } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';

type Props = {
  name: string;
  /** The possible targets of the merge. */
  others: { id: number; name: string }[];
  onMerge: (into: number) => Promise<unknown>;
  onClose: () => void;
};

/** Asks into which category or brand this one is merged. */
export function MergeDialog({ name, others, onMerge, onClose }: Props) {
  const t = useTranslations('operator_catalogue');
  const [into, setInto] = useState('');
  const { busy, failure, send } = useSend();

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
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button busy={busy} disabled={!into} onClick={() => void send(() => onMerge(Number(into)))}>
          {t('merge')}
        </Button>
      </div>
    </AreaDialog>
  );
}
