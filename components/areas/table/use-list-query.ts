'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';

/** Reads and changes a list's query in the address; a change without `page` returns to the first page. */
export function useListQuery() {
  const router = useRouter();
  const path = usePathname();
  const params = useSearchParams();
  const value = (name: string) => params.get(name) || undefined;

  function open(change: Record<string, string | number | undefined>) {
    const next = new URLSearchParams(params);
    if (!('page' in change)) next.delete('page');
    for (const [name, to] of Object.entries(change)) {
      if (to === undefined || to === '') next.delete(name);
      else next.set(name, String(to));
    }
    router.replace(next.size ? `${path}?${next}` : path, { scroll: false });
  }

  return { value, page: Number(value('page')) || 1, open };
}
