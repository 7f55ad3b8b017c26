'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Field } from '@/components/ui/field';
import { useCall } from '@/lib/client/use-call';

type Props = {
  category: number;
  attributes: string[];
  onChange: (attributes: string[]) => void;
};

const known = ['kind', 'for', 'occasion', 'use'] as const;

/** The attributes of a category's goods; values separated by commas. */
export function AttributeFields({ category, attributes, onChange }: Props) {
  const t = useTranslations('seller_listing');
  const { data: choices = [] } = useCall('GET /api/seller/categories/{id}/attributes', {
    params: { id: category },
  });
  const names = new Set([...known, ...choices.map(({ name }) => name)]);
  const valuesOf = (name: string) =>
    attributes.flatMap((one) => (one.startsWith(`${name}:`) ? [one.slice(name.length + 1)] : []));
  const set = (name: string, values: string[]) =>
    onChange([
      ...attributes.filter((one) => !one.startsWith(`${name}:`)),
      ...values.map((value) => `${name}:${value}`),
    ]);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {[...names].map((name) => {
        const usual = choices.find((one) => one.name === name)?.values ?? [];
        const label = known.find((one) => one === name);
        return (
          <ValuesField
            key={name}
            label={label ? t(`attribute.${label}`) : name}
            values={valuesOf(name)}
            usual={usual}
            onChange={(values) => set(name, values)}
          />
        );
      })}
    </div>
  );
}

type ValuesProps = {
  label: string;
  values: string[];
  usual: string[];
  onChange: (values: string[]) => void;
};

function ValuesField({ label, values, usual, onChange }: ValuesProps) {
  const t = useTranslations('seller_listing');
  const id = useId();
  const [text, setText] = useState(values.join(', '));
  const read = (given: string) =>
    given
      .split(',')
      .map((value) => value.trim().slice(0, 60))
      .filter(Boolean);
  const hint = usual.length ? t('usual', { values: usual.slice(0, 6).join(', ') }) : t('commas');
  return (
    <Field label={label} hint={hint}>
      {(props) => (
        <>
          <input
            {...props}
            list={id}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              onChange(read(event.target.value));
            }}
          />
          <datalist id={id}>
            {usual.map((value) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
