/** The placeholder for the pincode in the button's text. */
export const placeholder = '000000';

export const buttonSelector = '[data-deliver-to]';

/** The buttons' texts without a pincode. */
const asked = new WeakMap<Element, string | null>();

/** Writes the pincode into the header, whose markup is the same for everybody; null restores the original text. */
export function showPincode(pincode: string | null): void {
  for (const button of document.querySelectorAll<HTMLElement>(buttonSelector)) {
    const [text, short] = button.querySelectorAll('span');
    const named = pincode && (button.dataset.deliverTo?.replace(placeholder, pincode) ?? pincode);
    write(text, named);
    write(short, pincode);
  }
}

function write(part: HTMLElement | undefined, text: string | null): void {
  if (!part) return;
  const former = asked.get(part);
  if (text === null && former === undefined) return;
  if (former === undefined) asked.set(part, part.textContent);
  part.textContent = text ?? former ?? null;
}
