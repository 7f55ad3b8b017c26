'use client';

import { useTranslations } from 'next-intl';
import { deliveryZones } from '@/lib/api/schemas/settings/delivery';
import type { HeldSettings } from '@/lib/api/schemas/settings/settings';
import { FieldGroup, GroupField } from './group-fields';
import { SettingsForm } from './settings-form';
import { whole } from './whole';

type Delivery = HeldSettings['delivery'];

/** Up to which sum orders are paid in cash, and how many days a parcel takes. */
export function DeliveryForm({ held: { value: delivery, version } }: { held: Delivery }) {
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
