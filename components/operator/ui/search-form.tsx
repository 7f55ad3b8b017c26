'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';

type Props = {
  label: string;
  hint?: string;
  value: string | undefined;
  onSearch: (search: string) => void;
};

/** A search form with a single field. */
export function SearchForm({ label, hint, value = '', onSearch }: Props) {
  const t = useTranslations('operator_ui');
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element cannot be submitted
    <form role="search" onSubmit={find} className="flex max-w-2xl items-start gap-2">
      <TextField
        key={value}
        className="flex-1"
        label={label}
        hint={hint}
        name="search"
        type="search"
        maxLength={200}
        autoComplete="off"
        defaultValue={value}
      />
      <Button type="submit" look="outline" className="mt-6.5">
        {t('find')}
      </Button>
    </form>
  );
}
