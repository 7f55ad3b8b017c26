'use client';

import { useTranslations } from 'next-intl';
import { AreaDialog } from '@/components/areas/dialog';

const keys = [
  ['palette', ['Ctrl', 'K']],
  ['keys', ['?']],
  ['next', ['J']],
  ['previous', ['K']],
  ['choose', ['X']],
  ['choose_range', ['Shift', 'X']],
  ['open', ['Enter']],
  ['close', ['Esc']],
] as const;

/** The keys of an area. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const t = useTranslations('areas.palette');
  return (
    <AreaDialog open onClose={onClose} title={t('keys_title')}>
      <dl className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2">
        {keys.map(([name, pressed]) => (
          <div key={name} className="contents">
            <dt>{t(`key_names.${name}`)}</dt>
            <dd className="flex justify-end gap-1">
              {pressed.map((key) => (
                <kbd key={key} className="rounded-control border border-line-strong px-2 text-sm">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </AreaDialog>
  );
}
