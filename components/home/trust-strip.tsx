import { BadgeCheck, Banknote, ReceiptText, RotateCcw } from 'lucide-react';
import { getTranslations } from 'next-intl/server';

const promises = [
  ['sellers', BadgeCheck],
  ['cod', Banknote],
  ['returns', RotateCcw],
  ['invoice', ReceiptText],
] as const;

/** Reasons to trust the shop. */
export async function TrustStrip() {
  const t = await getTranslations('home');
  return (
    <ul className="grid gap-4 rounded-card border border-line bg-card p-5 sm:grid-cols-2 lg:grid-cols-4">
      {promises.map(([name, Icon]) => (
        <li key={name} className="flex items-start gap-3">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
            <Icon aria-hidden className="size-5" />
          </span>
          <span className="flex flex-col">
            <span className="font-semibold">{t(`trust.${name}.title`)}</span>
            <span className="text-sm text-ink-soft">{t(`trust.${name}.text`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
