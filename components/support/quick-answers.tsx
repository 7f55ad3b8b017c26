import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/shell/navigation/link';
import { ChevronRight, IndianRupee, PackageSearch, Undo2 } from '@/components/ui/icons';

const answers = [
  { href: '/track-order', text: 'quick_track', Icon: PackageSearch },
  { href: '/profile/payments', text: 'quick_payment', Icon: IndianRupee },
  { href: '/refund', text: 'quick_refund', Icon: Undo2 },
] as const;

/** Links for the most common topics, which shoppers can look up at once. */
export async function QuickAnswers() {
  const t = await getTranslations('support');
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {answers.map(({ href, text, Icon }) => (
        <li key={href}>
          <Link
            href={href}
            className="flex h-full min-h-14 items-center gap-3 rounded-card border border-line bg-card px-4 py-3 font-semibold hover:shadow-raised"
          >
            <Icon aria-hidden className="size-5 shrink-0 text-brand" />
            <span className="grow">{t(text)}</span>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
