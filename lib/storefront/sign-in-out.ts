import type { Locale } from '@/lib/i18n/locales';
import { forgetUser, rememberUser } from './session';

type Credentials = { email: string; lang: Locale } & ({ password: string } | { otp: string });

/**
 * Opens a session by password or one-time code.
 * @throws {Error} with the API's message in the shopper's language
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const auth = await import('next-auth/react');
  const answer = await auth.signIn('credentials', { ...credentials, redirect: false });
  if (!answer || answer.error) throw new Error(answer?.error ?? '');
  const session = await auth.getSession();
  if (session) rememberUser(session.user);
}

/** Ends the session in this browser and revokes its token; stays on the page. */
export async function endSession(): Promise<void> {
  const auth = await import('next-auth/react');
  await auth.signOut({ redirect: false });
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

/**
 * Goes to a path of this site by loading it anew: nothing of the former shopper stays in memory,
 * neither cached answers nor the hidden pages that the router keeps.
 */
export function goTo(path: string): void {
  window.location.assign(path);
}
