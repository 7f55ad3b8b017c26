import 'server-only';
import { LRUCache } from 'lru-cache';
import { serverProcess } from '@/lib/process/server-process';

declare module '@/lib/process/server-process' {
  interface ServerProcess {
    /** Texts for the HTML of pages being rendered (lib/storefront/html-only.server.ts). */
    htmlOnly?: { texts: LRUCache<string, string>; last: number };
    /** What markup of pages being rendered is made of, likewise. */
    markupOnly?: LRUCache<string, object>;
  }
}

const texts = () => {
  serverProcess.htmlOnly ??= { texts: new LRUCache({ max: 500 }), last: 0 };
  return serverProcess.htmlOnly;
};

/**
 * Keeps a text for the HTML of the page that is being rendered, so that the page's data need not carry it a
 * second time. For server components; a client component reads it on the
 * server, from `serverProcess.htmlOnly`.
 * @returns its key
 */
export function keepHtmlOnly(text: string): string {
  const kept = texts();
  kept.last += 1;
  const key = kept.last.toString(36);
  kept.texts.set(key, text);
  return key;
}

/**
 * Keeps what a part of the page that is being rendered shows, where the browser needs only its markup
 * (`ServerMarkup`). For server components; its client component takes it from
 * `serverProcess.markupOnly` on the server.
 * @returns its key
 */
export function keepMarkupOnly(shown: object): string {
  const key = keepHtmlOnly('');
  serverProcess.markupOnly ??= new LRUCache({ max: 500 });
  serverProcess.markupOnly.set(key, shown);
  return key;
}
