import type { ReactNode } from 'react';
import { Link } from '@/components/shell/navigation/link';

type Props = {
  /** Address of the external seller area. */
  seller: string | undefined;
  className: string;
  children: ReactNode;
};

/** Links to the external seller area if there is one, else to our own page for vendors. */
export function VendorLogin({ seller, className, children }: Props) {
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
