'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '@/components/account/password-field';
import { SubmitButton } from '@/components/account/submit-button';
import { Card } from '@/components/ui/card';
import { ChoiceCard } from '@/components/ui/choice';
import { SelectField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { type ApiScope, apiScopes, tokenDays } from '@/lib/api/schemas/seller/scopes';
import { createApiToken } from '@/lib/api/seller/api-tokens';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';

type Values = { name: string; scopes: ApiScope[]; days: number; password: string };

const resolver = lazyResolver<Values>(async () => {
  const { createApiTokenSchema } = await import('@/lib/api/schemas/seller/api-tokens');
  return createApiTokenSchema;
});

/** The form for a new token: what it is for, what it may do and for how long. */
export function TokenForm({ onMade }: { onMade: (token: string) => void }) {
  const t = useTranslations('seller_api');
  const lang = useLocale();
  const id = useId();
  const form = useForm<Values>({
    resolver,
    defaultValues: { name: '', scopes: [], days: 90, password: '' },
  });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;
  const scopeError = errors.scopes as { message?: string; type?: string } | undefined;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      const { token } = await createApiToken(lang, values);
      form.reset();
      onMade(token);
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <Card>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-[1fr_16rem]">
          <TextField
            {...form.register('name')}
            required
            label={t('name')}
            hint={t('name_hint')}
            error={fieldText(errors.name)}
            autoComplete="off"
          />
          <SelectField
            {...form.register('days', { valueAsNumber: true })}
            label={t('days')}
            error={fieldText(errors.days)}
          >
            {tokenDays.map((days) => (
              <option key={days} value={days}>
                {t('days_of', { days })}
              </option>
            ))}
          </SelectField>
        </div>
        <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby={`${id}-scopes`}>
          <legend className="pb-1.5 text-sm font-medium">{t('scopes')}</legend>
          <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
            {apiScopes.map((scope) => (
              <ChoiceCard
                key={scope}
                {...form.register('scopes')}
                type="checkbox"
                value={scope}
                aria-invalid={Boolean(scopeError)}
              >
                <span className="block font-medium">{t(`scope.${nameOf(scope)}`)}</span>
                <code className="text-sm text-ink-soft">{scope}</code>
              </ChoiceCard>
            ))}
          </div>
          <p
            id={`${id}-scopes`}
            className={scopeError ? 'text-sm text-bad' : 'text-sm text-ink-soft'}
          >
            {fieldText(scopeError as Parameters<typeof fieldText>[0]) ?? t('scopes_hint')}
          </p>
        </fieldset>
        <div className="sm:max-w-sm">
          <PasswordField
            {...form.register('password')}
            required
            label={t('password_needed')}
            hint={t('password_hint')}
            error={fieldText(errors.password)}
            autoComplete="current-password"
          />
        </div>
        {failure.text && <Notice tone="bad">{failure.text}</Notice>}
        <SubmitButton busy={isSubmitting} className="self-start">
          {t('make')}
        </SubmitButton>
      </form>
    </Card>
  );
}

type NameOf<Scope> = Scope extends `${infer Of}:${infer May}` ? `${Of}_${May}` : never;

/** `listings:read` is `listings_read` in the messages. */
const nameOf = (scope: ApiScope) => scope.replace(':', '_') as NameOf<ApiScope>;
