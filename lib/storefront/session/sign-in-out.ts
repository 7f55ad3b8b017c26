import { refusalOf } from '@/lib/auth/refusal';
import { ApiError, answered, errorOf, request } from '@/lib/client/request';
import type { User } from '@/lib/contract/schemas/accounts';
import type { Locale } from '@/lib/i18n/locales';
import { forgetUser, rememberUser } from './session';

/** `request` and `device` are the API's tokens: of the requested code, and of a password reset. */
type Credentials = { lang: Locale } & (
  | { email: string; password: string; device?: string }
  | { email: string; otp: string; purpose: 'verify' | 'sign_in'; request?: string }
  | { phone: string; otp: string; request?: string }
);
type Session = { user?: User };

/** Calls next-auth's routes without its client, which leaves this site if an answer is not its own. */
const at = (name: string) => `/api/auth/${name}`;

const csrfToken = async () => (await request<{ csrfToken: string }>(at('csrf'))).csrfToken;

/** Leaves out absent values, which URLSearchParams would send as the text "undefined". */
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
 * @param drafts also deletes drafts; false where the session had ended by itself
 * @throws if the server cannot be reached; the session is then still open
 */
export async function signOut(to: string, { drafts = true } = {}): Promise<void> {
  await request(at('signout'), { method: 'POST', body: await form({}) });
  goTo(to);
  forgetUser({ drafts });
}

/** Refreshes the session cookie with the API's current profile. */
export async function refreshSession(): Promise<void> {
  const body = { csrfToken: await csrfToken() };
  const { user } = await request<Session>(at('session'), { method: 'POST', body });
  if (user) rememberUser(user);
}

let leaving = false;

/**
 * Loads a path of this site as a new document, so that nothing of the former shopper stays in memory, neither
 * cached answers nor the router's hidden pages. Only the first call counts. The current page is replaced in the
 * history: the back button leads neither to a finished sign-in nor to a page that needs one.
 */
export function goTo(path: string): void {
  if (leaving) return;
  leaving = true;
  // The browser may restore this page from its back/forward cache.
  window.addEventListener('pageshow', () => window.location.reload(), { once: true });
  window.location.replace(path);
}
