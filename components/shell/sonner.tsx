'use client';

import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { mostToasts, toasterMounted } from '@/lib/storefront/browser/toast';

/** The toaster in the shop's colours; loaded with the first toast. */
export default function Sonner({ label }: { label: string }) {
  useEffect(() => toasterMounted(toast), []);
  return (
    <Toaster
      theme="system"
      position="bottom-center"
      mobileOffset={{ bottom: 96 }}
      visibleToasts={mostToasts}
      containerAriaLabel={label}
      toastOptions={{
        classNames: {
          toast: '!rounded-card !border-line !bg-card !font-sans !text-ink !shadow-raised',
          description: '!text-ink-soft',
          success: '[&_[data-icon]]:!text-good',
          error: '[&_[data-icon]]:!text-bad',
          actionButton: '!min-h-9 !bg-brand !text-on-brand',
        },
      }}
    />
  );
}
