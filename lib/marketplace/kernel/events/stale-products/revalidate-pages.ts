import { config } from '@/lib/config';
import { sign } from '@/lib/security/hmac';
import type { StalePages } from './deliver';

/** The timeout in milliseconds, shorter than a row stays claimed. */
const timeoutMs = 5000;

/**
 * Tells every storefront of `REVALIDATE_ORIGINS`, else this process, which pages are stale.
 * @throws when one of them does not confirm it
 */
export async function revalidatePages(stale: StalePages): Promise<void> {
  const secret = config.revalidateSecret;
  if (!secret) return;
  const body = JSON.stringify(stale);
  const headers = { 'content-type': 'application/json', 'x-haat-signature': sign(body, secret) };
  await Promise.all(
    config.revalidateOrigins.map(async (origin) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(`${origin}/api/revalidate`, {
        method: 'POST',
        headers,
        body,
        signal,
      });
      if (!answer.ok) throw new Error(`${origin}/api/revalidate answered ${answer.status}`);
    }),
  );
}
