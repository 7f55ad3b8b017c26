'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { isPlainClick } from '@/components/shell/navigation/plain-click';
import { isAuthPage, signInPath } from '@/lib/auth/sign-in-path';
import { useRouter } from '@/lib/paths/navigation';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'onClick'> & {
  page: '/signin' | '/signup' | '/forgot-password' | '/reset-password';
};

/** A link to a sign-in page, which leads back to the current page afterwards. */
export function AuthPageLink({ page, ...link }: Props) {
  const router = useRouter();
  return (
    <Link
      {...link}
      href={page}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // The history keeps only one of these pages, which the sign-in then replaces.
        const go = isAuthPage(window.location.pathname) ? router.replace : router.push;
        go(signInPath(window.location, page));
      }}
    />
  );
}

/** An inline link to a sign-in page in a sentence. */
export function InlineAuthLink({ page, children }: { page: Props['page']; children: ReactNode }) {
  return (
    <AuthPageLink
      page={page}
      className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
    >
      {children}
    </AuthPageLink>
  );
}
