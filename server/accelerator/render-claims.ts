import { setTimeout as delay } from 'node:timers/promises';
import { build } from '../page-cache/build-id';
import { whenPersisted } from '../page-cache/persist';
import { shelf } from '../page-cache/shelf';
import { isFresh, isUsable, keyOf, takeIn, whenPacked } from '../page-cache/store';
import type { StoredPage } from '../page-cache/stored-page';
import { isSendable, type KeptAnswer } from './kept-answers';

/** Milliseconds that a visitor waits for another instance's render of the same page. */
export const patience = 10_000;
/** Pause between two checks of another instance's render. */
const pause = 50;

type Sendable = StoredPage & KeptAnswer;
/** Either this instance renders and calls `end` afterwards, or another one has rendered the `page`. */
type Claim = { page?: undefined; end: () => Promise<void> } | { page: Sendable };

const unshared: Claim = { end: async () => {} };

/**
 * Claims the render of a page, or waits up to ten seconds for the instance that has claimed it.
 * @param path with its language
 * @param isEnough checks a page rendered by an instance of this build
 */
async function claimRender(path: string, isEnough: (page: StoredPage) => boolean): Promise<Claim> {
  const { claimRender: claim } = shelf();
  if (!claim) return unshared;
  const since = performance.now();
  for (let looks = 0; ; looks++) {
    const end = await claim(path);
    // Check even after claiming: the last holder may have just finished.
    const page = await shelf().read(path);
    if (page?.build === build && isSendable(page) && isEnough(page)) {
      await end?.();
      return { page };
    }
    if (end && looks === 0) return { end: () => endOnceKept(path, end) };
    // The other instance's answer is not cacheable: nobody should queue for it.
    await end?.();
    if (end || performance.now() - since > patience) return unshared;
    await delay(pause, undefined, { ref: false });
  }
}

/** Ends a claim after other instances can find the page. */
async function endOnceKept(path: string, end: () => Promise<void>): Promise<void> {
  await whenPacked(keyOf(path));
  await whenPersisted(keyOf(path));
  await end();
}

/** Claims the first render of a page for a visitor. */
export const claimFirstRender = (path: string): Promise<Claim> => claimRender(path, isUsable);

/**
 * Renders an expired page by one instance: by `render` here, unless another instance is rendering it or has
 * done so; its page is then loaded into memory.
 */
export async function renewOnce(path: string, render: () => Promise<void>): Promise<void> {
  const claim = await claimRender(path, isFresh);
  if (claim.page) {
    takeIn(claim.page.key, claim.page);
    return;
  }
  try {
    await render();
  } finally {
    await claim.end();
  }
}
