'use client';

import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSend } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import type { SellerImport } from '@/lib/contract/schemas/seller/imports';
import { number } from '@/lib/storefront/format';
import { LackList } from './lack-list';
import { ReportTable } from './report-table';
import { useImportSide } from './side';

type Props = { of: SellerImport; onDone: (next: SellerImport) => void; onMap?: () => void };

/** The result of a check or an import, by rows. */
export function CheckResult({ of, onDone, onMap }: Props) {
  const t = useTranslations('seller_imports');
  const lang = useLocale();
  const { area, Writes } = useImportSide();
  const { busy, failure, send } = useSend();
  const [only, setOnly] = useState<SellerImport['lacks'][number]>();
  const { id, counts, state } = of;
  const toDo = counts.new + counts.changed;

  const run = (step: 'apply' | 'retry' | 'undo') =>
    send(async () =>
      onDone(
        await dataOf(call(`POST /api/${area}/imports/{id}/${step}`, { lang, params: { id } })),
      ),
    );

  return (
    <>
      {state === 'done' && <Notice tone="good">{t('done')}</Notice>}
      {state === 'cancelled' && (
        <div className="flex flex-col items-start gap-3">
          <Notice>{t('cancelled')}</Notice>
          {of.can_retry && (
            <Writes>
              <Button busy={busy} onClick={() => run('retry')}>
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
            onConfirm={() => run('undo')}
          >
            {(open) => (
              <Button look="outline" busy={busy} onClick={open} className="self-start">
                {t('undo')}
              </Button>
            )}
          </ConfirmDialog>
        </Writes>
      )}
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        <Count name={t('rows')} value={counts.rows} />
        <Count name={t('count_new')} value={counts.new} />
        <Count name={t('count_changed')} value={counts.changed} />
        <Count name={t('count_unchanged')} value={counts.unchanged} />
        <Count name={t('count_left_out')} value={counts.left_out} />
        <Count name={t('count_faulty')} value={counts.faulty} />
      </dl>
      <Account of={of} />
      {of.cut && (
        <Notice tone="warn">{t('cut', { row: number(of.cut.row), reason: of.cut.reason })}</Notice>
      )}
      {counts.drafts > 0 && <Notice tone="warn">{t('drafts', { count: counts.drafts })}</Notice>}
      {state === 'checked' && of.assumes_rupees && <Notice>{t('assumes_rupees')}</Notice>}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {state === 'checked' && (
        <Writes>
          <div className="flex flex-wrap items-center gap-3">
            {toDo > 0 ? (
              <Button busy={busy} onClick={() => run('apply')}>
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
            <a href={`/api/${area}/imports/${id}/faulty-rows?lang=${lang}`} download>
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
          onDone={onDone}
          // The key resets another list to its first page.
          key={only?.problem ?? ''}
          of={of}
          only={only}
          onAll={() => setOnly(undefined)}
        />
      )}
    </>
  );
}

/** The sum of the file's rows, and what nothing of the file has a place for. */
function Account({ of }: { of: SellerImport }) {
  const t = useTranslations('seller_imports');
  const { counts, unused_columns: columns, unused_pictures: pictures } = of;
  const kept = counts.new + counts.changed + counts.unchanged;
  if (!counts.rows) return null;
  return (
    <div className="flex flex-col gap-1 text-sm text-ink-soft">
      <p>
        <span>
          {t('sum', {
            rows: counts.rows,
            kept: number(kept),
            faulty: number(counts.faulty),
            left: number(counts.left_out),
          })}
        </span>{' '}
        {counts.joined > 0 && <span>{t('joined', { count: counts.joined })}</span>}
      </p>
      {columns.length > 0 && (
        <p className="break-words">
          {t('unused_columns', { count: columns.length, names: columns.join(', ') })}
        </p>
      )}
      {of.state === 'checked' && of.pictures && (
        <p>{t('pictures_wanted', { count: of.pictures.wanted })}</p>
      )}
      {of.state === 'done' && of.pictures && of.pictures.failed > 0 && (
        <p>{t('pictures_again', { count: of.pictures.failed })}</p>
      )}
      {pictures.count > 0 && (
        <p className="break-words">
          {t('unused_pictures', { count: pictures.count, names: pictures.names.join(', ') })}
        </p>
      )}
    </div>
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
