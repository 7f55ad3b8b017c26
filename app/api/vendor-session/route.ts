import { type NextRequest, NextResponse } from 'next/server';
import { ApiError } from '@/lib/api/request';
import { getOwnStore, logInVendor, logOutVendor } from '@/lib/api/vendors';
import { vendorCookie } from '@/lib/auth/cookies';
import {
  answered,
  deviceVisitorOf,
  endSession,
  givenIn,
  givenText,
  langOf,
} from '@/lib/auth/session-route';
import type { Locale } from '@/lib/i18n/locales';
import { withBodyLimit } from '@/lib/security/with-body-limit';

const { name, options } = vendorCookie;

/** Whose application it is and how it stands; null for whoever is not signed in. */
export async function GET(request: NextRequest) {
  const token = request.cookies.get(name)?.value;
  return answered(request, async () => shown(token ? await storeOf(langOf(request), token) : null));
}

async function storeOf(lang: Locale, token: string) {
  try {
    return await getOwnStore(lang, token);
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
    const session = await logInVendor(langOf(request), credentials, deviceVisitorOf(request));
    const answer = shown(session.store);
    answer.cookies.set(name, session.token, options);
    return answer;
  });

/** Ends it here, and revokes the token. */
export const DELETE = (request: NextRequest) => endSession(request, vendorCookie, logOutVendor);

const shown = (data: unknown) => NextResponse.json({ success: true, data });
