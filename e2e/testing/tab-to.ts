import { expect, type Locator, type Page } from '@playwright/test';

/** Where the focus is, and whether it can be seen: an outline of the element, its cover or its frame. */
type Focus = { isThere: boolean; unseen: string | undefined };

function focusAt(target: Element): Focus {
  const { activeElement: now, body } = document;
  const frames = [now, now?.parentElement, now?.parentElement?.parentElement];
  const hasOutline = (it: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(it, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  const isSeen = frames.some((it) => it && (hasOutline(it) || hasOutline(it, '::after')));
  return {
    isThere: now === target,
    unseen: isSeen || now === body ? undefined : now?.outerHTML.slice(0, 200),
  };
}

/** Presses Tab until the target has the focus, which must be seen at every stop on the way. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeEnabled();
  for (let stops = 0; stops < 400; stops++) {
    await page.keyboard.press(key);
    const { isThere, unseen } = await target.evaluate(focusAt);
    expect(unseen, `the focus is not seen on the way to ${target}`).toBeUndefined();
    if (isThere) return;
  }
  throw new Error(`${target} cannot be reached by ${key}.`);
}
