'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { AreaDialog } from '@/components/areas/dialog';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/api/request';
import type { SellerShipment } from '@/lib/api/schemas/seller/shipments';
import { shipShipment } from '@/lib/api/seller/shipments';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

/** Suggested while typing; any other name may be entered. */
const carriers = [
  'Blue Dart',
  'Delhivery',
  'DTDC',
  'Ecom Express',
  'Ekart',
  'India Post',
  'Shadowfax',
  'Xpressbees',
];

type Props = {
  id: number;
  open: boolean;
  onClose: () => void;
  onShipped: (shipment: SellerShipment) => void;
};

/** Asks for carrier, AWB number and tracking link, and hands the shipment over. */
export function ShipDialog({ id, open, onClose, onShipped }: Props) {
  const t = useTranslations('seller_shipments');
  const lang = useLocale();
  const errorText = useErrorText();
  const [link, setLink] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const fields = failure instanceof ApiError ? failure.fields : {};

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const value = (name: string) => String(given.get(name) ?? '').trim();
    setBusy(true);
    try {
      const body = { carrier: value('carrier'), awb: value('awb'), tracking_url: value('link') };
      onShipped(await shipShipment(lang, id, body));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <AreaDialog open={open} onClose={onClose} title={t('ship_title')}>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        {failure !== undefined && Object.keys(fields).length === 0 && (
          <Notice tone="bad">{errorText(failure)}</Notice>
        )}
        <TextField
          label={t('carrier')}
          name="carrier"
          list="carriers"
          maxLength={60}
          autoComplete="off"
          required
          error={fields.carrier}
        />
        <datalist id="carriers">
          {carriers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          label={t('awb')}
          name="awb"
          maxLength={40}
          autoComplete="off"
          required
          error={fields.awb}
        />
        <TextField
          label={t('tracking_url')}
          name="link"
          type="url"
          maxLength={300}
          hint={t('tracking_hint')}
          error={fields.tracking_url}
          value={link}
          onChange={({ target }) => setLink(target.value)}
        />
        {/^https:\/\/[^\s/]+\.[^\s]+$/.test(link) && (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
          >
            {t('open_link')}
          </a>
        )}
        <Button type="submit" busy={busy}>
          {t('ship')}
        </Button>
      </form>
    </AreaDialog>
  );
}
