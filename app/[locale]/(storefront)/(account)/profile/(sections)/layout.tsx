import type { ReactNode } from 'react';
import { SectionLinks } from '@/components/account/profile/section-links';

/** The sections of the account, one page each, beside their links. */
export default function ProfileLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
      <SectionLinks />
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </div>
  );
}
