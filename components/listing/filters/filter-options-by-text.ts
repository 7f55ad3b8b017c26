import { normalised } from '@/lib/security/normalised';

const folded = (text: string) =>
  normalised(text, 200, 'NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Hides the options of a long group that do not contain the text in its search field. */
export function filterOptionsByText(field: HTMLElement): void {
  const group = field.closest('details[data-group]');
  if (!(field instanceof HTMLInputElement) || field.type !== 'search' || !group) return;
  const term = folded(field.value.trim());
  for (const option of group.querySelectorAll('li')) {
    option.hidden = !folded(option.textContent ?? '').includes(term);
  }
  const rest = group.querySelector<HTMLDetailsElement>('details[data-group]');
  if (rest && term) rest.open = true;
}
