'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { getRefunds } from '@/lib/api/operators/orders';
import { getSettings } from '@/lib/api/operators/settings';
import type { SettingGroup } from '@/lib/api/schemas/settings/settings';
import { operatorKeys } from '@/lib/operator/cache';
import { money } from '@/lib/storefront/format';
import { CompanyForm } from './company-form';
import { DeliveryForm } from './delivery-form';
import { GstRatesForm } from './gst-rates-form';
import { MailsForm } from './mails/mails-form';
import { NumbersForm } from './numbers-form';
import { PincodesForm } from './pincodes/pincodes-form';
import { ReturnsForm } from './returns-form';
import { TaxesForm } from './taxes-form';

/** In the order of the page. */
const shownGroups = [
  'company',
  'delivery',
  'pincodes',
  'dispatch',
  'support',
  'returns',
  'limits',
  'taxes',
  'mails',
] as const satisfies readonly SettingGroup[];

/** Everything about the market that an owner sets without a new release. */
export function SettingsView() {
  const t = useTranslations('operator_settings');
  const lang = useLocale();
  const settings = useSWR(operatorKeys.settings(lang), () => getSettings(lang));
  const query = { state: 'waiting', page: 1 } as const;
  const refunds = useSWR(operatorKeys.refunds(lang, query), () => getRefunds(lang, query));
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <nav aria-label={t('contents')} className="flex flex-wrap gap-x-4">
        {shownGroups.map((group) => (
          <a
            key={group}
            href={`#${group}`}
            className="inline-flex min-h-11 items-center text-brand hover:underline"
          >
            {t(`groups.${group}`)}
          </a>
        ))}
      </nav>
      <Loaded of={settings}>
        {({ company, delivery, dispatch, support, returns, limits, taxes, pincodes, mails }) => (
          <>
            <CompanyForm key={`company ${company.version}`} held={company} />
            <DeliveryForm key={`delivery ${delivery.version}`} held={delivery} />
            <PincodesForm key={`pincodes ${pincodes.version}`} held={pincodes} />
            <NumbersForm key={`dispatch ${dispatch.version}`} group="dispatch" held={dispatch} />
            <NumbersForm key={`support ${support.version}`} group="support" held={support} />
            <ReturnsForm key={`returns ${returns.version}`} held={returns} />
            <NumbersForm
              key={`limits ${limits.version}`}
              group="limits"
              held={limits}
              hints={{ open_cash_orders: t('open_cash_orders_hint') }}
            />
            <TaxesForm key={`taxes ${taxes.version}`} held={taxes} />
            <GstRatesForm />
            <MailsForm key={`mails ${mails.version}`} held={mails} />
          </>
        )}
      </Loaded>
      <p className="text-sm text-ink-soft">
        {t('elsewhere')}{' '}
        <AreaLink href="/operator/refunds" className="text-brand underline">
          {t('refund_limit')}
          {refunds.data && ` (${money(refunds.data.alone_up_to)})`}
        </AreaLink>
        {' · '}
        <AreaLink href="/operator/commission" className="text-brand underline">
          {t('commission')}
        </AreaLink>
      </p>
    </AreaPage>
  );
}
