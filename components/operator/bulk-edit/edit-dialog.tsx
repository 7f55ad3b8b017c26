'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { AreaDialog } from '@/components/areas/dialog';
import { ProgressBar } from '@/components/areas/progress-bar';
import { useSend } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import { listingsPerEdit } from '@/lib/contract/schemas/operators/edit-limits';
import type {
  EditedListings,
  EditPreview,
  EditRefusal,
  ListingEdit,
  ListingFilters,
} from '@/lib/contract/schemas/operators/listing-edits';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { EditFields } from './edit-fields';
import type { useNames } from './names';

type Props = {
  which: { ids: number[] } | { filters: ListingFilters };
  count: number;
  names: ReturnType<typeof useNames>;
  onClose: () => void;
  onChanged: () => void;
};

/** Asks for a change, previews its result, and applies it. */
export function EditDialog({ which, count, names, onClose, onChanged }: Props) {
  const t = useTranslations('operator_bulk_edit');
  const lang = useLocale();
  const [edit, setEdit] = useState<ListingEdit>();
  const [preview, setPreview] = useState<EditPreview>();
  const [isRunning, setRunning] = useState(false);
  const { busy, failure, send } = useSend();

  const look = (wanted: ListingEdit) =>
    send(async () => {
      setEdit(wanted);
      setPreview(
        await dataOf(
          call('POST /api/operator/catalogue/preview', {
            lang,
            body: { edit: wanted, ...which },
            timeout: 60_000,
          }),
        ),
      );
    });

  return (
    <AreaDialog open onClose={onClose} title={t('change_title', { count })}>
      <div className="flex flex-col gap-4">
        {!preview && <EditFields names={names} before={edit} busy={busy} onChoose={look} />}
        {failure && <Notice tone="bad">{failure}</Notice>}
        {preview && edit && !isRunning && (
          <>
            <p role="status" className="text-lg font-semibold">
              {t('will_change', { count: preview.listings.length })}
            </p>
            <Refusals refused={preview.refused} />
            <div className="flex flex-wrap gap-3">
              {preview.listings.length > 0 && (
                <Button onClick={() => setRunning(true)}>
                  {t('do_change', { count: preview.listings.length })}
                </Button>
              )}
              <Button look="outline" onClick={() => setPreview(undefined)}>
                {t('back')}
              </Button>
            </div>
          </>
        )}
        {preview && edit && isRunning && (
          <RunningEdit
            edit={edit}
            listings={preview.listings}
            onClose={onClose}
            onChanged={onChanged}
          />
        )}
      </div>
    </AreaDialog>
  );
}

type RunningEditProps = {
  edit: ListingEdit;
  listings: EditPreview['listings'];
  onClose: () => void;
  onChanged: () => void;
};

/** Changes listings, some hundreds at a time; changes already made stay when it is stopped. */
function RunningEdit({ edit, listings, onClose, onChanged }: RunningEditProps) {
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
        const done = await dataOf(
          call('POST /api/operator/catalogue/edits', {
            lang,
            body: { edit, listings: some },
            timeout: 60_000,
          }),
        );
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

/** The refused listings, grouped by reason. */
function Refusals({ refused }: { refused: EditPreview['refused'] }) {
  const t = useTranslations('operator_bulk_edit');
  if (!refused.length) return null;
  return (
    <ul className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      {refused.map(({ reason, count, titles }) => (
        <li key={reason}>
          <p className="font-medium">{t(`refused.${reason}`, { count })}</p>
          {titles.length > 0 && (
            <p className="text-sm text-ink-soft wrap-anywhere">
              <span>{titles.map((title) => title || t('untitled')).join(', ')}</span>
              {count > titles.length && ' …'}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
