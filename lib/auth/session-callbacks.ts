import type { DefaultSession, NextAuthOptions } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import { answerOf, call } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import { defaultLocale } from '@/lib/i18n/locales';

/** The content of the session cookie, and the part of it that page scripts see. */
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

/** Timeout in milliseconds; an API that does not answer in time leaves the session as it is. */
const readTimeout = 3000;

/** Reads the profile again; a 401 (revoked token) empties the session. */
async function readAgain(jwt: JWT): Promise<JWT> {
  if (!jwt.apiToken) return {};
  try {
    const asked = { token: jwt.apiToken, timeout: readTimeout };
    const { first_name, last_name, email, is_verified } = (
      await answerOf(call('GET /api/user-auth/profile', { lang: defaultLocale, ...asked }))
    ).user;
    return { ...jwt, user: { first_name, last_name, email, is_verified } };
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? {} : jwt;
  }
}
