'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { usePlaceLine } from '@/components/addresses/use-place-line';
import { Link } from '@/components/shell/navigation/link';
import { ChoiceCard } from '@/components/ui/choice';
import { fullName } from '@/lib/i18n/names/full-name';
import type { ApplicationValues, Pictures, StepNumber } from './application-values';
import { useApplicationField } from './use-application-field';

type Props = { pictures: Pictures; onEdit: (step: StepNumber) => void };

/** All values for a last check before they are sent, and the terms. */
export function ReviewStep({ pictures, onEdit }: Props) {
  const t = useTranslations('vendor');
  const { getValues } = useFormContext<ApplicationValues>();
  const { error, ...terms } = useApplicationField()('terms');
  const v = getValues();
  const where = { city: v.city, state: v.state, pincode: v.postal_code };
  const place = usePlaceLine(where, v.address);
  const groups: [StepNumber, [string, string][]][] = [
    [
      0,
      [
        [t('full_name'), fullName(v.first_name, v.last_name ?? '')],
        [t('email'), v.email],
        [t('phone'), v.phone],
      ],
    ],
    [
      1,
      [
        [t('store_name'), v.store_name],
        [t('gst_number'), v.gst_number],
        [t('pan_number'), v.pan_number],
        [t('address'), `${v.address}, ${place}`],
        [t('care_email'), v.care_email || t('none')],
      ],
    ],
    [
      2,
      [
        [t('logo'), pictures.logo?.name ?? t('no_picture')],
        [t('banner'), pictures.banner?.name ?? t('no_picture')],
      ],
    ],
  ];
  return (
    <div className="flex flex-col gap-5">
      {groups.map(([step, rows]) => (
        <section key={step} className="rounded-card border border-line p-4">
          <div className="flex items-center justify-between gap-4">
            <h3 className="font-bold">{t(`steps.${step}`)}</h3>
            <button
              type="button"
              onClick={() => onEdit(step)}
              className="min-h-11 px-2 font-semibold text-brand hover:underline"
            >
              {t('edit')}
            </button>
          </div>
          <dl className="grid gap-x-4 gap-y-2 text-[0.9375rem] sm:grid-cols-[10rem_1fr]">
            {rows.map(([name, value]) => (
              <div key={name} className="sm:contents">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="min-w-0 break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className="flex flex-col gap-1">
        <ChoiceCard
          type="checkbox"
          {...terms}
          required
          aria-invalid={Boolean(error)}
          aria-describedby="terms-note"
        >
          {t('terms')}
        </ChoiceCard>
        <p id="terms-note" className="text-sm text-bad" role={error ? 'alert' : undefined}>
          {error}
        </p>
        <Link
          href="/terms"
          target="_blank"
          className="inline-flex min-h-11 items-center self-start text-brand underline"
        >
          {t('read_terms')}
        </Link>
      </div>
    </div>
  );
}
