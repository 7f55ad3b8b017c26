import clsx from 'clsx';

/** A star, drawn by CSS: a list has so many that their paths would double the page's size. */
export function Star({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('star', className)} />;
}

/** Five stars, of which `rating` are filled. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span
      aria-hidden
      className="stars"
      style={{ '--filled': `${rating * 20}%` } as React.CSSProperties}
    />
  );
}
