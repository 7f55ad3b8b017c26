'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { TextField } from '@/components/ui/field';
import { fieldName } from './field-names';

type Props = {
  /** Where the value lies in its group, e.g. `brand.en`. */
  path: string;
  errorOf: (path: string) => string | undefined;
} & Omit<ComponentProps<typeof TextField>, 'label' | 'name' | 'error'>;

/** A field of a group under its name. */
export function GroupField({ path, errorOf, ...input }: Props) {
  const t = useTranslations('operator_settings');
  return (
    <TextField
      {...input}
      label={fieldName(t, path, useLocale())}
      name={path}
      error={errorOf(path)}
      autoComplete="off"
    />
  );
}

/** Fields that belong together, under a heading of their own. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="float-left mb-3 w-full font-semibold">{title}</legend>
      <div className="clear-both grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
