import { type NextRequest, NextResponse } from 'next/server';
import { endSellerView, openSellerView } from '@/lib/api/operators/sellers';
import { ApiError } from '@/lib/api/request';
import { operatorCookie, sellerViewCookie } from '@/lib/auth/cookies';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { refuseCrossSiteWrite } from '@/lib/security/refuse';

const { name, options } = sellerViewCookie;

/** Opens a store's area to be looked at: the token stays in a cookie that no script reads. */
export async function POST(request: NextRequest): Promise<Response> {
  const refused = refuseCrossSiteWrite(request);
  if (refused) return refused;
  try {
    const { token, ...shown } = await openSellerView(langOf(request), asked(request));
    const answer = NextResponse.json({ success: true, data: shown });
    answer.cookies.set(name, token, options);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError) || !error.status) throw error;
    const { message, status } = error;
    return NextResponse.json({ success: false, message }, { status });
  }
}

/** Ends it, also in this browser. */
export async function DELETE(request: NextRequest) {
  const refused = refuseCrossSiteWrite(request);
  if (refused) return refused;
  await endSellerView(langOf(request), asked(request)).catch(() => {});
  const answer = NextResponse.json({ success: true });
  answer.cookies.set(name, '', { ...options, maxAge: 0 });
  return answer;
}

const asked = (request: NextRequest) => ({
  number: (request.nextUrl.searchParams.get('number') ?? '').slice(0, 40),
  token: request.cookies.get(operatorCookie.name)?.value,
});

function langOf(request: NextRequest) {
  const lang = request.nextUrl.searchParams.get('lang') ?? '';
  return isLocale(lang) ? lang : defaultLocale;
}
