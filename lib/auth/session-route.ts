import { type NextRequest, NextResponse } from 'next/server';
import { ApiError } from '@/lib/api/request';
import { type Visitor, visitorOf } from '@/lib/api/visitor';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { refuseCrossSiteWrite } from '@/lib/security/refuse';
import { deviceCookie } from './cookies';

type Cookie = { name: string; options: object };

/** The language of `?lang=`, for what a session's route answers. */
export function langOf(request: NextRequest): Locale {
  const lang = request.nextUrl.searchParams.get('lang') ?? '';
  return isLocale(lang) ? lang : defaultLocale;
}

/** Who asks, with the device that a browser is known by. */
export const deviceVisitorOf = (request: NextRequest): Visitor => ({
  ...visitorOf(request.headers),
  device: request.cookies.get(deviceCookie.name)?.value,
});

/** The fields of a body, whatever it is; what nests without end cannot be written again, so none is handed on. */
export async function givenIn(request: NextRequest): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => undefined);
  return (body ?? {}) as Record<string, unknown>;
}

/** A given text; undefined for an empty one and for anything else. */
export const givenText = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/** The answer, or the API host's refusal as it stands; not to writes from other sites. */
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

/** Ends a session in this browser, and revokes its token where the API host can be reached. */
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
