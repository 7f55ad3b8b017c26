'use client';

import { Star } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { useAction } from '@/components/areas/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { decideReport, getReviewReports } from '@/lib/api/operators/market';
import { operatorKeys } from '@/lib/operator/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime } from '@/lib/storefront/format';

/** Reviews that stores have reported, to be kept or deleted; the oldest first. */
export function ReportedReviews() {
  const t = useTranslations('operator_reviews');
  const lang = useLocale();
  const { run } = useAction();
  const reports = useSWR(operatorKeys.reviewReports(lang), () => getReviewReports(lang));

  const decide = (id: number, show: boolean) =>
    run(async () => {
      await decideReport(lang, id, show);
      toast.success(t(show ? 'kept' : 'deleted'));
      await reports.mutate();
    });

  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <Loaded of={reports}>
        {(waiting) =>
          waiting.length ? (
            <ul className="flex flex-col gap-3">
              {waiting.map((it) => (
                <li key={it.id}>
                  <Card className="flex flex-col gap-3">
                    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
                      <Badge tone="bad">{t(`reasons.${it.reason}`)}</Badge>
                      <span>{it.product}</span>
                      <span>{it.store}</span>
                      <span>{dateTime(it.created_at, lang)}</span>
                    </p>
                    <h2 className="font-semibold wrap-anywhere">
                      {t('stars', { count: it.rating })} {it.title}
                    </h2>
                    <p className="whitespace-pre-line wrap-anywhere">{it.text}</p>
                    {it.comment && (
                      <p className="rounded-control bg-sunken p-3 wrap-anywhere">
                        {t('store_says', { text: it.comment })}
                      </p>
                    )}
                    <div className="flex flex-wrap gap-2">
                      <Button look="outline" onClick={() => void decide(it.id, true)}>
                        {t('keep')}
                      </Button>
                      <ConfirmDialog
                        title={t('delete_title')}
                        text={t('delete_text')}
                        labels={{ confirm: t('delete'), cancel: t('cancel') }}
                        onConfirm={() => void decide(it.id, false)}
                      >
                        {(ask) => (
                          <Button look="danger" onClick={ask}>
                            {t('delete')}
                          </Button>
                        )}
                      </ConfirmDialog>
                    </div>
                  </Card>
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState icon={Star} level={2} title={t('none')} />
          )
        }
      </Loaded>
    </AreaPage>
  );
}
