import { unstable_rethrow } from 'next/navigation';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';

type Handler<Request extends { url: string }> = (
  request: Request,
  context: unknown,
) => Promise<Response>;

/**
 * Wraps next-auth's handler: answers 400 where it would throw or answer 500, i.e. for unknown paths, bodies that
 * are not JSON and invalid URLs. With correct settings such a failure is always the request's fault.
 */
export function refusingMalformed<Request extends { url: string }>(
  handler: Handler<Request>,
): Handler<Request> {
  return async (request, context) => {
    try {
      const answer = await handler(request, context);
      if (answer.status < 500 || !process.env.NEXTAUTH_SECRET) return answer;
    } catch (error) {
      unstable_rethrow(error);
      console.warn('next-auth could not read a request:', String(error).slice(0, 200));
    }
    const lang = new URL(request.url).searchParams.get('lang');
    const message = textOf(isLocale(lang) ? lang : defaultLocale, 'api.malformed');
    return Response.json({ success: false, message }, { status: 400 });
  };
}
