import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { company } from '@/lib/company/company';

// The copy that shares React with the pages; `react-dom/server` would load another.
const { renderToPipeableStream }: typeof import('react-dom/server') =
  require('next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server');

/** Markup by key; empty while it is rendered, and after a failure. */
const kept = new LRUCache<string, string>({ max: 200 });

const shown = { company: company(), version: 0 };

/** Returns a number that changes with the company's facts, which parts of the footer show. */
function companyVersion(): number {
  if (shown.company !== company()) {
    shown.company = company();
    shown.version++;
  }
  return shown.version;
}

/**
 * Returns the markup of a part of header or footer, rendered once for all pages; undefined at first, when React
 * must render the part in place. The markup is rendered between two renders, because React cannot start one
 * within another.
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
