'use client';

import { useNow } from '@/lib/storefront/browser/use-now';
import { Price } from '../price';

type Props = { price: number; regularPrice: number; mrp: number; endsAt: string };

/** The price of a deal, and the regular price after its end. */
export function DealPrice({ price, regularPrice, mrp, endsAt }: Props) {
  const now = useNow();
  const over = now !== undefined && now >= Date.parse(endsAt);
  return <Price price={over ? regularPrice : price} mrp={mrp} />;
}
