import { type NextRequest, NextResponse } from 'next/server';
import { ApiError } from '@/lib/api/request';
import { logInSeller, logOutSeller } from '@/lib/api/seller/session';
import { visitorOf } from '@/lib/api/visitor';
import { deviceCookie, sellerCookie, sellerViewCookie } from '@/lib/auth/cookies';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { withBodyLimit } from '@/lib/security/body-limit';
import { refuseCrossSiteWrite } from '@/lib/security/refuse';

const { name, options } = sellerCookie;

/** Opens a session of the seller area: the token stays in a cookie that no script reads. */
export const POST = (request: NextRequest) => withBodyLimit(request, openSession);

async function openSession(request: NextRequest): Promise<Response> {
  const refused = refuseCrossSiteWrite(request);
  if (refused) return refused;
  const body: unknown = await request.json().catch(() => undefined);
  const given = fieldsOf(body);
  const lang = request.nextUrl.searchParams.get('lang') ?? '';
  const visitor = {
    ...visitorOf(request.headers),
    device: request.cookies.get(deviceCookie.name)?.value,
  };
  try {
    const session = await logInSeller(isLocale(lang) ? lang : defaultLocale, given, visitor);
    if (!('token' in session)) return NextResponse.json(session);
    const { token, device, ...shown } = session;
    const answer = NextResponse.json(shown);
    answer.cookies.set(name, token, options);
    answer.cookies.set(sellerViewCookie.name, '', { ...sellerViewCookie.options, maxAge: 0 });
    answer.cookies.set(deviceCookie.name, device, deviceCookie.options);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError) || !error.status) throw error;
    const { message, fields: errors, data, status } = error;
    return NextResponse.json({ success: false, message, errors, data }, { status });
  }
}

/** Ends it here, and revokes the token. */
export async function DELETE(request: NextRequest) {
  const refused = refuseCrossSiteWrite(request);
  if (refused) return refused;
  const token = request.cookies.get(name)?.value;
  if (token) await logOutSeller(token).catch(() => {});
  const answer = NextResponse.json({ success: true });
  answer.cookies.set(name, '', { ...options, maxAge: 0 });
  return answer;
}

/** Nothing else is handed on: what nests without end cannot be written again. */
function fieldsOf(body: unknown) {
  const given = (body ?? {}) as Record<string, unknown>;
  return {
    email: text(given.email) ?? '',
    password: text(given.password) ?? '',
    otp: text(given.otp),
    request: text(given.request),
  };
}

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
