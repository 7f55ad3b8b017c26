'use client';

import { useEffect } from 'react';

/**
 * Keeps what is typed before hydration. React keeps it if the page is as the server sent it; on a page that the
 * browser has already translated, React renders the form again and its fields are new and empty.
 */

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields with early input; kept in memory only, because one may be a password. */
const early = new Map<string, { field: Typed; value: string }>();
/** Fields that React has taken over. */
const hydrated = new WeakSet<Typed>();

const selector = '[data-field] :is(input, textarea, select)';

/** Identifies a field by page and name, since React regenerates ids. */
const keyOf = (field: Typed) => `${location.pathname} ${field.name}`;

function note(field: Typed): void {
  if (!hydrated.has(field)) early.set(keyOf(field), { field, value: field.value });
}

/** Starts to record early input, including what was typed before. Must be called once, before React starts. */
export function recordEarlyTyping(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(selector)) {
    if (field.value !== field.defaultValue) note(field);
  }
  const onInput = ({ target }: Event) =>
    (target as Element).matches(selector) && note(target as Typed);
  addEventListener('input', onInput, true);
}

/** Sets a value as if it was typed: React's own setter on each field would hide a direct assignment. */
function type(field: Typed, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Puts early input back into the hydrated field `id` if the field replaced the one that was typed in. */
export function useEarlyTyping(id: string): void {
  useEffect(() => {
    const field = document.getElementById(id) as Typed | null;
    if (!field) return;
    hydrated.add(field);
    const key = keyOf(field);
    const typed = early.get(key);
    early.delete(key);
    if (typed && !typed.field.isConnected && field.value !== typed.value) type(field, typed.value);
  }, [id]);
}
