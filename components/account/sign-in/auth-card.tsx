import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PackageCheck, ShieldCheck, Truck } from '@/components/ui/icons';
import { AlreadySignedIn } from './already-signed-in';

const reasons = [
  { key: 'reason_orders', icon: Truck },
  { key: 'reason_returns', icon: PackageCheck },
  { key: 'reason_safe', icon: ShieldCheck },
] as const;

type Props = { title: string; hint: string; children: ReactNode };

/** An authentication page: its purpose at the side, its form in a card. */
export async function AuthCard({ title, hint, children }: Props) {
  const t = await getTranslations('auth');
  return (
    <div className="mx-auto grid w-full max-w-4xl overflow-hidden rounded-card border border-line bg-card shadow-card md:grid-cols-[2fr_3fr]">
      <div className="flex flex-col gap-6 bg-brand-soft p-5 sm:p-8">
        <div className="flex flex-col gap-2">
          <h1 className="text-2xl font-bold">{title}</h1>
          <p className="text-ink-soft">{hint}</p>
        </div>
        <ul className="hidden flex-col gap-4 text-pretty md:flex">
          {reasons.map(({ key, icon: Icon }) => (
            <li key={key} className="flex items-start gap-3">
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
              {t(key)}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex min-w-0 flex-col gap-4 p-5 sm:p-8">
        <AlreadySignedIn />
        {children}
      </div>
    </div>
  );
}
