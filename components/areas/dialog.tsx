'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Dialog } from '@/components/ui/dialog';

type AreaDialogProps = Omit<ComponentProps<typeof Dialog>, 'closeLabel'>;

/** A dialog of the areas. */
export function AreaDialog(props: AreaDialogProps) {
  const t = useTranslations('areas');
  return <Dialog {...props} closeLabel={t('close')} />;
}
