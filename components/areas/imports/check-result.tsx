'use client';

import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSend } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Notice } from '@/components/ui/notice';
import type { SellerImport } from '@/lib/api/schemas/seller/imports';
import { number } from '@/lib/storefront/format';
import { LackList } from './lack-list';
import { ReportTable } from './report-table';
import { useImportSide } from './side';

type Props = { of: SellerImport; onDone: (next: SellerImport) => void; onMap?: () => void };

/** What the check has found, or the import has done, with the rows. */
export function CheckResult({ of, onDone, onMap }: Props) {
  const t = useTranslations('seller_imports');
  const lang = useLocale();
  const { Writes, apply: applyImport, retry, undo, toCorrect } = useImportSide();
  const { busy, failure, send } = useSend();
  const [only, setOnly] = useState<SellerImport['lacks'][number]>();
  const { id, counts, state } = of;
  const toDo = counts.new + counts.changed;

  const run = (step: typeof applyImport) => send(async () => onDone(await step(lang, id)));

  return (
    <>
      {state === 'done' && <Notice tone="good">{t('done')}</Notice>}
      {state === 'cancelled' && (
        <div className="flex flex-col items-start gap-3">
          <Notice>{t('cancelled')}</Notice>
          {of.can_retry && (
            <Writes>
              <Button busy={busy} onClick={() => run(retry)}>
                {t('go_on')}
              </Button>
            </Writes>
          )}
        </div>
      )}
      {state === 'undone' && <Notice tone="good">{t('undone', of.undone)}</Notice>}
      {of.can_undo && (
        <Writes>
          <ConfirmDialog
            title={t('undo_title')}
            text={t('undo_text')}
            labels={{ confirm: t('undo'), cancel: t('keep_it') }}
            onConfirm={() => run(undo)}
          >
            {(open) => (
              <Button look="outline" busy={busy} onClick={open} className="self-start">
                {t('undo')}
              </Button>
            )}
          </ConfirmDialog>
        </Writes>
      )}
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        <Count name={t('rows')} value={counts.rows} />
        <Count name={t('count_new')} value={counts.new} />
        <Count name={t('count_changed')} value={counts.changed} />
        <Count name={t('count_unchanged')} value={counts.unchanged} />
        <Count name={t('count_faulty')} value={counts.faulty} />
      </dl>
      {counts.drafts > 0 && <Notice tone="warn">{t('drafts', { count: counts.drafts })}</Notice>}
      {state === 'checked' && of.assumes_rupees && <Notice>{t('assumes_rupees')}</Notice>}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {state === 'checked' && (
        <Writes>
          <div className="flex flex-wrap items-center gap-3">
            {toDo > 0 ? (
              <Button busy={busy} onClick={() => run(applyImport)}>
                {t('apply', { count: toDo })}
              </Button>
            ) : (
              <p>{t('nothing')}</p>
            )}
            {onMap && of.format !== 'pictures' && (
              <Button look="outline" onClick={onMap}>
                {t('change_columns')}
              </Button>
            )}
          </div>
        </Writes>
      )}
      {counts.faulty + counts.drafts > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button asChild look="outline">
            <a href={toCorrect(lang, id)} download>
              <Download aria-hidden className="size-5" />
              {t('to_correct')}
            </a>
          </Button>
          <p className="text-sm text-ink-soft">{t('to_correct_hint')}</p>
        </div>
      )}
      {state !== 'applying' && <LackList of={of} onDone={onDone} onShow={setOnly} />}
      {state !== 'applying' && counts.rows > 0 && (
        <ReportTable
          // Another list begins at its first page.
          key={only?.problem ?? ''}
          of={of}
          only={only}
          onAll={() => setOnly(undefined)}
        />
      )}
    </>
  );
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div className="rounded-card border border-line bg-card p-3">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-xl font-bold">{number(value)}</dd>
    </div>
  );
}
