import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { company } from '@/lib/company/company';

// The copy that shares React with the pages; `react-dom/server` would bring another.
const { renderToPipeableStream }: typeof import('react-dom/server') =
  require('next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server');

/** Markup by its key; empty while it is made, and where that failed. */
const kept = new LRUCache<string, string>({ max: 200 });

const shown = { company: company(), version: 0 };

/** Another number whenever other facts of the company hold, which parts of the footer show. */
function companyVersion(): number {
  if (shown.company !== company()) {
    shown.company = company();
    shown.version++;
  }
  return shown.version;
}

/**
 * The markup of a part of header or footer, made once for all pages; undefined at first, when React has to render
 * the part in its place. It is made between two renders, as React cannot begin one within another.
 * @param name names the part and everything that it depends on, the language included
 */
export function keptMarkup(name: string, part: ReactElement): string | undefined {
  const key = `${companyVersion()} ${name}`;
  const markup = kept.get(key);
  if (markup === undefined) {
    kept.set(key, '');
    setImmediate(() => {
      render(part).then(
        (made) => kept.set(key, made),
        (error) => console.error(`Markup of ${key.slice(0, 40)} is not kept:`, error),
      );
    });
  }
  return markup || undefined;
}

function render(part: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(part, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}
