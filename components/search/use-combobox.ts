import { useEffect, useEffectEvent, useState } from 'react';
import { forgetSearch, rememberSearch } from '@/components/search/past-searches';
import type { Suggestion } from '@/components/search/suggestion-groups';

export const optionId = (listbox: string, index: number) => `${listbox}-${index}`;

type Props = {
  input: HTMLInputElement;
  /** The id of the listbox. */
  id: string;
  options: Suggestion[];
  setTerm: (term: string) => void;
};

/**
 * Adds the keys and attributes of a WAI-ARIA combobox with a listbox to a plain search box. Text being composed
 * (e.g. Hindi) keeps all its keys.
 */
export function useCombobox({ input, id, options, setTerm }: Props) {
  const [open, setOpen] = useState(document.activeElement === input);
  const [marked, setMarked] = useState<string>();
  const shown = open && options.length > 0;
  const at = options.findIndex(({ key }) => key === marked);
  const active = shown && at >= 0 ? optionId(id, at) : undefined;

  function close() {
    setOpen(false);
    setMarked(undefined);
  }
  function clear() {
    input.value = '';
    setTerm('');
  }
  const mark = (index: number) => setMarked(options[index]?.key);

  const onInput = useEffectEvent(() => {
    setTerm(input.value.trim());
    setMarked(undefined);
    setOpen(true);
  });

  /** Handles the button that clears the box. */
  const onReset = useEffectEvent(() => {
    setTerm('');
    setMarked(undefined);
    setOpen(true);
  });

  const onSubmit = useEffectEvent(() => {
    rememberSearch(input.value);
    close();
  });

  /** Returns the action of a key; undefined if it has none. */
  function actionOf(key: string): (() => void) | undefined {
    const last = options.length - 1;
    switch (key) {
      // The search box itself is a stop between the last option and the first.
      case 'ArrowDown':
        return () => (shown ? mark(at === last ? -1 : at + 1) : setOpen(true));
      case 'ArrowUp':
        return () => (shown ? mark(at === -1 ? last : at - 1) : setOpen(true));
      case 'Escape':
        return shown ? close : clear;
    }
    if (active === undefined) return undefined;
    const { kind, label } = options[at] as Suggestion;
    switch (key) {
      case 'Home':
        return () => mark(0);
      case 'End':
        return () => mark(last);
      case 'Enter':
        return () => document.getElementById(active)?.click();
      case 'Delete':
        return kind === 'past' ? () => forgetSearch(label) : undefined;
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === 229) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const action = actionOf(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  });

  const onFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!input.form?.contains(relatedTarget as Node | null)) close();
  });

  useEffect(() => {
    const { form } = input;
    const reopen = () => setOpen(true);
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('input', () => onInput(), { signal });
    input.addEventListener('keydown', (event) => onKey(event), { signal });
    input.addEventListener('focus', reopen, { signal });
    input.addEventListener('click', reopen, { signal });
    form?.addEventListener('submit', () => onSubmit(), { signal });
    form?.addEventListener('reset', () => onReset(), { signal });
    form?.addEventListener('focusout', (event) => onFocusOut(event), { signal });
    // The shopper may have typed, or left the box, while this code was loading.
    setTerm(input.value.trim());
    setOpen(document.activeElement === input);
    return () => listening.abort();
  }, [input, setTerm]);

  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', id);
    input.setAttribute('aria-expanded', String(shown));
    if (active === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', active);
  }, [input, id, shown, active]);

  return { shown, active, close };
}
