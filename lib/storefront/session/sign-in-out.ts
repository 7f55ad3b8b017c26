import { ApiError, answered, errorOf, request } from '@/lib/api/request';
import type { User } from '@/lib/api/schemas/accounts';
import { refusalOf } from '@/lib/auth/refusal';
import type { Locale } from '@/lib/i18n/locales';
import { forgetUser, rememberUser } from './session';

/** `request` and `device` are the API's: of the code that was asked for, and of a new password. */
type Credentials = { lang: Locale } & (
  | { email: string; password: string; device?: string }
  | { email: string; otp: string; purpose: 'verify' | 'sign_in'; request?: string }
  | { phone: string; otp: string; request?: string }
);
type Session = { user?: User };

/** next-auth's routes, without its client: that leaves this site when an answer is not its own. */
const at = (name: string) => `/api/auth/${name}`;

const csrfToken = async () => (await request<{ csrfToken: string }>(at('csrf'))).csrfToken;

/** Absent values are left out: URLSearchParams would send them as the text "undefined". */
const form = async (values: Record<string, string | undefined>) => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const own = { csrfToken: await csrfToken(), json: 'true' };
  return new URLSearchParams({ ...(Object.fromEntries(given) as Record<string, string>), ...own });
};

/**
 * Opens a session by password or one-time code.
 * @throws {ApiError} with the API's message in the shopper's language
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const { response, body } = await answered(at('callback/credentials'), {
    method: 'POST',
    body: await form(credentials),
  });
  const { url } = (body ?? {}) as { url?: unknown };
  if (typeof url !== 'string') throw errorOf(response.status, body);
  const said = new URL(url, window.location.origin).searchParams.get('error');
  if (said !== null) throw refusalOf(said);
  const { user } = await request<Session>(at('session'));
  if (!user) throw new ApiError('unknown_api_error', response.status);
  rememberUser(user);
}

/**
 * Ends the session in this browser, revokes its token, and goes to a path of this site.
 * @throws when the server cannot be reached: the session is then still open
 */
export async function signOut(to: string): Promise<void> {
  await request(at('signout'), { method: 'POST', body: await form({}) });
  goTo(to);
  forgetUser();
}

/** Has the session cookie take over the profile as the API knows it now. */
export async function refreshSession(): Promise<void> {
  const body = { csrfToken: await csrfToken() };
  const { user } = await request<Session>(at('session'), { method: 'POST', body });
  if (user) rememberUser(user);
}

let leaving = false;

/**
 * Goes to a path of this site by loading it anew: nothing of the former shopper stays in memory,
 * neither cached answers nor the hidden pages that the router keeps. The first to call decides. The page
 * that is left goes from the history: the way back leads neither to a sign-in that is done nor to where it
 * is needed.
 */
export function goTo(path: string): void {
  if (leaving) return;
  leaving = true;
  // The browser may bring this very page back from its own cache.
  window.addEventListener('pageshow', () => window.location.reload(), { once: true });
  window.location.replace(path);
}
