import type { Context } from 'hono';
import type { Count } from '../limits/limiter';

/**
 * Tells the caller what its limits are and what is left of them, by the fields `RateLimit-Policy` and `RateLimit`
 * (draft-ietf-httpapi-ratelimit-headers-10): a policy is named for its limit and what it is counted by.
 * Answers that others may be given, and calls that nothing counts, have none.
 */
export function tellLimits(c: Context, counts: readonly Count[]): void {
  const isShared = /\bpublic\b/.test(c.res.headers.get('cache-control') ?? '');
  if (counts.length === 0 || isShared) return;
  const each = (text: (count: Count) => string) =>
    counts.map((count) => `"${count.name}:${count.scope}";${text(count)}`).join(', ');
  c.header(
    'RateLimit-Policy',
    each(({ rule }) => `q=${rule.tries};w=${rule.seconds}`),
  );
  c.header(
    'RateLimit',
    each(({ left, seconds }) => `r=${left};t=${seconds}`),
  );
}
