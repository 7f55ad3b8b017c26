'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ListHandle } from '@/components/areas/table/description';
import { inChunks } from '@/components/areas/table/in-chunks';
import { RowButton } from '@/components/areas/table/row-button';
import { useAction } from '@/components/areas/use-action';
import { Writes } from '@/components/seller/ui/writes';
import { call, dataOf } from '@/lib/client/call';
import { bookedAtOnce } from '@/lib/contract/schemas/seller/at-once';
import {
  type BulkStep,
  type Paper,
  type SellerShipmentSummary,
  shipmentsAtOnce,
} from '@/lib/contract/schemas/seller/shipments';
import { DeliverDialog, ShipDialog } from './hand-over-dialogs';
import { steps } from './next-steps';

type NextProps = { shipment: SellerShipmentSummary; list: ListHandle };

/** The usual next step of a shipment, at its row; a packed one has its label beside it. */
export function NextStep({ shipment, list }: NextProps) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  const { busy, run } = useAction();
  const [dialog, setDialog] = useState<'ship' | 'deliver'>();
  const { id, moves, status } = shipment;
  const [next] = steps.filter(([to]) => moves.includes(to));

  return (
    <>
      {status === 'packed' && <PaperLink kind="label" ids={[id]} label={t('label')} />}
      <Writes>
        {moves.includes('shipped') ? (
          <RowButton look="primary" onClick={() => setDialog('ship')}>
            {t('ship')}
          </RowButton>
        ) : (
          next && (
            <RowButton
              look={status === 'placed' || status === 'confirmed' ? 'primary' : 'outline'}
              busy={busy}
              onClick={() => {
                if (next[1] === 'deliver') return setDialog('deliver');
                return run(async () => {
                  await call(`POST /api/seller/shipments/{id}/${next[1]}`, {
                    lang,
                    params: { id },
                    body: {},
                  });
                  await list.refresh();
                });
              }}
            >
              {t(next[2])}
            </RowButton>
          )
        )}
      </Writes>
      {dialog === 'ship' && (
        <ShipDialog
          id={id}
          onClose={() => setDialog(undefined)}
          onShipped={() => void list.refresh()}
        />
      )}
      {dialog === 'deliver' && (
        <DeliverDialog
          id={id}
          onClose={() => setDialog(undefined)}
          onDelivered={() => void list.refresh()}
        />
      )}
    </>
  );
}

type PaperProps = { kind: Paper; ids: number[]; label: string };

function PaperLink({ kind, ids, label }: PaperProps) {
  const lang = useLocale();
  return (
    <RowButton asChild>
      <a
        href={`/api/seller/shipments/papers?kind=${kind}&ids=${ids.join(',')}&lang=${lang}`}
        target="_blank"
        rel="noopener"
      >
        {label}
      </a>
    </RowButton>
  );
}

type BulkProps = {
  chosen: readonly SellerShipmentSummary[];
  list: ListHandle;
  onDone: (outcome: { done: number; messages: string[] }) => void;
};

/** The steps and papers of the chosen shipments. */
export function BulkActions({ chosen, list, onDone }: BulkProps) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  const { busy, run } = useAction();
  const may = (to: SellerShipmentSummary['status']) =>
    chosen.filter(({ moves }) => moves.includes(to));

  const move = (step: BulkStep, which: readonly SellerShipmentSummary[]) =>
    run(async () => {
      const ids = which.map(({ id }) => id);
      const results = await inChunks(
        ids,
        shipmentsAtOnce,
        async (part) =>
          (
            await dataOf(
              call('POST /api/seller/shipments/bulk', { lang, body: { ids: part, step } }),
            )
          ).results,
      );
      const failed = results.filter(({ status }) => status === null);
      const messages = failed.map(({ id, message }) =>
        t('not_done', {
          order: which.find((one) => one.id === id)?.order_number ?? String(id),
          message: message ?? '',
        }),
      );
      const done = results.length - failed.length;
      onDone({ done, messages });
      await list.refresh();
    });

  const toBook = may('shipped');
  const book = () =>
    run(async () => {
      const results = await inChunks(
        toBook.map(({ id }) => id),
        bookedAtOnce,
        async (ids) =>
          (
            await dataOf(
              call('POST /api/seller/shipments/book', { lang, body: { ids, prefer: 'cheapest' } }),
            )
          ).results,
      );
      const orderOf = (id: number) =>
        toBook.find((one) => one.id === id)?.order_number ?? String(id);
      const messages = results.map(({ id, state, awb, message }) =>
        t('not_done', {
          order: orderOf(id),
          message: message ?? (awb ? `AWB ${awb}` : t(`booking_states.${state ?? 'requested'}`)),
        }),
      );
      onDone({ done: results.filter(({ state }) => state === 'booked').length, messages });
      await list.refresh();
    });

  const step = (name: BulkStep, label: string, which: readonly SellerShipmentSummary[]) =>
    which.length > 0 && (
      <RowButton look="primary" busy={busy} onClick={() => move(name, which)}>
        {label} ({which.length})
      </RowButton>
    );
  const paper = (kind: Paper, label: string, which = chosen) =>
    which.length > 0 &&
    which.length <= shipmentsAtOnce && (
      <PaperLink kind={kind} ids={which.map(({ id }) => id)} label={label} />
    );

  return (
    <>
      <Writes>
        {step('confirm', t('confirm'), may('confirmed'))}
        {step('pack', t('pack'), may('packed'))}
        {toBook.length > 0 && (
          <RowButton look="primary" busy={busy} onClick={book}>
            <span>
              {t('book_cheapest')} ({toBook.length})
            </span>
          </RowButton>
        )}
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
    </>
  );
}
