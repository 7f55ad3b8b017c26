import clsx from 'clsx';

/** A grey stand-in of the size its classes give it. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-pulse rounded-control bg-sunken', className)} />;
}
