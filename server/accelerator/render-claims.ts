import { setTimeout as delay } from 'node:timers/promises';
import { build } from '../page-cache/build-id';
import { whenPersisted } from '../page-cache/persist';
import { shelf } from '../page-cache/shelf';
import { isFresh, isUsable, keyOf, takeIn, whenPacked } from '../page-cache/store';
import type { StoredPage } from '../page-cache/stored-page';
import { isSendable, type KeptAnswer } from './kept-answers';

/** Milliseconds that a visitor waits for somebody else's render of the same page. */
export const patience = 10_000;
/** Between two looks at another instance's render. */
const pause = 50;

type Sendable = StoredPage & KeptAnswer;
/** This instance renders, and `end` is to be called after that; or another one has rendered the `page`. */
type Claim = { page?: undefined; end: () => Promise<void> } | { page: Sendable };

const unshared: Claim = { end: async () => {} };

/**
 * Takes the render of a page upon this instance, or waits for the instance that has it; for one that does not come to
 * an end, ten seconds.
 * @param path with language
 * @param isEnough whether a page that an instance of this build has rendered will do
 */
async function claimRender(path: string, isEnough: (page: StoredPage) => boolean): Promise<Claim> {
  const { claimRender: claim } = shelf();
  if (!claim) return unshared;
  const since = performance.now();
  for (let looks = 0; ; looks++) {
    const end = await claim(path);
    // Also after it was taken: its last holder may have come to its end just before.
    const page = await shelf().read(path);
    if (page?.build === build && isSendable(page) && isEnough(page)) {
      await end?.();
      return { page };
    }
    if (end && looks === 0) return { end: () => endOnceKept(path, end) };
    // What the other instance answered is not kept: nobody is to queue for that.
    await end?.();
    if (end || performance.now() - since > patience) return unshared;
    await delay(pause, undefined, { ref: false });
  }
}

/** Only once others find the page. */
async function endOnceKept(path: string, end: () => Promise<void>): Promise<void> {
  await whenPacked(keyOf(path));
  await whenPersisted(keyOf(path));
  await end();
}

/** For a visitor of a page that is not there. */
export const claimFirstRender = (path: string): Promise<Claim> => claimRender(path, isUsable);

/**
 * Has a page that has run out rendered anew by one instance: by `render` here, unless another one does so or has done
 * so already, whose page is taken into memory then.
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
