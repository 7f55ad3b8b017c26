import type { ReactNode } from 'react';
import { Link } from '../navigation/link';

type Props = {
  /** The external seller area. */
  seller: string | undefined;
  className: string;
  children: ReactNode;
};

/** To the external seller area where there is one, else to our own page for vendors. */
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
