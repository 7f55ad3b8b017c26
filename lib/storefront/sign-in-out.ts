import { ApiError, type ApiErrorCode } from '@/lib/api/request';
import type { Locale } from '@/lib/i18n/locales';
import { forgetUser, rememberUser } from './session';

type Credentials = { email: string; lang: Locale } & ({ password: string } | { otp: string });

/**
 * Opens a session by password or one-time code.
 * @throws {ApiError} with the API's message in the shopper's language
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const auth = await import('next-auth/react');
  const answer = await auth.signIn('credentials', { ...credentials, redirect: false });
  if (answer?.error) throw refusal(answer.error);
  const session = await auth.getSession();
  if (!session) throw new ApiError('unknown_api_error', 0);
  rememberUser(session.user);
}

/** What `authorize` said: a message of the API's, or `code:` with the code of an ApiError, or nothing. */
function refusal(said: string): Error {
  const [, code] = /^code:(\w*)$/.exec(said) ?? [];
  if (code === undefined) return new ApiError('api', 422, said);
  return code ? new ApiError(code as ApiErrorCode, 0) : new Error(said);
}

/**
 * Ends the session in this browser, revokes its token, and goes to a path of this site.
 * @throws when the server cannot be reached: the session is then still open
 */
export async function signOut(to: string): Promise<void> {
  const auth = await import('next-auth/react');
  await auth.signOut({ redirect: false });
  goTo(to);
  forgetUser();
}

/** Has the session cookie take over the profile as the API knows it now. */
export async function refreshSession(): Promise<void> {
  const auth = await import('next-auth/react');
  const response = await fetch('/api/auth/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ csrfToken: await auth.getCsrfToken() }),
  });
  const session = (await response.json()) as Awaited<ReturnType<typeof auth.getSession>>;
  if (session?.user) rememberUser(session.user);
}

let leaving = false;

/**
 * Goes to a path of this site by loading it anew: nothing of the former shopper stays in memory,
 * neither cached answers nor the hidden pages that the router keeps. The first to call decides.
 */
export function goTo(path: string): void {
  if (leaving) return;
  leaving = true;
  // The browser may bring this very page back from its own cache.
  window.addEventListener('pageshow', () => window.location.reload(), { once: true });
  window.location.assign(path);
}
