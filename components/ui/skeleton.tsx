import clsx from 'clsx';

/** A grey placeholder of the size that its classes give it. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-pulse rounded-control bg-sunken', className)} />;
}
