import { cookies, headers } from 'next/headers';
import type { DefaultSession, NextAuthOptions, User } from 'next-auth';
import { getToken, type JWT } from 'next-auth/jwt';
import CredentialsProvider from 'next-auth/providers/credentials';
import { getProfile, login, logout, verifyOtp } from '@/lib/api/accounts';
import { signInByPhone } from '@/lib/api/phones';
import { ApiError } from '@/lib/api/request';
import { type Visitor, visitorOf } from '@/lib/api/visitor';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { deviceCookie, sessionCookie, sessionSeconds } from './cookies';
import { refusalText } from './refusal';

/** What the session cookie holds, and what of it the page's scripts see. */
export const sessionCallbacks = {
  /** Runs at sign-in and whenever the session is read, which pages do once as they load. */
  async jwt({ token, user }) {
    if (!user) return readAgain(token);
    const { first_name, last_name, email, is_verified, token: apiToken } = user;
    return { user: { first_name, last_name, email, is_verified }, apiToken };
  },
  session({ session, token }) {
    return token.user ? { expires: session.expires, user: token.user } : ({} as DefaultSession);
  },
} satisfies NextAuthOptions['callbacks'];

/** Milliseconds; an API that does not answer in time leaves the session as it is. */
const readTimeout = 3000;

/** Reads the profile again; a 401 (revoked token) empties the session. */
async function readAgain(jwt: JWT): Promise<JWT> {
  if (!jwt.apiToken) return {};
  try {
    const asked = { token: jwt.apiToken, timeout: readTimeout };
    const { first_name, last_name, email, is_verified } = (await getProfile(defaultLocale, asked))
      .user;
    return { ...jwt, user: { first_name, last_name, email, is_verified } };
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? {} : jwt;
  }
}

/** `device` is the device token that a password reset answered; without it the browser's cookie is read. */
type Name = 'email' | 'phone' | 'password' | 'otp' | 'purpose' | 'request' | 'device' | 'lang';

/**
 * Asks the API for a session by password or one-time code, and keeps the device token it answers.
 * @throws {Error} whose message next-auth hands to the page that signs in
 */
async function authorize(given: Partial<Record<Name, string>> = {}): Promise<User> {
  const jar = await cookies();
  const device = given.device || jar.get(deviceCookie.name)?.value;
  try {
    const answer = await askApi(given, { ...visitorOf(await headers()), device });
    const { token, user } = answer;
    if (!token || !user) throw new ApiError('unknown_api_error', 200);
    if (answer.device) jar.set(deviceCookie.name, answer.device, deviceCookie.options);
    return { id: user.email, token, ...user };
  } catch (error) {
    throw new Error(refusalText(error));
  }
}

async function askApi(
  { email = '', phone, password = '', otp, ...more }: Partial<Record<Name, string>>,
  visitor: Visitor,
) {
  const { purpose, request, lang } = more;
  const locale = isLocale(lang) ? lang : defaultLocale;
  if (!otp) return login(locale, { email, password }, visitor);
  if (phone) return signInByPhone(locale, { phone, otp, request }, { visitor });
  const codeFor = purpose === 'sign_in' ? 'sign_in' : 'verify';
  const body = { email, otp, purpose: codeFor, request } as const;
  return verifyOtp(locale, body, { visitor, token: await presentToken() });
}

/** The API token of who is signed in already, unverified. */
async function presentToken(): Promise<string | undefined> {
  const req = { cookies: await cookies(), headers: await headers() };
  const session = await getToken({ req: req as never, cookieName: sessionCookie.name });
  return session?.apiToken;
}

/**
 * Sign-in by password, or by a one-time code. The encrypted cookie
 * `token` holds the API token; page scripts see only the user, and only while that token is live.
 */
export const authOptions: NextAuthOptions = {
  session: { strategy: 'jwt', maxAge: sessionSeconds },
  pages: { signIn: '/signin' },
  cookies: { sessionToken: sessionCookie },
  providers: [
    CredentialsProvider({
      name: 'Haat',
      credentials: {
        email: {},
        phone: {},
        password: {},
        otp: {},
        purpose: {},
        request: {},
        device: {},
        lang: {},
      },
      authorize,
    }),
  ],
  callbacks: sessionCallbacks,
  events: {
    async signOut({ token }) {
      if (token?.apiToken) await logout(token.apiToken).catch(() => {});
    },
  },
};
