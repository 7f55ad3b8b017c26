'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { OperatorReturn } from '@/lib/api/schemas/seller/returns';
import { dateTime } from '@/lib/storefront/format';

/** What the shopper and the store say, side by side, each with their pictures. */
export function BothSides({ shown }: { shown: OperatorReturn }) {
  const t = useTranslations('operator_returns');
  const of = (by: 'shopper' | 'seller') => shown.timeline.filter((step) => step.by === by);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Side
        title={t('shopper_says')}
        first={shown.comment}
        steps={of('shopper')}
        pictures={shown.pictures}
      />
      <Side
        title={t('store_says')}
        first={null}
        steps={of('seller')}
        pictures={shown.store_pictures}
      />
    </div>
  );
}

type SideProps = {
  title: string;
  first: string | null;
  steps: OperatorReturn['timeline'];
  pictures: OperatorReturn['pictures'];
};

function Side({ title, first, steps, pictures }: SideProps) {
  const t = useTranslations('operator_returns');
  const lang = useLocale();
  const said = steps.filter(({ note }) => note);
  return (
    <section className="flex min-w-0 flex-col gap-3 rounded-control bg-sunken p-4">
      <h3 className="font-semibold">{title}</h3>
      {first && <p className="whitespace-pre-line wrap-anywhere">{first}</p>}
      {said.map(({ at, note, status }) => (
        <p key={`${at} ${status}`} className="flex flex-col whitespace-pre-line wrap-anywhere">
          {note}
          <span className="text-sm text-ink-soft">
            {t(`status.${status}`)} · {dateTime(at, lang)}
          </span>
        </p>
      ))}
      {!first && said.length === 0 && <p className="text-ink-soft">{t('nothing_said')}</p>}
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map(({ id, image }, index) => (
            <li key={id}>
              <a href={image} target="_blank" rel="noreferrer" className="block size-28">
                {/* biome-ignore lint/performance/noImgElement: an upload of the site, in its own size */}
                <img
                  src={image}
                  alt={t('picture', { number: index + 1 })}
                  loading="lazy"
                  className="size-full rounded-control border border-line object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
