import 'server-only';
import { LRUCache } from 'lru-cache';
import { serverProcess } from '@/lib/process/server-process';

declare module '@/lib/process/server-process' {
  interface ServerProcess {
    /** Texts for the HTML of pages being rendered (lib/storefront/html-only.server.ts). */
    htmlOnly?: { texts: LRUCache<string, string>; last: number };
    /** Props of markup-only parts of pages being rendered, likewise. */
    markupOnly?: LRUCache<string, object>;
  }
}

const texts = () => {
  serverProcess.htmlOnly ??= { texts: new LRUCache({ max: 500 }), last: 0 };
  return serverProcess.htmlOnly;
};

/**
 * Keeps a text for the HTML of the page being rendered, so that the page's data does not carry it a second
 * time. For server components; the client component reads it on the server, from `serverProcess.htmlOnly`.
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
 * Keeps the props of a part of the page being rendered, of which the browser needs only the markup
 * (`ServerMarkup`). For server components; the client component reads them on the server, from
 * `serverProcess.markupOnly`.
 * @returns its key
 */
export function keepMarkupOnly(shown: object): string {
  const key = keepHtmlOnly('');
  serverProcess.markupOnly ??= new LRUCache({ max: 500 });
  serverProcess.markupOnly.set(key, shown);
  return key;
}
