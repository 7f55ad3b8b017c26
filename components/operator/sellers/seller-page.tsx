'use client';

import { ChevronLeft, Eye } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { AdjustDialog } from '@/components/operator/settlements/adjust-dialog';
import { Facts } from '@/components/operator/ui/facts';
import { Panel } from '@/components/operator/ui/panel';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useCall } from '@/lib/client/use-call';
import type { OperatorSeller } from '@/lib/contract/schemas/operators/sellers';
import { addressLine } from '@/lib/i18n/cities/place-line';
import { lookAtSeller } from '@/lib/operator/session';
import { toast } from '@/lib/storefront/browser/toast';
import { date, number as shown } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

/** A store for operators: its facts, its service to shoppers, and sellers with shared facts. */
export function SellerPage({ number }: { number: string }) {
  const t = useTranslations('operator_sellers');
  const lang = useLocale();
  const [isAdjusting, setAdjusting] = useState(false);
  const read = useCall('GET /api/operator/vendors/{number}', { params: { number } });
  return (
    <AreaPage
      title={read.data?.name ?? t('title')}
      hint={read.data && t(`state.${read.data.status}`)}
      actions={
        <>
          <AreaLink
            href="/operator/sellers"
            className="inline-flex min-h-11 items-center gap-1 text-brand hover:underline"
          >
            <ChevronLeft aria-hidden className="size-5" />
            {t('back')}
          </AreaLink>
          {read.data && hasArea(read.data) && <OpenArea number={number} />}
        </>
      }
    >
      <Loaded of={read}>
        {(seller) => (
          <>
            {seller.status_reason && <Notice tone="warn">{seller.status_reason}</Notice>}
            <Duplicates seller={seller} />
            <Performance seller={seller} />
            <Panel
              title={t('facts')}
              actions={
                <Button look="outline" onClick={() => setAdjusting(true)}>
                  {t('adjust')}
                </Button>
              }
            >
              <Facts
                className="sm:grid-cols-2 lg:grid-cols-3"
                facts={[
                  [t('number'), seller.application_number],
                  [t('legal_name'), seller.legal_name],
                  [t('owner'), seller.owner],
                  ['GSTIN', seller.gstin],
                  ['PAN', seller.pan],
                  [t('email'), seller.email],
                  [t('phone'), seller.phone],
                  [t('address'), addressLine(seller.address, seller, lang)],
                  [t('care'), [seller.care_email, seller.care_phone].filter(Boolean).join(' · ')],
                  [t('applied'), date(seller.applied_at, lang)],
                  [t('opened'), seller.approved_at && date(seller.approved_at, lang)],
                  [
                    t('bank_account'),
                    seller.bank_account
                      ? `${seller.bank_account.holder}, ${seller.bank_account.account}, ${seller.bank_account.ifsc}`
                      : t('no_bank_account'),
                  ],
                  [
                    t('commission'),
                    t(seller.commission.is_own ? 'own_rate' : 'general_rate', {
                      percent: seller.commission.percent,
                    }),
                  ],
                  [t('on_sale'), shown(seller.listings_on_sale)],
                ]}
              />
            </Panel>
            {isAdjusting && (
              <AdjustDialog
                store={{ id: seller.store_id, name: seller.name }}
                onClose={() => setAdjusting(false)}
              />
            )}
          </>
        )}
      </Loaded>
    </AreaPage>
  );
}

const hasArea = ({ status }: OperatorSeller) => status === 'approved' || status === 'suspended';

/** Opens the store's seller area, read-only. */
function OpenArea({ number }: { number: string }) {
  const t = useTranslations('operator_sellers');
  const lang = useLocale();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  async function open() {
    setBusy(true);
    try {
      await lookAtSeller(lang, number);
    } catch (failure) {
      toast.error(errorText(failure));
      setBusy(false);
    }
  }
  return (
    <Button look="outline" busy={isBusy} onClick={open}>
      <Eye aria-hidden className="size-5" />
      {t('open_area')}
    </Button>
  );
}

function Duplicates({ seller: { duplicates } }: { seller: OperatorSeller }) {
  const t = useTranslations('operator_sellers');
  if (!duplicates.length) return null;
  return (
    <Notice tone="warn">
      <p className="font-semibold">{t('duplicates')}</p>
      <ul>
        {duplicates.map((it) => (
          <li key={`${it.kind} ${it.application_number}`}>
            {t(`duplicate.${it.kind}`)}
            {': '}
            <AreaLink
              href={`/operator/sellers/${it.application_number}`}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {it.store} ({it.application_number})
            </AreaLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Performance({ seller: { performance: it } }: { seller: OperatorSeller }) {
  const t = useTranslations('operator_sellers');
  const share = (part: number, whole: number) =>
    whole ? `${shown(part)} (${Math.round((part / whole) * 100)}%)` : shown(part);
  return (
    <Panel title={t('performance')}>
      <Facts
        className="grid-cols-2 md:grid-cols-5"
        facts={[
          [t('shipments'), shown(it.shipments)],
          [t('delivered'), share(it.delivered, it.shipments)],
          [t('late'), share(it.late, it.shipments)],
          [t('cancelled_by_store'), share(it.cancelled, it.shipments)],
          [t('returned'), share(it.returned, it.delivered)],
        ]}
      />
    </Panel>
  );
}
