'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/shell/messages/lazy-part';
import type { NoticeKind } from '@/lib/api/schemas/notices';
import { useSignInFirst } from '@/lib/storefront/session/use-sign-in-first';
import { useUser } from '@/lib/storefront/session/use-user';
import { NoticeLook } from './notice-look';

const NoticeSwitch = lazyPart(() => import('./notice-switch'));

type Props = { productId: number; soldOut: boolean; labels: Record<NoticeKind, string> };

/**
 * Asks for a mail when the product is back, or cheaper. Visitors are led to sign in, and find it asked for; what
 * a shopper has asked for is loaded behind the page.
 */
export function NoticeBox({ productId, soldOut, labels }: Props) {
  const { user } = useUser();
  const signedIn = useSignInFirst();
  const about = soldOut ? 'back' : 'cheaper';
  const button = (
    <NoticeLook
      prominent={soldOut}
      label={labels[about]}
      onClick={() => signedIn({ kind: 'notice', productId, about })}
    />
  );
  return (
    <div className="needs-script min-h-11">
      {user ? (
        <Suspense fallback={button}>
          <NoticeSwitch key={about} productId={productId} about={about} label={labels[about]} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}
