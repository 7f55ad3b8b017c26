import { Suspense } from 'react';
import { CancellationRules } from '@/components/orders/cancelled/cancellation-rules';
import { CancelledPage } from '@/components/orders/cancelled/cancelled-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { Page } from '@/components/ui/layout';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('cancelled', 'title');

/** The page is the same for everybody; the shopper's order is loaded in the browser. */
export default function OrderCancelledPage() {
  return (
    <Page>
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
        <ClientMessages also={['cancelled', 'orders']}>
          <Suspense fallback={<CancellationRules />}>
            <CancelledPage />
          </Suspense>
        </ClientMessages>
      </div>
    </Page>
  );
}
