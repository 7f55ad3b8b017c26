/**
 * Focuses a field as it appears; inside a dialog that opens only now, the dialog does so by the attribute.
 */
export function focusOnArrival(field: HTMLInputElement | null): void {
  if (!field || field.hasAttribute('autofocus')) return;
  field.setAttribute('autofocus', '');
  field.focus();
}
