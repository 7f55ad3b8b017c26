import { type NextRequest, NextResponse } from 'next/server';
import { endSellerView, openSellerView } from '@/lib/api/operators/sellers';
import { operatorCookie, sellerViewCookie } from '@/lib/auth/cookies';
import { answered, langOf } from '@/lib/auth/session-route';

/** Opens a store's area to be looked at: the token stays in a cookie that no script reads. */
export const POST = (request: NextRequest) =>
  answered(request, async () => {
    const { token, ...shown } = await openSellerView(langOf(request), asked(request));
    const answer = NextResponse.json({ success: true, data: shown });
    answer.cookies.set(sellerViewCookie.name, token, sellerViewCookie.options);
    return answer;
  });

/** Ends it, also in this browser. */
export const DELETE = (request: NextRequest) =>
  answered(request, async () => {
    await endSellerView(langOf(request), asked(request)).catch(() => {});
    const answer = NextResponse.json({ success: true });
    answer.cookies.set(sellerViewCookie.name, '', { ...sellerViewCookie.options, maxAge: 0 });
    return answer;
  });

const asked = (request: NextRequest) => ({
  number: (request.nextUrl.searchParams.get('number') ?? '').slice(0, 40),
  token: request.cookies.get(operatorCookie.name)?.value,
});
