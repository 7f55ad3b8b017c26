import { cookies, headers } from 'next/headers';
import type { NextAuthOptions, User } from 'next-auth';
import { getToken } from 'next-auth/jwt';
import CredentialsProvider from 'next-auth/providers/credentials';
import { answerOf, call } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import { type Visitor, visitorOf } from '@/lib/client/visitor';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { deviceCookie, sessionCookie, sessionSeconds } from './cookies';
import { refusalText } from './refusal';
import { sessionCallbacks } from './session-callbacks';

/** `device` is the device token that a password reset returned; without it the browser's cookie is read. */
type Name = 'email' | 'phone' | 'password' | 'otp' | 'purpose' | 'request' | 'device' | 'lang';

/**
 * Asks the API for a session by password or one-time code, and stores the device token of the answer.
 * @throws {Error} whose message next-auth hands to the sign-in page
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
  if (!otp)
    return answerOf(
      call('POST /api/user-auth/login', { lang: locale, body: { email, password }, visitor }),
    );
  if (phone)
    return answerOf(
      call('POST /api/user-auth/phone/sign-in', {
        lang: locale,
        body: { phone, otp, request },
        visitor,
      }),
    );
  const codeFor = purpose === 'sign_in' ? 'sign_in' : 'verify';
  const body = { email, otp, purpose: codeFor, request } as const;
  return answerOf(
    call('POST /api/user-auth/verify-otp', {
      lang: locale,
      body,
      visitor,
      token: await presentToken(),
    }),
  );
}

/** Returns the unverified API token of the current session. */
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
      if (token?.apiToken)
        await call('POST /api/user-auth/logout', { token: token.apiToken }).catch(() => {});
    },
  },
};
