import type { Icon } from '@/components/ui/icon';
import { Link } from './link';

type Props = { href: '/cart' | '/wishlist'; icon: Icon; count: number; label: string };

/** A link of the header with a count badge that takes no layout space. */
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
