'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link } from '@/components/shell/navigation/link';
import { SubmitButton } from '@/components/shell/submit-button';
import { Button } from '@/components/ui/button';
import { PackageCheck } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import { upload } from '@/lib/client/upload';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { randomKey } from '@/lib/storefront/forms/random-key';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { usePendingCode } from '@/lib/storefront/session/use-pending-code';
import {
  type ApplicationValues,
  emptyApplication,
  lastStep,
  type Pictures,
  type StepNumber,
  stepFields,
  stepOf,
} from './application-values';
import { ConfirmApplication } from './confirm-application';
import { forgetPictures, keepPictures, keptPictures } from './picture-draft';
import { PicturesStep } from './pictures-step';
import { ReviewStep } from './review-step';
import { Steps } from './steps';
import { StoreStep } from './store-step';
import { forgetApplication, useApplicationDraft } from './use-application-draft';
import { YouStep } from './you-step';

const resolver = lazyResolver<ApplicationValues>(async () => {
  const { vendorApplicationSchema } = await import('@/lib/contract/schemas/vendors');
  return vendorApplicationSchema as never;
});

/** Defaults of fields that are not typed: a field without a default keeps the input from before hydration. */
const untyped = { country: emptyApplication.country, terms: false };

/** A vendor's application in steps, each validated before the next one opens; then the mailed code. */
export function ApplicationForm() {
  const t = useTranslations('vendor');
  const lang = useLocale();
  const errorText = useErrorText();
  const form = useForm<ApplicationValues>({ resolver, defaultValues: untyped });
  const [step, setStep] = useState<StepNumber>(0);
  const [pictures, setPictures] = useState<Pictures>({});
  const [refusedPictures, setRefusedPictures] = useState<Partial<Record<string, string>>>({});
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = usePendingCode('application');
  const [number, setNumber] = useState<string>();
  /** The key of a try without an answer, which may have arrived nevertheless. */
  const unanswered = useRef<string>(undefined);
  useApplicationDraft(form);
  const head = useRef<HTMLHeadingElement>(null);
  const opened = useRef(step);

  useEffect(() => {
    if (opened.current !== step) head.current?.focus();
    opened.current = step;
  }, [step]);

  useEffect(() => {
    void keptPictures().then((kept) => setPictures((chosen) => ({ ...kept, ...chosen })));
  }, []);

  function change(name: keyof Pictures, file: File | undefined, refusal: string | undefined) {
    const changed = { ...pictures, [name]: file };
    setPictures(changed);
    setRefusedPictures({ ...refusedPictures, [name]: refusal });
    void keepPictures(changed);
  }

  async function next() {
    if (await form.trigger(stepFields[step], { shouldFocus: true })) {
      setStep((step + 1) as StepNumber);
    }
  }

  function showRefusal(refused: unknown) {
    const fields = refused instanceof ApiError ? refused.fields : {};
    const names = Object.keys(fields);
    for (const name of names) {
      form.setError(name as keyof ApplicationValues, { type: 'api', message: fields[name] });
    }
    setRefusedPictures(fields);
    const first = names.map(stepOf).sort()[0];
    if (first === undefined) setFailure(errorText(refused));
    else setStep(first);
  }

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(undefined);
      setSent(0);
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...values, ...pictures })) {
        if (value !== undefined) body.set(name, value instanceof File ? value : String(value));
      }
      unanswered.current ??= randomKey();
      try {
        const idempotencyKey = unanswered.current;
        await dataOf(
          upload('POST /api/stores', lang, body, { idempotencyKey, onProgress: setSent }),
        );
        unanswered.current = undefined;
        forgetApplication();
        void forgetPictures();
        setPending({ email: values.email.trim(), sentAt: Date.now() });
      } catch (refused) {
        if (refused instanceof ApiError && refused.status) unanswered.current = undefined;
        showRefusal(refused);
      }
      setSent(undefined);
    },
    (errors) => {
      const first = Object.keys(errors).map(stepOf).sort()[0];
      if (first !== undefined) setStep(first);
    },
  );

  if (number) return <ApplicationConfirmed number={number} />;
  if (pending) {
    return (
      <ConfirmApplication
        known={{ email: pending.email, password: form.getValues('password') }}
        sentAt={pending.sentAt}
        onSent={(sentAt) => setPending({ ...pending, sentAt })}
        onConfirmed={(confirmed) => {
          setPending(null);
          setNumber(confirmed);
        }}
        back={t('change_application')}
        onBack={() => {
          setPending(null);
          setStep(0);
        }}
      />
    );
  }
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (step === lastStep) void submit();
          else void next();
        }}
        className="flex flex-col gap-6"
      >
        <Steps current={step} />
        <h2 ref={head} tabIndex={-1} className="text-xl font-bold outline-none">
          {t(`steps.${step}`)}
        </h2>
        {step === 0 && <YouStep />}
        {step === 1 && <StoreStep />}
        {step === 2 && (
          <PicturesStep pictures={pictures} errors={refusedPictures} onChange={change} />
        )}
        {step === 3 && <ReviewStep pictures={pictures} onEdit={setStep} />}
        {failure && <Notice tone="bad">{failure}</Notice>}
        {sent !== undefined && (
          <p role="status" className="flex flex-col gap-1 text-sm">
            {t('uploading', { percent: Math.round(sent * 100) })}
            <progress value={sent} max={1} className="h-2 w-full accent-brand" />
          </p>
        )}
        <div className="flex flex-wrap justify-between gap-3">
          {step > 0 && (
            <Button look="outline" onClick={() => setStep((step - 1) as StepNumber)}>
              {t('previous')}
            </Button>
          )}
          <SubmitButton busy={sent !== undefined} className="ml-auto">
            {t(step === lastStep ? 'submit' : 'next')}
          </SubmitButton>
        </div>
      </form>
    </FormProvider>
  );
}

/** Confirms that the application waits for the operator; takes the focus, since the form that had it is gone. */
function ApplicationConfirmed({ number }: { number: string }) {
  const t = useTranslations('vendor');
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4">
      <PackageCheck aria-hidden className="size-10 text-good" />
      <h2 ref={head} tabIndex={-1} className="text-xl font-bold outline-none">
        {t('done_title')}
      </h2>
      <p className="text-lg font-semibold">{t('done_number', { number })}</p>
      <p>{t('done_next')}</p>
      <Button asChild look="outline">
        <Link href="/vendor/signin">{t('sign_in')}</Link>
      </Button>
    </div>
  );
}
