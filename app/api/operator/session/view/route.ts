import { type NextRequest, NextResponse } from 'next/server';
import { operatorCookie, sellerViewCookie } from '@/lib/auth/cookies';
import { answered, langOf } from '@/lib/auth/session-route';
import { call, dataOf } from '@/lib/client/call';

/** Opens a store's area for viewing: the token stays in a cookie that no script reads. */
export const POST = (request: NextRequest) =>
  answered(request, async () => {
    const { token, ...shown } = await dataOf(
      call('POST /api/operator/vendors/{number}/view', asked(request)),
    );
    const answer = NextResponse.json({ success: true, data: shown });
    answer.cookies.set(sellerViewCookie.name, token, sellerViewCookie.options);
    return answer;
  });

/** Closes the store's area, also in this browser. */
export const DELETE = (request: NextRequest) =>
  answered(request, async () => {
    await call('DELETE /api/operator/vendors/{number}/view', asked(request)).catch(() => {});
    const answer = NextResponse.json({ success: true });
    answer.cookies.set(sellerViewCookie.name, '', { ...sellerViewCookie.options, maxAge: 0 });
    return answer;
  });

const asked = (request: NextRequest) => ({
  lang: langOf(request),
  params: { number: (request.nextUrl.searchParams.get('number') ?? '').slice(0, 40) },
  token: request.cookies.get(operatorCookie.name)?.value,
});
