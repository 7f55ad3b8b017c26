import type { ReactNode } from 'react';
import { config } from '@/lib/config';
import { Link } from '../navigation/link';

/** To the external seller area where there is one, else to our own page for vendors. */
export function VendorLogin({ className, children }: { className: string; children: ReactNode }) {
  const seller = config.sellerUrl;
  return seller ? (
    <a href={seller} className={className}>
      {children}
    </a>
  ) : (
    <Link href="/vendor/signin" className={className}>
      {children}
    </Link>
  );
}
