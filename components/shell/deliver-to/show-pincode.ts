/** Stands for the pincode in the text that the button has for it. */
export const placeholder = '000000';

export const buttonSelector = '[data-deliver-to]';

/** Writes the pincode into the header, whose markup is the same for everybody. */
export function showPincode(pincode: string): void {
  for (const button of document.querySelectorAll<HTMLElement>(buttonSelector)) {
    const [text, short] = button.querySelectorAll('span');
    if (text) text.textContent = button.dataset.deliverTo?.replace(placeholder, pincode) ?? pincode;
    if (short) short.textContent = pincode;
  }
}
