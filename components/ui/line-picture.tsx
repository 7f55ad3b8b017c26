import clsx from 'clsx';
import Image from 'next/image';
import { Package } from '@/components/ui/icons';

type Props = { src: string | null; className?: string };

/** The small square picture of a line; its alt text is empty, since the name is beside it. */
export function LinePicture({ src, className }: Props) {
  return (
    <span
      className={clsx(
        'relative grid aspect-square shrink-0 place-items-center overflow-hidden rounded-control bg-picture',
        className,
      )}
    >
      {src ? (
        <Image src={src} alt="" fill sizes="96px" className="object-contain" />
      ) : (
        <Package aria-hidden className="size-1/3 text-ink-soft" strokeWidth={1.5} />
      )}
    </span>
  );
}
