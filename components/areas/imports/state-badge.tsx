'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { ImportState } from '@/lib/contract/schemas/seller/imports';

const tones = {
  mapping: 'warn',
  checking: 'brand',
  checked: 'warn',
  applying: 'brand',
  done: 'good',
  cancelled: 'neutral',
  failed: 'bad',
  undoing: 'brand',
  undone: 'neutral',
} as const;

export function StateBadge({ state }: { state: ImportState }) {
  const t = useTranslations('seller_imports');
  return <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>;
}
