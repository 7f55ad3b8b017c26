'use client';

import { useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { useCall } from '@/lib/client/use-call';
import { deliveryZones } from '@/lib/contract/schemas/settings/delivery';
import type { HeldSettings, SettingGroup } from '@/lib/contract/schemas/settings/settings';
import { money } from '@/lib/storefront/format';
import { CompanyForm } from './company-form';
import { FieldGroup, GroupField } from './group-fields';
import { GstRatesForm } from './gst-rates-form';
import { MailsForm } from './mails-form';
import { PincodesForm } from './pincodes-form';
import { ReturnsForm } from './returns-form';
import { SettingsForm } from './settings-form';
import { TaxesForm } from './taxes-form';
import { whole } from './whole';

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
          <span>{t('refund_limit')}</span>
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

type Delivery = HeldSettings['delivery'];

/** The maximum order value for cash on delivery, and the delivery time in days. */
function DeliveryForm({ held: { value: delivery, version } }: { held: Delivery }) {
  const t = useTranslations('operator_settings');

  function read(value: (name: string) => string): Delivery['value'] {
    const days = (zone: (typeof deliveryZones)[number]) => ({
      min: whole(value(`days.${zone}.min`)),
      max: whole(value(`days.${zone}.max`)),
    });
    return {
      cash_limit: whole(value('cash_limit')),
      cut_off_hour: whole(value('cut_off_hour')),
      days: {
        city: days('city'),
        state: days('state'),
        region: days('region'),
        country: days('country'),
        remote: days('remote'),
      },
    };
  }

  return (
    <SettingsForm group="delivery" version={version} read={read}>
      {(errorOf) => {
        const field = (path: string, value: number, hint?: string) => (
          <GroupField
            key={path}
            path={path}
            errorOf={errorOf}
            hint={hint}
            inputMode="numeric"
            defaultValue={String(value)}
          />
        );
        return (
          <>
            <FieldGroup title={t('parts.terms')}>
              {field('cash_limit', delivery.cash_limit, t('cash_limit_hint'))}
              {field('cut_off_hour', delivery.cut_off_hour, t('cut_off_hint'))}
            </FieldGroup>
            <FieldGroup title={t('parts.days')}>
              {deliveryZones.flatMap((zone) => [
                field(`days.${zone}.min`, delivery.days[zone].min),
                field(`days.${zone}.max`, delivery.days[zone].max),
              ])}
            </FieldGroup>
          </>
        );
      }}
    </SettingsForm>
  );
}

/** The groups that consist of a few whole numbers. */
type Numbers = {
  [Group in keyof HeldSettings]: HeldSettings[Group]['value'] extends Record<string, number>
    ? Group
    : never;
}[keyof HeldSettings];

type NumbersFormProps<Group extends Numbers> = {
  group: Group;
  held: HeldSettings[Group];
  /** A line below a field. */
  hints?: { [Name in keyof HeldSettings[Group]['value']]?: string };
};

/** A group of a few whole numbers, side by side. */
function NumbersForm<Group extends Numbers>({ group, held, hints = {} }: NumbersFormProps<Group>) {
  const value: Record<string, number> = held.value;
  const hintOf: Record<string, string | undefined> = hints;
  const names = Object.keys(value);
  return (
    <SettingsForm
      group={group}
      version={held.version}
      read={(entered) =>
        Object.fromEntries(
          names.map((name) => [name, whole(entered(name))]),
        ) as HeldSettings[Group]['value']
      }
    >
      {(errorOf) => (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {names.map((name) => (
            <GroupField
              key={name}
              path={name}
              errorOf={errorOf}
              hint={hintOf[name]}
              inputMode="numeric"
              defaultValue={String(value[name])}
            />
          ))}
        </div>
      )}
    </SettingsForm>
  );
}
