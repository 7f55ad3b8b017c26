'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaDialog } from '@/components/areas/dialog';
import { useAction } from '@/components/areas/use-action';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { timeZone } from '@/lib/time/india';

type Props = { id: number; version: number; onChoose: (document: ListingDocument) => void };

/** The history of a listing; an earlier state can be restored, which is a change like any other. */
export function HistoryDialog({ id, version, onChoose }: Props) {
  const t = useTranslations('seller_listing');
  const lang = useLocale();
  const format = useFormatter();
  const errorText = useErrorText();
  const { run } = useAction();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useCall(
    'GET /api/seller/listings/{id}/history',
    isOpen ? { params: { id } } : null,
    { version },
  );

  const choose = (revision: number) =>
    run(async () => {
      onChoose(
        await dataOf(
          call('GET /api/seller/listings/{id}/history/{revision}', {
            lang,
            params: { id, revision },
          }),
        ),
      );
      setOpen(false);
      toast.success(t('went_back'));
    });

  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {t('history')}
      </Button>
      <AreaDialog open={isOpen} onClose={() => setOpen(false)} title={t('history')}>
        {error && <p className="text-bad">{errorText(error)}</p>}
        {!data && !error && <Spinner />}
        <ul className="flex flex-col divide-y divide-line">
          {data?.map(({ id: revision, kind, by, created_at, has_document }) => (
            <li key={revision} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <span>
                {t(`kind.${kind}`)}
                <span className="block text-sm text-ink-soft">
                  {by ?? t('operator')},{' '}
                  {format.dateTime(new Date(created_at), {
                    dateStyle: 'medium',
                    timeStyle: 'short',
                    timeZone,
                  })}
                </span>
              </span>
              {has_document && (
                <Writes>
                  <Button look="quiet" onClick={() => choose(revision)}>
                    {t('go_back')}
                  </Button>
                </Writes>
              )}
            </li>
          ))}
        </ul>
      </AreaDialog>
    </>
  );
}
