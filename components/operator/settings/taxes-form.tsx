'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { HeldSettings } from '@/lib/contract/schemas/settings/settings';
import { type TaxRate, taxKinds } from '@/lib/contract/schemas/settings/taxes';
import { date } from '@/lib/storefront/format';
import { latinDigits } from '@/lib/text/digits';
import { dayOf } from '@/lib/time/india';
import { FieldGroup } from './group-fields';
import { SettingsForm } from './settings-form';

type Taxes = HeldSettings['taxes'];
type Kind = (typeof taxKinds)[number];

/** A rate being entered; `key` identifies it while it has no day. */
type Entered = { key: number; from: string; percent: string };

/** Legal tax rates, each with its first day; rates already in force cannot be changed. */
export function TaxesForm({ held }: { held: Taxes }) {
  const { value: taxes } = held;
  const t = useTranslations('operator_settings');
  const lang = useLocale();
  const today = dayOf(new Date());
  const begun = (kind: Kind) => taxes[kind].filter(({ from }) => from <= today);
  const [ahead, setAhead] = useState(() => {
    let key = 0;
    const of = (kind: Kind): Entered[] =>
      taxes[kind]
        .filter(({ from }) => from > today)
        .map(({ from, percent }) => ({ key: key++, from, percent: String(percent) }));
    return { tcs: of('tcs'), tds: of('tds'), commission_gst: of('commission_gst') };
  });

  const [forms, setForms] = useState(taxes.tds_forms);

  const change = (kind: Kind, to: (rates: Entered[]) => Entered[]) =>
    setAhead((all) => ({ ...all, [kind]: to(all[kind]) }));
  const entered = (kind: Kind): TaxRate[] => [
    ...begun(kind),
    ...ahead[kind].map(({ from, percent }) => ({ from, percent: decimal(percent) })),
  ];

  return (
    <SettingsForm
      group="taxes"
      held={held}
      value={{
        tcs: entered('tcs'),
        tds: entered('tds'),
        commission_gst: entered('commission_gst'),
        tds_forms: forms,
      }}
    >
      {(errorOf) => (
        <>
          {taxKinds.map((kind) => (
            <Rates
              key={kind}
              kind={kind}
              begun={begun(kind)}
              ahead={ahead[kind]}
              errorOf={errorOf}
              onChange={(to) => change(kind, to)}
            />
          ))}
          <FieldGroup title={t('fields.tds_forms')}>
            {forms.map((each, index) => (
              <TextField
                key={each.from}
                label={t('tds_code', { ...each, date: date(each.from, lang) })}
                hint={t('tds_code_hint')}
                autoComplete="off"
                maxLength={10}
                value={each.code}
                error={errorOf(`tds_forms.${index}.code`)}
                onChange={({ target }) =>
                  setForms((all) =>
                    all.map((form, at) => (at === index ? { ...form, code: target.value } : form)),
                  )
                }
              />
            ))}
          </FieldGroup>
        </>
      )}
    </SettingsForm>
  );
}

/** Parses a typed decimal number, maybe in Devanagari, with a comma or a percent sign; NaN if invalid. */
function decimal(text: string): number {
  const digits = latinDigits(text).replace(/[\s%]/g, '').replace(',', '.');
  return digits === '' ? Number.NaN : Number(digits);
}

type RatesProps = {
  kind: Kind;
  begun: TaxRate[];
  ahead: Entered[];
  errorOf: (path: string) => string | undefined;
  onChange: (to: (rates: Entered[]) => Entered[]) => void;
};

function Rates({ kind, begun, ahead, errorOf, onChange }: RatesProps) {
  const t = useTranslations('operator_settings');
  const lang = useLocale();
  const problem = errorOf(kind);
  const set = (key: number, part: Partial<Entered>) =>
    onChange((rates) => rates.map((rate) => (rate.key === key ? { ...rate, ...part } : rate)));
  return (
    <FieldGroup title={t(`fields.${kind}`)}>
      <ul className="flex flex-col gap-1 sm:col-span-2">
        {begun.map(({ from, percent }, index) => (
          <li key={from} className={index < begun.length - 1 ? 'text-ink-soft' : 'font-semibold'}>
            {t('rate_from', { percent: `${percent}%`, date: date(from, lang) })}
          </li>
        ))}
      </ul>
      {ahead.map(({ key, from, percent }, index) => {
        const path = `${kind}.${begun.length + index}`;
        return (
          <fieldset
            key={key}
            className="grid min-w-0 items-start gap-4 sm:col-span-2 sm:grid-cols-[1fr_1fr_auto]"
          >
            <legend className="sr-only">{t('rate_ahead', { number: index + 1 })}</legend>
            <TextField
              label={t('rate_day')}
              type="date"
              value={from}
              error={errorOf(`${path}.from`)}
              onChange={({ target }) => set(key, { from: target.value })}
            />
            <TextField
              label={t('rate_percent')}
              inputMode="decimal"
              autoComplete="off"
              value={percent}
              error={errorOf(`${path}.percent`)}
              onChange={({ target }) => set(key, { percent: target.value })}
            />
            <Button
              look="outline"
              className="self-start sm:mt-7"
              onClick={() => onChange((rates) => rates.filter((rate) => rate.key !== key))}
            >
              {t('rate_remove')}
            </Button>
          </fieldset>
        );
      })}
      {problem && (
        <div className="sm:col-span-2">
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
      <Button
        look="outline"
        className="justify-self-start sm:col-span-2"
        onClick={() =>
          onChange((rates) => [
            ...rates,
            { key: Math.max(-1, ...rates.map(({ key }) => key)) + 1, from: '', percent: '' },
          ])
        }
      >
        {t('rate_add')}
      </Button>
    </FieldGroup>
  );
}
