'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AreaDialog } from '@/components/areas/dialog';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import type { SellerShipment } from '@/lib/contract/schemas/seller/shipments';
import { type Counted, countCode, restOf } from '@/lib/seller/packing/counted-items';
import { randomKey } from '@/lib/storefront/forms/random-key';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { ItemUnits } from './item-units';
import { useCameraCodes } from './use-camera-codes';

type Props = {
  shipment: SellerShipment;
  onClose: () => void;
  /** Given the changed shipment, and the id of the one that holds what is missing. */
  onChanged: (shipment: SellerShipment, apart?: number) => void;
};

type Said = { tone: 'good' | 'bad'; text: string };

/** Packs a shipment by the codes of its items: scanned, typed, or counted by hand. What is missing is packed apart. */
export function PackDialog({ shipment, onClose, onChanged }: Props) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  const items = shipment.items.filter(({ quantity }) => quantity > 0);
  const [counted, setCounted] = useState<Counted>({});
  const [said, setSaid] = useState<Said>();
  /** The idempotency key of packing the rest apart, kept as long as that is the same. */
  const [key, setKey] = useState(randomKey);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const errorText = useErrorText();
  const camera = useCameraCodes(take);
  const form = useRef<HTMLFormElement>(null);
  // A scanner on the desk types into the field; on a phone the keyboard would cover the items.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) form.current?.querySelector('input')?.focus();
  }, []);
  const rest = restOf(items, counted);
  const missing = rest.reduce((sum, { quantity }) => sum + quantity, 0);
  const hasSome = missing < items.reduce((sum, { quantity }) => sum + quantity, 0);

  function count(next: Counted) {
    setCounted(next);
    setKey(randomKey());
  }

  function take(code: string) {
    const outcome = countCode(items, counted, code);
    if (typeof outcome === 'string') {
      navigator.vibrate?.([80, 60, 80]);
      return setSaid({
        tone: 'bad',
        text: t(`scan_${outcome}`, { code: code.trim().slice(0, 40) }),
      });
    }
    navigator.vibrate?.(40);
    count(outcome.counted);
    const item = items.find(({ id }) => id === outcome.item.id);
    const units = { count: outcome.counted[outcome.item.id] ?? 0, of: outcome.item.quantity };
    setSaid({ tone: 'good', text: `${item?.name}: ${t('scan_count', units)}` });
  }

  function typed(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    event.currentTarget.reset();
    if (code.trim()) take(code);
  }

  async function pack() {
    const params = { id: shipment.id };
    setBusy(true);
    setFailure(undefined);
    try {
      if (rest.length) {
        const parts = await dataOf(
          call('POST /api/seller/shipments/{id}/split', {
            lang,
            params,
            idempotencyKey: key,
            body: { items: rest },
          }),
        );
        onChanged(parts.shipment, parts.new_shipment.id);
      }
      onChanged(
        await dataOf(call('POST /api/seller/shipments/{id}/pack', { lang, params, body: {} })),
      );
      onClose();
    } catch (refused) {
      setFailure(refused);
      setBusy(false);
    }
  }

  return (
    <AreaDialog open onClose={onClose} title={t('scan_title')}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end gap-3">
          <form ref={form} noValidate onSubmit={typed} className="min-w-56 flex-1">
            <TextField
              label={t('scan_code')}
              hint={t('scan_hint')}
              name="code"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="done"
            />
          </form>
          {camera.canScan && (
            <Button look="outline" onClick={camera.isOn ? camera.stop : camera.start}>
              {t(camera.isOn ? 'scan_stop' : 'scan_camera')}
            </Button>
          )}
        </div>
        {camera.failed && <Notice tone="bad">{t('scan_no_camera')}</Notice>}
        {camera.isOn && (
          <video
            ref={camera.video}
            muted
            playsInline
            aria-label={t('scan_picture')}
            className="aspect-video w-full rounded-card bg-sunken object-cover"
          />
        )}
        <div role="status" className="empty:-mt-4">
          {said && (
            <p className={said.tone === 'good' ? 'font-medium text-good' : 'font-medium text-bad'}>
              <bdi>{said.text}</bdi>
            </p>
          )}
        </div>
        <ItemUnits
          items={items}
          units={counted}
          said={({ id, quantity }) => t('scan_count', { count: counted[id] ?? 0, of: quantity })}
          onChange={(id, units) => count({ ...counted, [id]: units })}
        />
        {failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>}
        {missing > 0 && hasSome && (
          <p className="text-ink-soft">
            {t(shipment.can_split ? 'scan_rest' : 'scan_missing', { count: missing })}
          </p>
        )}
        <Button
          busy={busy}
          disabled={!hasSome || (missing > 0 && !shipment.can_split)}
          onClick={() => void pack()}
        >
          {t(missing > 0 && hasSome ? 'scan_pack_some' : 'pack')}
        </Button>
      </div>
    </AreaDialog>
  );
}
