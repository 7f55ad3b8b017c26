import { type NextRequest, NextResponse } from 'next/server';
import { deviceCookie, sellerCookie, sellerViewCookie } from '@/lib/auth/cookies';
import {
  answered,
  deviceVisitorOf,
  endSession,
  givenIn,
  givenText,
  langOf,
} from '@/lib/auth/session-route';
import { answerOf, call } from '@/lib/client/call';
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
    const session = await answerOf(
      call('POST /api/seller/login', {
        lang: langOf(request),
        body: credentials,
        visitor: deviceVisitorOf(request),
      }),
    );
    if (!('token' in session)) return NextResponse.json(session);
    const { token, device, ...shown } = session;
    const answer = NextResponse.json(shown);
    answer.cookies.set(sellerCookie.name, token, sellerCookie.options);
    answer.cookies.set(sellerViewCookie.name, '', { ...sellerViewCookie.options, maxAge: 0 });
    answer.cookies.set(deviceCookie.name, device, deviceCookie.options);
    return answer;
  });

/** Ends the session here, and revokes the token. */
export const DELETE = (request: NextRequest) =>
  endSession(request, sellerCookie, (token) => call('POST /api/seller/logout', { token }));
