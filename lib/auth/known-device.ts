import { type NextRequest, NextResponse } from 'next/server';
import { config } from '@/lib/config';
import { pathIn } from '@/lib/i18n/language-path';
import { openWayIn } from '@/lib/security/way-in-link';
import { deviceCookie } from './cookies';
import { langOf } from './session-route';

/**
 * Makes this browser a known device by a mailed link and redirects to the area's sign-in, which still asks for
 * the password. An expired link (one day) changes nothing.
 */
export function followWayIn(request: NextRequest, area: 'seller' | 'operator'): NextResponse {
  const device = openWayIn(request.nextUrl.searchParams.get('with') ?? '');
  const signIn = new URL(pathIn(langOf(request), `/${area}/signin`), config.siteUrl);
  const answer = NextResponse.redirect(signIn, 303);
  answer.headers.set('Cache-Control', 'no-store');
  if (device) answer.cookies.set(deviceCookie.name, device, deviceCookie.options);
  return answer;
}
