'use client';

import { useLinkStatus } from 'next/link';
import { type ComponentProps, useRef, useState } from 'react';
import { Link } from '@/lib/i18n/navigation';

/** How long a pointer rests on a link before it is meant, in milliseconds. */
const dwell = 65;

/**
 * A link that loads its page as soon as a shopper seems to want it (a resting pointer, a touch, the
 * focus), so that the click finds it there, and that costs nothing while it is only looked at.
 */
export function IntentLink({ children, ...props }: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [meant, setMeant] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mean = () => setMeant(true);
  return (
    <Link
      {...props}
      prefetch={meant}
      onPointerEnter={() => {
        timer.current = setTimeout(mean, dwell);
      }}
      onPointerLeave={() => clearTimeout(timer.current)}
      onTouchStart={mean}
      onFocus={mean}
    >
      {children}
      <Waiting />
    </Link>
  );
}

/** A line at the top of the screen while the page of the link is on its way. */
function Waiting() {
  const { pending } = useLinkStatus();
  return pending ? <span aria-hidden className="waiting-line" /> : null;
}
