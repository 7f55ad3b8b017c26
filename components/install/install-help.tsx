'use client';

import { Dialog } from '@/components/ui/dialog';
import { EllipsisVertical, Share } from '@/components/ui/icons';

export type InstallTexts = {
  title: string;
  why: string;
  ios: string;
  others: string;
  close: string;
};

type Props = { texts: InstallTexts; onClose: () => void };

/** Explains how to install the shop in browsers without a prompt. */
export default function InstallHelp({ texts, onClose }: Props) {
  const ways = [
    [Share, texts.ios],
    [EllipsisVertical, texts.others],
  ] as const;
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <p>{texts.why}</p>
      <ul className="mt-4 flex flex-col gap-3">
        {ways.map(([Icon, way]) => (
          <li key={way} className="flex gap-3">
            <span className="grid size-9 shrink-0 place-items-center rounded-control bg-brand-soft text-brand">
              <Icon aria-hidden className="size-5" />
            </span>
            <span className="self-center">{way}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
