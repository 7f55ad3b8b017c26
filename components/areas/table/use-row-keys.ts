import { type RefObject, useEffect } from 'react';

const typesText =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog, [popover]';

/**
 * Keys of a table while neither a field nor a dialog has the focus: J and K move to the next and the previous row,
 * X chooses the row (with Shift all rows since the last choice), Enter opens it. Another key presses the row's
 * button with that `data-key`.
 */
export function useRowKeys(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const within = table.current;
      const { activeElement: active } = document;
      if (!within || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (active?.closest(typesText) || document.querySelector('dialog[open]')) return;
      const isElsewhere = active?.closest('a, button, input') && !within.contains(active);
      if (isElsewhere) return;
      const rows = [...within.querySelectorAll<HTMLElement>('[data-row]')];
      const at = rows.findIndex((row) => row.contains(active));
      const row = rows[at];
      const key = event.key.toLowerCase();
      if (key === 'j' || key === 'k') {
        const next = rows[Math.max(0, at + (key === 'j' ? 1 : -1))] ?? rows.at(-1);
        next?.focus();
        next?.scrollIntoView({ block: 'nearest' });
      } else if (key === 'x' && row) {
        const { shiftKey } = event;
        row
          .querySelector('input[data-choose]')
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
      } else if (event.key === 'Enter' && row && row === active) {
        row.querySelector<HTMLElement>('[data-open]')?.click();
      } else {
        const button = row?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
        if (!button) return;
        button.click();
      }
      event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [table]);
}
