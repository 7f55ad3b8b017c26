'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import type { BulkStep, Paper, SellerShipmentSummary } from '@/lib/api/schemas/seller/shipments';
import { moveShipments } from '@/lib/api/seller/shipments';

type Props = {
  chosen: SellerShipmentSummary[];
  onDone: (messages: string[], done: number) => void;
  onError: (error: unknown) => void;
  onClear: () => void;
};

const link =
  'inline-flex min-h-11 items-center rounded-control border border-line-strong bg-card px-4 text-sm font-semibold hover:bg-sunken';

/** What can be done with the selected shipments at once. */
export function BulkBar({ chosen, onDone, onError, onClear }: Props) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  const [busy, setBusy] = useState<BulkStep>();
  const may = (to: SellerShipmentSummary['status']) =>
    chosen.filter(({ moves }) => moves.includes(to));

  async function move(step: BulkStep, which: SellerShipmentSummary[]) {
    setBusy(step);
    try {
      const ids = which.map(({ id }) => id);
      const { results } = await moveShipments(lang, ids, step);
      const failed = results.filter(({ status }) => status === null);
      const messages = failed.map(({ id, message }) =>
        t('not_done', {
          order: which.find((one) => one.id === id)?.order_number ?? String(id),
          message: message ?? '',
        }),
      );
      onDone(messages, results.length - failed.length);
    } catch (error) {
      onError(error);
    } finally {
      setBusy(undefined);
    }
  }

  const step = (name: BulkStep, label: string, which: SellerShipmentSummary[]) =>
    which.length > 0 && (
      <Button busy={busy === name} onClick={() => move(name, which)}>
        {label} ({which.length})
      </Button>
    );
  const paper = (kind: Paper, label: string, which = chosen) =>
    which.length > 0 && (
      <a
        href={`/api/seller/shipments/papers?kind=${kind}&ids=${which.map(({ id }) => id).join(',')}&lang=${lang}`}
        target="_blank"
        rel="noopener"
        className={link}
      >
        {label}
      </a>
    );

  return (
    <section
      aria-label={t('selected', { count: chosen.length })}
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-card px-4 py-3 shadow-raised sm:-mx-6 sm:px-6"
    >
      <b className="mr-2" role="status">
        {t('selected', { count: chosen.length })}
      </b>
      <Writes>
        {step('confirm', t('confirm'), may('confirmed'))}
        {step('pack', t('pack'), may('packed'))}
        {step('out-for-delivery', t('out_for_delivery'), may('out_for_delivery'))}
        {step('deliver', t('deliver'), may('delivered'))}
      </Writes>
      {paper('picking-list', t('picking_list'))}
      {paper('label', t('labels'))}
      {paper('packing-slip', t('packing_slips'))}
      {paper(
        'invoice',
        t('invoices'),
        chosen.filter((one) => one.invoice_number),
      )}
      <Button look="quiet" onClick={onClear}>
        {t('clear')}
      </Button>
    </section>
  );
}
