'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { AreaLink } from '@/components/areas/link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
import type { ShipmentStatus } from '@/lib/contract/schemas/orders';
import type { SellerShipment } from '@/lib/contract/schemas/seller/shipments';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { BookDialog } from './book-dialog';
import { DeliverDialog, ShipDialog } from './hand-over-dialogs';
import { PackDialog } from './packing/pack-dialog';
import { SplitDialog } from './split-dialog';

type PlainStep = 'confirm' | 'pack' | 'out-for-delivery' | 'deliver' | 'fail' | 'take-back';

/** Statuses with the step that leads to each, and the step's label. */
export const steps = [
  ['confirmed', 'confirm', 'confirm'],
  ['packed', 'pack', 'pack'],
  ['out_for_delivery', 'out-for-delivery', 'out_for_delivery'],
  ['delivered', 'deliver', 'deliver'],
  ['delivery_failed', 'fail', 'fail'],
  ['returned', 'take-back', 'take_back'],
] as const satisfies [ShipmentStatus, PlainStep, string][];

const ended: readonly ShipmentStatus[] = ['delivered', 'returned', 'cancelled'];

const isWithCourier = ({ courier, status }: SellerShipment) =>
  courier !== null && !ended.includes(status);

type Props = { shipment: SellerShipment; onChanged: (shipment: SellerShipment) => void };

/** The steps that a shipment's state allows; the usual one comes first. */
export function NextSteps({ shipment, onChanged }: Props) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [dialog, setDialog] = useState<'book' | 'ship' | 'deliver' | 'scan' | 'split' | 'cancel'>();
  const [apart, setApart] = useState<number>();
  const { id, moves } = shipment;
  const possible = steps.filter(([to]) => moves.includes(to));

  async function move(step: PlainStep) {
    setBusy(step);
    setFailure(undefined);
    try {
      onChanged(
        await dataOf(
          call(`POST /api/seller/shipments/{id}/${step}`, { lang, params: { id }, body: {} }),
        ),
      );
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <section aria-label={t('next_step')} className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        {moves.includes('shipped') && (
          <>
            <Button onClick={() => setDialog('book')}>{t('book')}</Button>
            <Button look="outline" onClick={() => setDialog('ship')}>
              {t('ship')}
            </Button>
          </>
        )}
        {possible.map(([, step, label], index) => (
          <Button
            key={step}
            look={index === 0 ? 'primary' : 'outline'}
            busy={busy === step}
            onClick={() => (step === 'deliver' ? setDialog('deliver') : move(step))}
          >
            {t(label)}
          </Button>
        ))}
        {moves.includes('packed') && (
          <Button look="outline" onClick={() => setDialog('scan')}>
            {t('scan_title')}
          </Button>
        )}
        {shipment.can_split && (
          <Button look="outline" onClick={() => setDialog('split')}>
            {t('split')}
          </Button>
        )}
        {moves.includes('cancelled') && (
          <Button look="danger" onClick={() => setDialog('cancel')}>
            {t('cancel')}
          </Button>
        )}
        {moves.length === 0 && (
          <p className="text-ink-soft">
            {shipment.proof
              ? t(`proofs.${shipment.proof}`)
              : t(isWithCourier(shipment) ? 'by_scans' : 'nothing_more')}
          </p>
        )}
      </div>
      {failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>}
      {apart !== undefined && (
        <Notice tone="good">
          {t.rich('split_done', {
            link: (text) => (
              <AreaLink href={`/seller/shipments/${apart}`} className="font-semibold underline">
                {text}
              </AreaLink>
            ),
          })}
        </Notice>
      )}
      {dialog === 'scan' && (
        <PackDialog
          shipment={shipment}
          onClose={() => setDialog(undefined)}
          onChanged={(next, added) => {
            if (added !== undefined) setApart(added);
            onChanged(next);
          }}
        />
      )}
      {dialog === 'split' && (
        <SplitDialog
          shipment={shipment}
          onClose={() => setDialog(undefined)}
          onSplit={({ shipment: left, new_shipment: added }) => {
            setApart(added.id);
            onChanged(left);
          }}
        />
      )}
      {dialog === 'book' && (
        <BookDialog id={id} onClose={() => setDialog(undefined)} onBooked={onChanged} />
      )}
      {dialog === 'ship' && (
        <ShipDialog id={id} onClose={() => setDialog(undefined)} onShipped={onChanged} />
      )}
      {dialog === 'deliver' && (
        <DeliverDialog id={id} onClose={() => setDialog(undefined)} onDelivered={onChanged} />
      )}
      {dialog === 'cancel' && (
        <ContractDialog<BodyOf<'POST /api/seller/shipments/{id}/cancel'>>
          title={t('cancel_title')}
          action={t('cancel')}
          look="danger"
          keep={t('keep')}
          head={() => <p>{t('cancel_text')}</p>}
          fields={[
            {
              name: 'reason',
              kind: 'line',
              label: t('reason'),
              hint: t('reason_hint'),
              maxLength: 200,
              isRequired: true,
            },
          ]}
          value={{}}
          schema={async () =>
            (await import('@/lib/contract/schemas/seller/shipments')).cancelShipmentSchema
          }
          onClose={() => setDialog(undefined)}
          onSend={async (body) =>
            onChanged(
              await dataOf(
                call('POST /api/seller/shipments/{id}/cancel', { lang, params: { id }, body }),
              ),
            )
          }
        />
      )}
    </section>
  );
}
