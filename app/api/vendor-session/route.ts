import { type NextRequest, NextResponse } from 'next/server';
import { vendorCookie } from '@/lib/auth/cookies';
import {
  answered,
  deviceVisitorOf,
  endSession,
  givenIn,
  givenText,
  langOf,
} from '@/lib/auth/session-route';
import { answerOf, call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import type { Locale } from '@/lib/i18n/locales';
import { withBodyLimit } from '@/lib/security/with-body-limit';

const { name, options } = vendorCookie;

/** Returns the signed-in vendor's application and its status; null without a session. */
export async function GET(request: NextRequest) {
  const token = request.cookies.get(name)?.value;
  return answered(request, async () => shown(token ? await storeOf(langOf(request), token) : null));
}

async function storeOf(lang: Locale, token: string) {
  try {
    return await dataOf(call('GET /api/stores/me', { lang, token }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Opens a vendor's session: the token stays in a cookie that no script reads. */
export const POST = (request: NextRequest) => withBodyLimit(request, openSession);

const openSession = (request: NextRequest) =>
  answered(request, async () => {
    const given = await givenIn(request);
    const credentials = {
      email: givenText(given.email) ?? '',
      password: givenText(given.password) ?? '',
    };
    const session = await answerOf(
      call('POST /api/stores/login', {
        lang: langOf(request),
        body: credentials,
        visitor: deviceVisitorOf(request),
      }),
    );
    const answer = shown(session.store);
    answer.cookies.set(name, session.token, options);
    return answer;
  });

/** Ends the session here, and revokes the token. */
export const DELETE = (request: NextRequest) =>
  endSession(request, vendorCookie, (token) => call('POST /api/stores/logout', { token }));

const shown = (data: unknown) => NextResponse.json({ success: true, data });
