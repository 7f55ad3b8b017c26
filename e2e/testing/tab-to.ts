import { expect, type Locator, type Page } from '@playwright/test';

/** The position of the focus, and its visibility: an outline of the element, its cover or its frame. */
type Focus = { isThere: boolean; unseen: string | undefined };

function focusAt(target: Element): Focus {
  const { activeElement: now, body } = document;
  const frames = [now, now?.parentElement, now?.parentElement?.parentElement];
  const hasOutline = (it: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(it, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  // A page that has loaded meanwhile puts the focus on its main part, which is no stop of Tab.
  const isLanding = now === body || now?.matches('main[tabindex="-1"]');
  const isSeen = frames.some((it) => it && (hasOutline(it) || hasOutline(it, '::after')));
  return {
    isThere: now === target,
    unseen: isSeen || isLanding ? undefined : now?.outerHTML.slice(0, 200),
  };
}

/** Presses Tab until the target has the focus; checks that the focus is visible at every stop. */
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
