'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useLocale } from 'next-intl';
import useSWR from 'swr';
import type { ShipmentState } from '@/lib/api/schemas/seller/shipments';
import { getShipments } from '@/lib/api/seller/shipments';
import { pathIn } from '@/lib/i18n/language-path';
import { sellerKeys } from '@/lib/seller/cache';

/** The list that the address asks for, and how to ask for another. */
export function useShipments() {
  const lang = useLocale();
  const router = useRouter();
  const params = useSearchParams();
  const state = (params.get('state') ?? undefined) as ShipmentState | undefined;
  const search = params.get('search') ?? undefined;
  const page = Number(params.get('page') ?? 1) || 1;
  const query = { state, search, page };
  const list = useSWR(sellerKeys.shipments(lang, query), () => getShipments(lang, query), {
    keepPreviousData: true,
    refreshInterval: 60_000,
  });

  function open(change: { state?: string; search?: string; page?: number }) {
    const next = { state, search, ...change };
    const given = Object.entries(next).filter(([, value]) => value !== undefined && value !== '');
    const asked = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    router.replace(`${pathIn(lang, '/seller/shipments')}${asked.size ? `?${asked}` : ''}`, {
      scroll: false,
    });
  }

  return { ...list, state, search, page, open };
}
