'use client';

import type { Pictures } from './application-values';
import { PictureField } from './picture-field';

type Props = {
  pictures: Pictures;
  errors: Partial<Record<string, string>>;
  onChange: (name: keyof Pictures, file: File | undefined, refusal: string | undefined) => void;
};

/** Logo and banner, both optional, previewed before they are sent. */
export function PicturesStep({ pictures, errors, onChange }: Props) {
  return (
    <div className="flex flex-col gap-5">
      {(['logo', 'banner'] as const).map((name) => (
        <PictureField
          key={name}
          name={name}
          file={pictures[name]}
          error={errors[name]}
          onChange={(file, refusal) => onChange(name, file, refusal)}
        />
      ))}
    </div>
  );
}
