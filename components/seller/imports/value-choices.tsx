'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useSend } from '@/components/areas/use-action';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SelectField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import {
  type ImportValue,
  type SellerImport,
  type ValueKind,
  valueKinds,
} from '@/lib/contract/schemas/seller/imports';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = { of: SellerImport; onDone: (next: SellerImport) => void };

const keyOf = ({ kind, value, hint }: ImportValue) => JSON.stringify([kind, value, hint]);

/** Maximum number of answers per request. */
const most = 500;

/** Values of the file that the market does not know, each with a proposal, confirmed once for all rows. */
export function ValueChoices({ of: { id, undecided, state }, onDone }: Props) {
  const t = useTranslations('seller_imports');
  const lang = useLocale();
  const errorText = useErrorText();
  const { data, error: notLoaded } = useCall(
    'GET /api/seller/imports/{id}/values',
    { params: { id } },
    { version: state },
  );
  const [changed, setChanged] = useState<ReadonlyMap<string, string>>(new Map());
  const { busy, failure, send } = useSend();
  if (notLoaded) return <Notice tone="bad">{errorText(notLoaded)}</Notice>;
  if (!data) return <Spinner />;
  const { values } = data;
  if (!values.length) return null;
  const answerOf = (value: ImportValue) =>
    changed.get(keyOf(value)) ?? value.choice ?? value.proposal ?? '';
  // An empty answer counts if it was chosen: without a brand, or left open.
  const answers = values.filter(
    (value) => answerOf(value) || value.choice !== null || changed.has(keyOf(value)),
  );

  const sure = answers.filter((value) => value.choice === null && value.certainty === 'sure');
  const isOpen = answers.some((value) => value.choice === null && value.certainty !== 'sure');

  async function confirm(event: FormEvent) {
    event.preventDefault();
    await take(answers);
  }

  async function take(chosen: ImportValue[]) {
    await send(async () => {
      const choices = chosen.slice(0, most).map((one) => {
        const { kind, value, hint } = one;
        return { kind, value, hint, choice: answerOf(one).trim().replace(',', '.') };
      });
      onDone(
        await dataOf(
          call('PUT /api/seller/imports/{id}/values', { lang, params: { id }, body: { choices } }),
        ),
      );
      setChanged(new Map());
    });
  }

  return (
    <Writes>
      <form onSubmit={confirm} className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <h2 className="text-lg font-semibold">{t('values')}</h2>
          <p className="text-ink-soft">{t('values_hint')}</p>
          <p className="font-medium">{t('values_left', { count: undecided })}</p>
        </div>
        {valueKinds.map((kind) => (
          <Kind
            key={kind}
            kind={kind}
            values={values.filter((value) => value.kind === kind)}
            answerOf={answerOf}
            onAnswer={(value, answer) =>
              setChanged((before) => new Map(before).set(keyOf(value), answer))
            }
          />
        ))}
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          {sure.length > 0 && isOpen && (
            <Button busy={busy} onClick={() => take(sure)}>
              {t('confirm_sure', { count: sure.length })}
            </Button>
          )}
          <Button
            type="submit"
            look={sure.length > 0 && isOpen ? 'outline' : 'primary'}
            busy={busy}
            disabled={!answers.length}
          >
            {t('confirm_values')}
          </Button>
        </div>
      </form>
    </Writes>
  );
}

type KindProps = {
  kind: ValueKind;
  values: ImportValue[];
  answerOf: (value: ImportValue) => string;
  onAnswer: (value: ImportValue, answer: string) => void;
};

function Kind({ kind, values, answerOf, onAnswer }: KindProps) {
  const t = useTranslations('seller_imports');
  const { data } = useCall('GET /api/seller/imports/fields');
  if (!values.length) return null;
  // A choice for an HSN code is a category, shown by its name.
  const nameOf = ({ value }: ImportValue) =>
    (kind === 'hsn' && data?.categories.find((one) => one.value === value)?.label) || value;
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="font-semibold">{t(`kind_${kind}`)}</h3>
      <ul className="flex flex-col divide-y divide-line">
        {values.map((value) => (
          <li
            key={keyOf(value)}
            className="grid items-end gap-2 py-3 first:pt-0 last:pb-0 sm:grid-cols-2"
          >
            <span className="flex flex-col">
              <b className="break-words">{nameOf(value) || t('value_none')}</b>
              <span className="text-sm text-ink-soft">
                {[
                  t('values_rows', { count: value.rows }),
                  value.examples.length > 0 &&
                    t('values_examples', { names: value.examples.join(', ') }),
                  value.choice === null && value.proposal !== null && t('proposed'),
                  value.choice === null && value.certainty && t(`certainty_${value.certainty}`),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Answer
              value={value}
              answer={answerOf(value)}
              onAnswer={(answer) => onAnswer(value, answer)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type AnswerProps = { value: ImportValue; answer: string; onAnswer: (answer: string) => void };

function Answer({ value: { kind, value, examples }, answer, onAnswer }: AnswerProps) {
  const t = useTranslations('seller_imports');
  const { data } = useCall('GET /api/seller/imports/fields');
  const names = examples.join(', ');
  if (kind === 'category' || kind === 'brand') {
    const isCategory = kind === 'category';
    const options = isCategory
      ? (data?.categories.filter(({ is_leaf }) => is_leaf) ?? [])
      : (data?.brands.map((label, index) => ({ id: data.brand_ids[index] ?? 0, label })) ?? []);
    const label = isCategory
      ? t('choose_category', { value: value || t('value_none'), examples: names })
      : t('choose_brand', { value });
    return (
      <SelectField
        label={t(isCategory ? 'value_category' : 'value_brand')}
        aria-label={label}
        value={answer}
        onChange={({ target }) => onAnswer(target.value)}
      >
        {!isCategory && <option value="request">{t('brand_request')}</option>}
        <option value="">{t(isCategory ? 'no_category' : 'brand_none')}</option>
        {options.map((option) => (
          <option key={option.id} value={String(option.id)}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  }
  const category = data?.categories.find((one) => one.value === value)?.label ?? value;
  const labels = {
    hsn: t('hsn_for', { category, examples: names }),
    currency: t('rate_of', { currency: value }),
    stock: t('stock_of'),
  };
  return (
    <TextField
      label={labels[kind]}
      inputMode={kind === 'currency' ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={14}
      value={answer}
      onChange={({ target }) => onAnswer(target.value)}
    />
  );
}
