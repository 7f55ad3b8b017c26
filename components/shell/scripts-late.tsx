'use client';

import { useHydrated } from '@/lib/storefront/browser/use-hydrated';

/** States that the page's scripts have not loaded; its styles show the text after a while (theme.css). */
export function ScriptsLate({ text }: { text: string }) {
  return useHydrated() ? null : <p className="scripts-late">{text}</p>;
}
