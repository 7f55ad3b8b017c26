'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { use, useEffect, useState } from 'react';
import { serverProcess } from '@/lib/process/server-process';
import { idle } from '@/lib/storefront/browser/idle';
import { type SheetName, sheetOf } from '@/lib/storefront/page-sheet';

const id = 'page-styles';

/** Returns the sheet's text: from the server's process, or from the browser's document. */
const sheetText = (name: SheetName) =>
  typeof window === 'undefined'
    ? (serverProcess.styleSheets?.sheets[name] ?? '')
    : (document.getElementById(id)?.textContent ?? '');

/**
 * The styles of the requested page, in its head: nothing is painted before them, and a file would cost a round
 * trip. They are not in the page's data. The sheet of the whole site is loaded when the page is idle; a page of
 * another type waits for it.
 * @param whole address of that sheet
 */
export function PageStyles({ whole }: { whole: string }) {
  const name = sheetOf(useSelectedLayoutSegments());
  const [first] = useState(() => ({ name, text: sheetText(name) }));
  if (name !== first.name) use(wholeSheet(whole));
  useEffect(() => {
    const load = () => void idle().then(() => wholeSheet(whole));
    if (document.readyState === 'complete') return load();
    window.addEventListener('load', load);
    return () => window.removeEventListener('load', load);
  }, [whole]);
  return (
    <>
      <style
        id={id}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our build
        dangerouslySetInnerHTML={{ __html: first.text }}
      />
      <noscript>
        <link rel="stylesheet" href={whole} />
      </noscript>
    </>
  );
}

/** Milliseconds until the next try. */
const pause = 10_000;

let loading: Promise<void> | undefined;

/**
 * Loads the style sheet of the whole site, once; also resolves after a failure, since the page has its own
 * styles.
 */
function wholeSheet(address: string): Promise<void> {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      setTimeout(() => {
        loading = undefined;
      }, pause);
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
  return loading;
}
