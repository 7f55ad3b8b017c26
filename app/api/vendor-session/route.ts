import { type NextRequest, NextResponse } from 'next/server';
import { ApiError } from '@/lib/api/request';
import { getOwnStore, logInVendor, logOutVendor } from '@/lib/api/vendors';
import { visitorOf } from '@/lib/api/visitor';
import { deviceCookie, vendorCookie } from '@/lib/auth/cookies';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { withBodyLimit } from '@/lib/security/body-limit';
import { refuseCrossSiteWrite } from '@/lib/security/refuse';

const { name, options } = vendorCookie;

/** Whose application it is and how it stands; null for whoever is not signed in. */
export async function GET(request: NextRequest) {
  const token = request.cookies.get(name)?.value;
  return answered(async () => shown(token ? await storeOf(langOf(request), token) : null));
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

async function openSession(request: NextRequest): Promise<Response> {
  const refused = refuseCrossSiteWrite(request);
  if (refused) return refused;
  const body: unknown = await request.json().catch(() => undefined);
  const { email, password } = (body ?? {}) as Record<string, unknown>;
  const given = { email: text(email), password: text(password) };
  return answered(async () => {
    const { token, store } = await logInVendor(langOf(request), given, {
      ...visitorOf(request.headers),
      device: request.cookies.get(deviceCookie.name)?.value,
    });
    const answer = shown(store);
    answer.cookies.set(name, token, options);
    return answer;
  });
}

/** Ends it here, and revokes the token. */
export async function DELETE(request: NextRequest) {
  const refused = refuseCrossSiteWrite(request);
  if (refused) return refused;
  const token = request.cookies.get(name)?.value;
  if (token) await logOutVendor(token).catch(() => {});
  const answer = NextResponse.json({ success: true });
  answer.cookies.set(name, '', { ...options, maxAge: 0 });
  return answer;
}

/** Nothing else is handed on: what nests without end cannot be written again. */
const text = (value: unknown) => (typeof value === 'string' ? value : '');

function langOf(request: NextRequest): Locale {
  const lang = request.nextUrl.searchParams.get('lang') ?? '';
  return isLocale(lang) ? lang : defaultLocale;
}

const shown = (data: unknown) => NextResponse.json({ success: true, data });

/** The answer, or the API host's refusal as it stands. */
async function answered(answer: () => Promise<NextResponse>): Promise<NextResponse> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ApiError) || !error.status) throw error;
    const { message, fields: errors, data, status } = error;
    return NextResponse.json({ success: false, message, errors, data }, { status });
  }
}
