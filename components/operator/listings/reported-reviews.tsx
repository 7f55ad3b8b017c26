'use client';

import { Star } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { WholeTable } from '@/components/areas/table/data-table';
import { RowButton } from '@/components/areas/table/row-button';
import { useAction } from '@/components/areas/use-action';
import { Badge } from '@/components/ui/badge';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { call } from '@/lib/client/call';
import { toast } from '@/lib/storefront/browser/toast';

/** Reviews that stores have reported, to be kept or deleted; the oldest first. */
export function ReportedReviews() {
  const t = useTranslations('operator_reviews');
  return (
    <AreaPage title={t('title')} hint={t('hint')} wide>
      <WholeTable
        name="reported-reviews"
        label={t('title')}
        endpoint="GET /api/operator/reviews/reports"
        rows={(reports) => reports}
        search={{ name: 'search', label: t('search') }}
        id={({ id }) => id}
        rowName={({ title }) => title}
        columns={[
          { key: 'title', label: t('review'), value: ({ title }) => title, card: 'title' },
          {
            key: 'rating',
            label: t('rating'),
            value: ({ rating }) => t('stars', { count: rating }),
            card: 'amount',
          },
          {
            key: 'reason',
            label: t('reason'),
            value: ({ reason }) => t(`reasons.${reason}`),
            cell: ({ reason }) => <Badge tone="bad">{t(`reasons.${reason}`)}</Badge>,
            card: 'state',
          },
          { key: 'product', label: t('product'), value: ({ product }) => product, card: 'line' },
          { key: 'store', label: t('store'), value: ({ store }) => store, width: 180 },
          { key: 'at', label: t('reported'), kind: 'date', value: ({ created_at: at }) => at },
        ]}
        next={({ id }, list) => <Decision id={id} onDecided={list.refresh} />}
        details={({ text, comment }) => (
          <div className="flex max-w-3xl flex-col gap-3">
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {text}
            </p>
            {comment && (
              <p className="rounded-control bg-sunken p-3 wrap-anywhere">
                {t('store_says', { text: comment })}
              </p>
            )}
          </div>
        )}
        empty={{ icon: Star, title: t('none') }}
      />
    </AreaPage>
  );
}

function Decision({ id, onDecided }: { id: number; onDecided: () => Promise<unknown> }) {
  const t = useTranslations('operator_reviews');
  const lang = useLocale();
  const { busy, run } = useAction();
  const decide = (show: boolean) =>
    run(async () => {
      await call('POST /api/operator/reviews/reports/{id}/decide', {
        lang,
        params: { id },
        body: { show },
      });
      toast.success(t(show ? 'kept' : 'deleted'));
      await onDecided();
    });
  return (
    <>
      <RowButton busy={busy} onClick={() => void decide(true)}>
        {t('keep')}
      </RowButton>
      <ConfirmDialog
        title={t('delete_title')}
        text={t('delete_text')}
        labels={{ confirm: t('delete'), cancel: t('cancel') }}
        onConfirm={() => void decide(false)}
      >
        {(ask) => (
          <RowButton look="quiet" busy={busy} onClick={ask}>
            {t('delete')}
          </RowButton>
        )}
      </ConfirmDialog>
    </>
  );
}
