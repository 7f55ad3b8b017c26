import { type NextRequest, NextResponse } from 'next/server';
import { deviceCookie, operatorCookie } from '@/lib/auth/cookies';
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

/** Opens a session of the operator area: the token stays in a cookie that no script reads. */
export const POST = (request: NextRequest) => withBodyLimit(request, openSession);

const openSession = (request: NextRequest) =>
  answered(request, async () => {
    const given = await givenIn(request);
    const credentials = {
      email: givenText(given.email) ?? '',
      password: givenText(given.password) ?? '',
      otp: givenText(given.otp),
      recovery_code: givenText(given.recovery_code),
      new_password: givenText(given.new_password),
    };
    const session = await answerOf(
      call('POST /api/operator/login', {
        lang: langOf(request),
        body: credentials,
        visitor: deviceVisitorOf(request),
      }),
    );
    if (!('token' in session)) return NextResponse.json(session);
    const { token, device, ...shown } = session;
    const answer = NextResponse.json(shown);
    answer.cookies.set(operatorCookie.name, token, operatorCookie.options);
    if (device) answer.cookies.set(deviceCookie.name, device, deviceCookie.options);
    return answer;
  });

/** Ends the session here, and revokes the token. */
export const DELETE = (request: NextRequest) =>
  endSession(request, operatorCookie, (token) => call('POST /api/operator/logout', { token }));
