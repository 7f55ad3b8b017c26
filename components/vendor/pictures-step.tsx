'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Notice } from '@/components/ui/notice';
import type { Pictures } from './application-values';
import { PictureField } from './picture-field';

type Props = {
  pictures: Pictures;
  errors: Partial<Record<string, string>>;
  /** Pictures were perhaps chosen before a reload, which cannot keep them. */
  areLost: boolean;
  onChange: (change: Pictures) => void;
};

/** Logo and banner, both optional, looked at before they are sent. */
export function PicturesStep({ pictures, errors, areLost, onChange }: Props) {
  const t = useTranslations('vendor');
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({});
  return (
    <div className="flex flex-col gap-5">
      {areLost && <Notice>{t('pictures_lost')}</Notice>}
      {(['logo', 'banner'] as const).map((name) => (
        <PictureField
          key={name}
          name={name}
          file={pictures[name]}
          error={refused[name] ?? errors[name]}
          onChange={(file, error) => {
            setRefused({ ...refused, [name]: error });
            onChange({ [name]: file });
          }}
        />
      ))}
    </div>
  );
}
