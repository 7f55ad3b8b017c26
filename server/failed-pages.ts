import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOf, pathIn, pathWithLanguage } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { failedPages, referencePlace } from '@/lib/paths/failed-pages';
import { areaPath, protectedPath } from '@/lib/paths/own-document';
import { serverProcess } from '@/lib/process/server-process';
import { withPolicy } from '@/lib/security/requests/page-policy';
import { smallPage } from '@/lib/security/requests/small-page';
import { askForRenewal } from './accelerator/renewals';
import { plainBytes } from './page-cache/packing';
import { shelf } from './page-cache/shelf';
import { find, keyOf } from './page-cache/store';

/** Seconds after which the API host may answer again. */
const retryAfter = 5;

type Failure = keyof typeof failedPages;

/**
 * Replaces failed pages: Next's document is empty until its scripts have run and then lacks half of the shop's
 * frame, so the shop's own page is sent. If the API host was unavailable, which Next cannot know, the status is
 * 503 with `Retry-After`. Pages with their own policy, as signed-in visitors see them, keep Next's document.
 */
export function showFailures(request: IncomingMessage, response: ServerResponse): void {
  const since = Date.now();
  const [path = ''] = (request.url ?? '').split('?');
  const isShared = request.method !== 'HEAD' && !areaPath.test(path) && !protectedPath.test(path);
  const writeHead = response.writeHead as (...all: unknown[]) => ServerResponse;
  const { write, end } = response;
  let failure: Failure | undefined;
  const noteFailure = (status = response.statusCode) => {
    if (status === 500) {
      failure ??= (serverProcess.unavailableAt ?? 0) >= since ? 'unavailable' : 'failed';
    }
    return failure;
  };
  const isDocument = () => String(response.getHeader('Content-Type')).startsWith('text/html');
  const replaced = () => (isShared && isDocument() ? noteFailure() : undefined);

  response.writeHead = (status: number, ...others: unknown[]) => {
    if (noteFailure(status) !== 'unavailable') return writeHead.call(response, status, ...others);
    response.setHeader('Retry-After', retryAfter);
    return writeHead.call(response, 503, ...others);
  };
  response.write = ((...args: Parameters<typeof write>) => {
    if (!replaced()) return write.apply(response, args);
    const done = args.at(-1) as unknown;
    if (typeof done === 'function') process.nextTick(done as () => void);
    return true;
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    const shown = replaced();
    if (!shown) return end.apply(response, args);
    const id = String(response.getHeader('X-Request-Id'));
    void pageOf(shown, languageOf(path), id).then((page) => {
      const { html, policy } = withPolicy(page);
      response.removeHeader('Content-Length');
      response.setHeader('Content-Security-Policy', policy);
      end.call(response, html, 'utf8');
    });
    return response;
  }) as typeof end;
}

/**
 * Returns the failure page in the shop's frame if it is cached, as it is from the start; otherwise a small
 * page.
 * @param id the request's id
 */
async function pageOf(failure: Failure, lang: Locale, id: string): Promise<string> {
  const path = pathWithLanguage(pathIn(lang, failedPages[failure]));
  try {
    const { html } = find(keyOf(path)) ?? (await shelf().read(path)) ?? {};
    if (html) return String(await plainBytes(html)).replaceAll(referencePlace, id);
    askForRenewal(path);
  } catch {
    // The small page below needs nothing.
  }
  return smallPage(lang, smallTexts[failure](lang, id));
}

const smallTexts: Record<Failure, (lang: Locale, id: string) => Parameters<typeof smallPage>[1]> = {
  unavailable: (lang) => ({
    title: textOf(lang, 'unavailable.title'),
    hint: textOf(lang, 'unavailable.hint'),
    again: textOf(lang, 'unavailable.again'),
    home: textOf(lang, 'unavailable.home'),
  }),
  failed: (lang, id) => ({
    title: textOf(lang, 'errors.went_wrong'),
    hint: textOf(lang, 'errors.reference', { id }),
    again: textOf(lang, 'errors.reload'),
    home: textOf(lang, 'unavailable.home'),
  }),
};
