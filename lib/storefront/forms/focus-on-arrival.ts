/** Focuses a field as it mounts; a field with `autofocus` is left to the dialog that opens with it. */
export function focusOnArrival(field: HTMLInputElement | null): void {
  if (!field || field.hasAttribute('autofocus')) return;
  field.setAttribute('autofocus', '');
  field.focus();
}
