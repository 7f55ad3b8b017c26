'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ProgressBar } from '@/components/areas/progress-bar';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { editListings } from '@/lib/api/operators/listing-edits';
import { listingsPerEdit } from '@/lib/api/schemas/operators/edit-limits';
import type {
  EditedListings,
  EditPreview,
  EditRefusal,
  ListingEdit,
} from '@/lib/api/schemas/operators/listing-edits';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { Refusals } from './refusals';

type Props = {
  edit: ListingEdit;
  listings: EditPreview['listings'];
  onClose: () => void;
  onChanged: () => void;
};

/** Changes listings, some hundreds at a time; what is done stays done when it is stopped. */
export function RunningEdit({ edit, listings, onClose, onChanged }: Props) {
  const t = useTranslations('operator_bulk_edit');
  const lang = useLocale();
  const errorText = useErrorText();
  const [asked, setAsked] = useState(0);
  const [changed, setChanged] = useState(0);
  const [refused, setRefused] = useState<EditedListings['refused']>([]);
  const [failure, setFailure] = useState<unknown>();
  const [isOver, setOver] = useState(false);
  const isStopped = useRef(false);
  const hasBegun = useRef(false);

  async function run() {
    for (let at = 0; at < listings.length && !isStopped.current; at += listingsPerEdit) {
      const some = listings.slice(at, at + listingsPerEdit);
      try {
        const done = await editListings(lang, { edit, listings: some });
        setChanged((before) => before + done.changed);
        setRefused((before) => [...before, ...done.refused]);
        setAsked(at + some.length);
      } catch (refusal) {
        setFailure(refusal);
        break;
      }
    }
    setOver(true);
    onChanged();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, when it is shown
  useEffect(() => {
    if (!hasBegun.current) void run();
    hasBegun.current = true;
  }, []);

  return (
    <>
      <ProgressBar
        part={asked / listings.length}
        label={t('progress', { done: asked, all: listings.length })}
      />
      {failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>}
      {isOver ? (
        <>
          <Notice tone={failure === undefined ? 'good' : 'warn'}>
            {t('changed', { count: changed })}
          </Notice>
          <Refusals refused={byReason(refused)} />
          <Button className="self-start" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      ) : (
        <Button
          look="outline"
          className="self-start"
          onClick={() => {
            isStopped.current = true;
          }}
        >
          {t('stop')}
        </Button>
      )}
    </>
  );
}

function byReason(refused: EditedListings['refused']): EditPreview['refused'] {
  const reasons = new Map<EditRefusal, string[]>();
  for (const { reason, title } of refused) {
    reasons.set(reason, [...(reasons.get(reason) ?? []), title]);
  }
  return [...reasons].map(([reason, titles]) => ({
    reason,
    count: titles.length,
    titles: titles.slice(0, 5),
  }));
}
