import { locale } from 'next/root-params';
import type { ReactNode } from 'react';
import './globals.css';

export const ensureStatic = 'shell';

/** A placeholder: the build needs no data, and pages are rendered at their first request. */
export const generateStaticParams = () => [{ locale: '_' }];

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={await locale()}>
      <body>{children}</body>
    </html>
  );
}
