import { type NextRequest, NextResponse } from 'next/server';
import { ApiError } from '@/lib/client/request';
import { type Visitor, visitorOf } from '@/lib/client/visitor';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { refuseCrossSiteWrite } from '@/lib/security/refuse';
import { deviceCookie } from './cookies';

type Cookie = { name: string; options: object };

/** Returns the language of `?lang=` for answers of session routes. */
export function langOf(request: NextRequest): Locale {
  const lang = request.nextUrl.searchParams.get('lang') ?? '';
  return isLocale(lang) ? lang : defaultLocale;
}

/** Returns the visitor of a request, with the device token of the browser's cookie. */
export const deviceVisitorOf = (request: NextRequest): Visitor => ({
  ...visitorOf(request.headers),
  device: request.cookies.get(deviceCookie.name)?.value,
});

/** Returns the fields of a JSON body, or none for an invalid or too deeply nested body. */
export async function givenIn(request: NextRequest): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => undefined);
  return (body ?? {}) as Record<string, unknown>;
}

/** Returns a non-empty string; undefined for anything else. */
export const givenText = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/** Returns the answer, or the API host's error unchanged; refuses cross-site writes. */
export async function answered(
  request: NextRequest,
  answer: () => Promise<NextResponse>,
): Promise<Response> {
  const refused = request.method === 'GET' ? undefined : refuseCrossSiteWrite(request);
  if (refused) return refused;
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ApiError) || !error.status) throw error;
    const { message, fields: errors, data, status } = error;
    return NextResponse.json({ success: false, message, errors, data }, { status });
  }
}

/** Ends a session in this browser, and revokes its token if the API host can be reached. */
export const endSession = (
  request: NextRequest,
  { name, options }: Cookie,
  revoke: (token: string) => Promise<unknown>,
): Promise<Response> =>
  answered(request, async () => {
    const token = request.cookies.get(name)?.value;
    if (token) await revoke(token).catch(() => {});
    const answer = NextResponse.json({ success: true });
    answer.cookies.set(name, '', { ...options, maxAge: 0 });
    return answer;
  });
