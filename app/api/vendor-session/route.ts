import { cookies } from 'next/headers';
import { NextResponse } from 'next/server';
import { ApiError } from '@/lib/api/request';
import { getOwnStore, logInVendor, logOutVendor } from '@/lib/api/vendors';
import { vendorCookie } from '@/lib/auth/vendor-cookie';
import { isLocale, type Locale } from '@/lib/i18n/locales';

const { name, options } = vendorCookie;

/** Whose application it is and how it stands. */
export async function GET(request: Request) {
  const token = (await cookies()).get(name)?.value;
  return answered(async () => {
    if (!token) throw new ApiError('api', 401);
    return getOwnStore(langOf(request), token);
  });
}

/** Opens a vendor's session: the token stays in a cookie that no script reads. */
export async function POST(request: Request) {
  if (isForeign(request)) return refused(403);
  const body = await request.json().catch(() => ({}));
  return answered(async () => {
    const { token, store } = await logInVendor(langOf(request), body);
    (await cookies()).set(name, token, options);
    return store;
  });
}

/** Ends it here, and revokes the token. */
export async function DELETE(request: Request) {
  if (isForeign(request)) return refused(403);
  const jar = await cookies();
  const token = jar.get(name)?.value;
  if (token) await logOutVendor(token).catch(() => {});
  jar.set(name, '', { ...options, maxAge: 0 });
  return NextResponse.json({ success: true });
}

function langOf(request: Request): Locale {
  const lang = new URL(request.url).searchParams.get('lang') ?? '';
  return isLocale(lang) ? lang : 'en';
}

/** A write that another site's page makes. */
function isForeign(request: Request): boolean {
  const origin = request.headers.get('origin');
  return origin !== null && new URL(origin).host !== request.headers.get('host');
}

const refused = (status: number) => NextResponse.json({ success: false }, { status });

async function answered(read: () => Promise<unknown>) {
  try {
    return NextResponse.json({ success: true, data: await read() });
  } catch (error) {
    if (!(error instanceof ApiError) || !error.status) throw error;
    const { message, fields: errors, status } = error;
    return NextResponse.json({ success: false, message, errors }, { status });
  }
}
