'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChoiceCard } from '@/components/ui/choice';
import { Dialog } from '@/components/ui/dialog';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import { isPlain } from '@/lib/contract/schemas/seller/plain-fields';
import { languageName } from '@/lib/i18n/language-name';
import { languageOfPath } from '@/lib/i18n/translated';
import { type DocumentPart, partOf, withTheirs } from './merge-documents';
import type { Conflict } from './use-draft';

type Props = {
  conflict: Conflict;
  onSettle: (document: ListingDocument) => void;
  /** Discards the local changes. */
  onReload: () => void;
};

const shown = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 300) || '–';

/** Resolves a conflict with another member's changes: for each part, mine or theirs. */
export function ConflictDialog({ conflict, onSettle, onReload }: Props) {
  const t = useTranslations('seller_listing');
  const lang = useLocale();
  const { merged, theirs, parts } = conflict;
  const [taken, setTaken] = useState<ReadonlySet<DocumentPart>>(new Set());
  const take = (part: DocumentPart, isTheirs: boolean) => {
    const next = new Set(taken);
    if (isTheirs) next.add(part);
    else next.delete(part);
    setTaken(next);
  };
  function nameOf(part: DocumentPart) {
    if (isPlain(part)) return t(`fields.${part}`);
    const { name, of } = languageOfPath(part);
    return t(`part.${name as 'name'}`, { language: of ? languageName(of, lang) : '' });
  }
  return (
    <Dialog open onClose={onReload} title={t('conflict')} closeLabel={t('conflict_reload')}>
      <div className="flex flex-col gap-4">
        <p>{t('conflict_hint')}</p>
        {parts.map((part) => (
          <fieldset key={part} className="flex flex-col gap-2">
            <legend className="pb-1 font-medium">{nameOf(part)}</legend>
            <ChoiceCard
              type="radio"
              name={part}
              checked={!taken.has(part)}
              onChange={() => take(part, false)}
            >
              <b>{t('mine')}</b>
              <span className="block wrap-anywhere">{shown(partOf(merged, part))}</span>
            </ChoiceCard>
            <ChoiceCard
              type="radio"
              name={part}
              checked={taken.has(part)}
              onChange={() => take(part, true)}
            >
              <b>{t('theirs')}</b>
              <span className="block wrap-anywhere">{shown(partOf(theirs, part))}</span>
            </ChoiceCard>
          </fieldset>
        ))}
        <Button onClick={() => onSettle(withTheirs(merged, theirs, [...taken]))}>
          {t('conflict_save')}
        </Button>
      </div>
    </Dialog>
  );
}
