import { type NextRequest, NextResponse } from 'next/server';
import { logInSeller, logOutSeller } from '@/lib/api/seller/session';
import { deviceCookie, sellerCookie, sellerViewCookie } from '@/lib/auth/cookies';
import {
  answered,
  deviceVisitorOf,
  endSession,
  givenIn,
  givenText,
  langOf,
} from '@/lib/auth/session-route';
import { withBodyLimit } from '@/lib/security/with-body-limit';

/** Opens a session of the seller area: the token stays in a cookie that no script reads. */
export const POST = (request: NextRequest) => withBodyLimit(request, openSession);

const openSession = (request: NextRequest) =>
  answered(request, async () => {
    const given = await givenIn(request);
    const credentials = {
      email: givenText(given.email) ?? '',
      password: givenText(given.password) ?? '',
      otp: givenText(given.otp),
      request: givenText(given.request),
    };
    const session = await logInSeller(langOf(request), credentials, deviceVisitorOf(request));
    if (!('token' in session)) return NextResponse.json(session);
    const { token, device, ...shown } = session;
    const answer = NextResponse.json(shown);
    answer.cookies.set(sellerCookie.name, token, sellerCookie.options);
    answer.cookies.set(sellerViewCookie.name, '', { ...sellerViewCookie.options, maxAge: 0 });
    answer.cookies.set(deviceCookie.name, device, deviceCookie.options);
    return answer;
  });

/** Ends it here, and revokes the token. */
export const DELETE = (request: NextRequest) => endSession(request, sellerCookie, logOutSeller);
