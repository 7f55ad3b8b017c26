const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Leaves only those options of a long group that have what is typed into its field. */
export function narrow(field: HTMLElement): void {
  const group = field.closest('details[data-group]');
  if (!(field instanceof HTMLInputElement) || field.type !== 'search' || !group) return;
  const term = folded(field.value.trim());
  for (const option of group.querySelectorAll('li')) {
    option.hidden = !folded(option.textContent ?? '').includes(term);
  }
  const rest = group.querySelector<HTMLDetailsElement>('details[data-group]');
  if (rest && term) rest.open = true;
}
