'use client';

import type { ReactNode } from 'react';
import { signInPath } from '@/lib/auth/sign-in-path';
import { Link, useRouter } from '@/lib/i18n/navigation';

type Props = { page: Parameters<typeof signInPath>[1] & string; children: ReactNode };

/** From one authentication page to another, without losing where the shopper came from. */
export function AuthLink({ page, children }: Props) {
  const router = useRouter();
  return (
    <Link
      href={page}
      onNavigate={(event) => {
        event.preventDefault();
        router.push(signInPath(window.location, page));
      }}
      className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
