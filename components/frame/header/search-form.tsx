'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, Suspense, useEffect, useRef, useState, useTransition } from 'react';
import { lazyPart } from '@/components/shell/messages/lazy-part';
import { Search, X } from '@/components/ui/icons';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/lib/storefront/browser/toast';

/** The header is on every page, so the suggestions are loaded when the box is first used. */
const Suggestions = lazyPart(() => import('@/components/search/suggestions'));

type Props = {
  action: string;
  label: string;
  /** The label of the button that clears the box. */
  clear: string;
  placeholder: string;
  className: string;
};

/** Opens the search page; ignores blank input (specification §5). A plain GET form without script. */
export function SearchForm({ action, label, clear, placeholder, className }: Props) {
  const router = useRouter();
  const t = useTranslations('errors');
  const [searching, search] = useTransition();
  const input = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState<HTMLInputElement>();

  /** The cached page is the same for all searches, so the words come from its address. */
  useEffect(() => {
    const { pathname, search: query } = window.location;
    if (pathname === action && input.current && !input.current.value) {
      input.current.value = new URLSearchParams(query).get('search') ?? '';
    }
  }, [action]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const term = input.current?.value.trim();
    if (!term) return;
    if (!navigator.onLine) return toast.error(t('network'));
    input.current?.blur();
    search(() => router.push(`${action}?search=${encodeURIComponent(term)}`));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element has no action of its own
    <form action={action} role="search" onSubmit={submit} className={`sm:relative ${className}`}>
      <div className="flex h-11 items-center rounded-control border border-line-strong bg-page outline-brand focus-within:border-brand focus-within:bg-card has-[input:focus]:outline-2">
        <input
          ref={input}
          name="search"
          type="search"
          aria-label={label}
          placeholder={placeholder}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          onFocus={({ currentTarget }) => setUsed(currentTarget)}
          className="peer h-full min-w-0 flex-1 truncate rounded-control bg-transparent pl-4 outline-none placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="reset"
          aria-label={clear}
          onClick={() => input.current?.focus()}
          className="needs-script grid h-full w-11 peer-placeholder-shown:hidden shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken"
        >
          <X aria-hidden className="size-5" />
        </button>
        <button
          type="submit"
          aria-label={label}
          className="grid h-full w-12 shrink-0 place-items-center rounded-control text-brand hover:bg-brand-soft"
        >
          {searching ? <Spinner /> : <Search aria-hidden className="size-5" />}
        </button>
      </div>
      {used && (
        <Suspense>
          <Suggestions input={used} />
        </Suspense>
      )}
    </form>
  );
}
