'use client';

import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';

type Props = {
  name: string;
  label: string;
  hint?: string;
  value: string | undefined;
  onSearch: (text: string) => void;
};

/** The search field of a list; Enter searches, an emptied field shows all rows again. */
export function ListSearch({ name, label, hint, value = '', onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // The field stays mounted, so that it keeps the focus; a saved view or the back button may set another text.
  useEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value;
  }, [value]);

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get(name) ?? '').trim());
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element cannot be submitted
    <form role="search" onSubmit={find} className="relative min-w-0 flex-1 md:max-w-md md:basis-72">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
      />
      <input
        ref={field}
        type="search"
        name={name}
        aria-label={label}
        placeholder={label}
        title={hint}
        aria-description={hint}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
        defaultValue={value}
        onChange={({ target }) => {
          if (!target.value && value) onSearch('');
        }}
        className="min-h-11 w-full rounded-control border border-line-strong bg-card py-1.5 pr-3 pl-9 placeholder:text-ink-soft pointer-fine:min-h-9"
      />
    </form>
  );
}
