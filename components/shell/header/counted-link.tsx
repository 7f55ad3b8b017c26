import type { LucideIcon } from 'lucide-react';
import { Link } from '../navigation/link';

type Props = { href: '/cart' | '/wishlist'; icon: LucideIcon; count: number; label: string };

/** A way of the header, with a number in a box that takes no room of its own. */
export function CountedLink({ href, icon: Icon, count, label }: Props) {
  return (
    <Link
      href={href}
      aria-label={label}
      className="relative grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
    >
      <Icon aria-hidden className="size-6" />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1 text-xs font-bold text-on-brand tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
