import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { Card } from '@/components/ui/card';
import { Mail, MapPin, Phone, Scale } from '@/components/ui/icons';
import { addressOf, company, dialled } from '@/lib/company/company';

const link = 'inline-flex min-h-11 items-center font-semibold text-brand hover:underline';

/** Phone, e-mail, postal address, and the grievance officer. */
export async function ContactWays() {
  const t = await getTranslations('support');
  const facts = company();
  const { phone, email } = facts;
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      <Way icon={<Phone aria-hidden />} title={t('by_phone')} hint={t('hours')}>
        <a href={`tel:${dialled(phone)}`} className={link}>
          {phone}
        </a>
      </Way>
      <Way icon={<Mail aria-hidden />} title={t('by_mail')}>
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      </Way>
      <Way icon={<MapPin aria-hidden />} title={t('by_post')}>
        <address className="not-italic">
          {facts.legal_name}
          <br />
          {addressOf(facts)}
        </address>
      </Way>
      <Way icon={<Scale aria-hidden />} title={t('officer')} hint={t('officer_hint')}>
        <Link href="/grievance" className={link}>
          {t('officer_link')}
        </Link>
      </Way>
    </ul>
  );
}

type WayProps = { icon: ReactNode; title: string; hint?: string; children: ReactNode };

function Way({ icon, title, hint, children }: WayProps) {
  return (
    <li>
      <Card className="flex h-full items-start gap-3">
        <span className="text-brand [&>svg]:size-6">{icon}</span>
        <div>
          <h2 className="font-bold">{title}</h2>
          {hint && <p className="text-sm text-ink-soft">{hint}</p>}
          {children}
        </div>
      </Card>
    </li>
  );
}
