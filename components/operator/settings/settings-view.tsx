'use client';

import { useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { useCall } from '@/lib/client/use-call';
import { returnPolicies } from '@/lib/contract/schemas/returns/terms';
import { deliveryZones } from '@/lib/contract/schemas/settings/delivery';
import type { HeldSettings, SettingGroup } from '@/lib/contract/schemas/settings/settings';
import { money } from '@/lib/storefront/format';
import { CompanyForm } from './company-form';
import { GstRatesForm } from './gst-rates-form';
import { MailsForm } from './mails-form';
import { PincodesForm } from './pincodes-form';
import { type GroupField, SettingsForm } from './settings-form';
import { TaxesForm } from './taxes-form';

/** The groups in the order of the page. */
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
  'messages',
] as const satisfies readonly SettingGroup[];

/** Every setting of the market that an owner can change without a release. */
export function SettingsView() {
  const t = useTranslations('operator_settings');
  const settings = useCall('GET /api/operator/settings');
  const query = { state: 'waiting', page: 1 } as const;
  const refunds = useCall('GET /api/operator/refunds', { query });
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
        {({
          company,
          delivery,
          dispatch,
          support,
          returns,
          limits,
          taxes,
          pincodes,
          mails,
          messages,
        }) => (
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
              hints={{
                open_cash_orders: t('open_cash_orders_hint'),
                cash_risk_percent: t('cash_risk_hint'),
                cash_code_percent: t('cash_code_hint'),
              }}
            />
            <TaxesForm key={`taxes ${taxes.version}`} held={taxes} />
            <GstRatesForm />
            <MailsForm key={`mails ${mails.version}`} held={mails} />
            <MessagesForm key={`messages ${messages.version}`} held={messages} />
          </>
        )}
      </Loaded>
      <p className="text-sm text-ink-soft">
        {t('elsewhere')}{' '}
        <AreaLink href="/operator/refunds" className="text-brand underline">
          <span>{t('refund_limit')}</span>
          {refunds.data && ` (${money(refunds.data.alone_up_to)})`}
        </AreaLink>
        {' · '}
        <AreaLink href="/operator/commission" className="text-brand underline">
          {t('commission')}
        </AreaLink>
        {' · '}
        <AreaLink href="/operator/sms-templates" className="text-brand underline">
          {t('sms_templates')}
        </AreaLink>
      </p>
    </AreaPage>
  );
}

type FieldsProps<Group extends SettingGroup> = { held: HeldSettings[Group] };

const number = (name: string): GroupField => ({ name, kind: 'number' });

/** The maximum order value for cash on delivery, and the delivery time in days. */
function DeliveryForm({ held }: FieldsProps<'delivery'>) {
  const t = useTranslations('operator_settings');
  const days = deliveryZones.flatMap((zone) => [`days.${zone}.min`, `days.${zone}.max`]);
  return (
    <SettingsForm
      group="delivery"
      held={held}
      fields={[
        {
          ...number('cash_limit'),
          hint: t('cash_limit_hint'),
          section: { title: t('parts.terms') },
        },
        { ...number('cut_off_hour'), hint: t('cut_off_hint') },
        ...days.map((name, index) => ({
          ...number(name),
          ...(index === 0 && { section: { title: t('parts.days') } }),
        })),
      ]}
    />
  );
}

/** The registration for SMS. */
function MessagesForm({ held }: FieldsProps<'messages'>) {
  const t = useTranslations('operator_settings');
  return (
    <SettingsForm
      group="messages"
      held={held}
      fields={[
        { name: 'dlt_entity', kind: 'digits', empty: '', hint: t('dlt_entity_hint') },
        { name: 'sms_header', kind: 'path', empty: '', hint: t('sms_header_hint') },
      ]}
    />
  );
}

/** The rules for returns besides each product's policy. */
function ReturnsForm({ held }: FieldsProps<'returns'>) {
  const t = useTranslations('operator_settings');
  const { default_policy: _, ...numbers } = held.value;
  return (
    <SettingsForm
      group="returns"
      held={held}
      fields={[
        {
          name: 'default_policy',
          kind: 'choice',
          hint: t('default_policy_hint'),
          options: returnPolicies.map((value) => ({ value, label: t(`policies.${value}`) })),
        },
        ...Object.keys(numbers).map((name) => ({
          ...number(name),
          ...(name === 'fault_days' && { hint: t('fault_days_hint') }),
        })),
      ]}
    />
  );
}

/** The groups that consist of a few whole numbers. */
type Numbers = {
  [Group in keyof HeldSettings]: HeldSettings[Group]['value'] extends Record<string, number>
    ? Group
    : never;
}[keyof HeldSettings];

type NumbersFormProps<Group extends Numbers> = FieldsProps<Group> & {
  group: Group;
  /** A line below a field. */
  hints?: { [Name in keyof HeldSettings[Group]['value']]?: string };
};

/** A group of a few whole numbers, side by side. */
function NumbersForm<Group extends Numbers>({ group, held, hints = {} }: NumbersFormProps<Group>) {
  const hintOf: Record<string, string | undefined> = hints;
  return (
    <SettingsForm
      group={group}
      held={held}
      fields={Object.keys(held.value).map((name) => ({ ...number(name), hint: hintOf[name] }))}
    />
  );
}
