import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from '../../testing/tab-to';
import type { Hand } from './hand';

/**
 * Operates a page with the keyboard alone. Checks that focus is visible at every stop, and lost only by loading
 * another document.
 */
export function byKeyboard(page: Page): Hand {
  const { keyboard } = page;
  let isFresh = true;
  page.on('load', () => {
    isFresh = true;
  });

  async function reach(target: Locator) {
    await expect(target).toBeEnabled();
    const at = await target.evaluate((element) => {
      const { activeElement: now, body } = document;
      const isBefore = now?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING;
      return { isThere: now === element, isNowhere: now === body, isBefore };
    });
    expect(at.isNowhere && !isFresh, `the focus is lost on the way to ${target}`).toBe(false);
    isFresh = false;
    if (!at.isThere) await tabTo(page, target, at.isBefore ? 'Shift+Tab' : 'Tab');
  }

  return {
    async press(target) {
      await reach(target);
      await keyboard.press('Enter');
    },
    async check(box) {
      await reach(box);
      await keyboard.press('Space');
      await expect(box).toBeChecked();
    },
    async fill(field, text) {
      await reach(field);
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
    },
    async select(field, index) {
      await reach(field);
      for (let presses = 0; presses < index; presses++) await keyboard.press('ArrowDown');
    },
    async upload(field, files) {
      // Wait for the dialog before pressing the key: a busy browser may open it early.
      const choosing = page.waitForEvent('filechooser');
      choosing.catch(() => {});
      await reach(field);
      await keyboard.press('Enter');
      await (await choosing).setFiles(files);
    },
  };
}
