'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import useSWR from 'swr';
import { PasswordField } from '@/components/account/password-field';
import { SubmitButton } from '@/components/account/submit-button';
import { Loaded } from '@/components/areas/loaded';
import { useAction } from '@/components/areas/use-action';
import { Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChoiceCard } from '@/components/ui/choice';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { SelectField, TextField } from '@/components/ui/field';
import { Section } from '@/components/ui/layout';
import { Notice } from '@/components/ui/notice';
import type { ApiToken } from '@/lib/api/schemas/seller/api';
import { type ApiScope, apiScopes, tokenDays } from '@/lib/api/schemas/seller/scopes';
import { createApiToken, listApiTokens, revokeApiToken } from '@/lib/api/seller/api';
import { sellerKeys } from '@/lib/seller/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { date, dateTime } from '@/lib/storefront/format';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { ApiPage } from './api-page';
import { ShownOnce } from './shown-once';

type Values = { name: string; scopes: ApiScope[]; days: number; password: string };

const resolver = lazyResolver<Values>(async () => {
  const { createApiTokenSchema } = await import('@/lib/api/schemas/seller/api');
  return createApiTokenSchema;
});

/** The form for a new token: what it is for, what it may do and for how long. */
function TokenForm({ onMade }: { onMade: (token: string) => void }) {
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

/** Personal tokens for the store's own system: the form for another, and those there are. */
export function TokensPage() {
  const t = useTranslations('seller_api');
  const lang = useLocale();
  const tokens = useSWR(sellerKeys.apiTokens(lang), () => listApiTokens(lang));
  const [made, setMade] = useState<string>();
  const refresh = () => void tokens.mutate();
  return (
    <ApiPage hint={t('hint')}>
      {made ? (
        <ShownOnce
          title={t('made_title')}
          hint={t('made_hint')}
          secret={made}
          onDone={() => setMade(undefined)}
        />
      ) : (
        <Writes>
          <Section title={t('new')} id="new-token">
            <TokenForm
              onMade={(token) => {
                setMade(token);
                refresh();
              }}
            />
          </Section>
        </Writes>
      )}
      <Loaded of={tokens}>
        {(all) => (
          <Section title={t('tokens')} id="tokens">
            {all.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
            <ul className="flex flex-col gap-3">
              {all.map((token) => (
                <li key={token.id}>
                  <TokenRow token={token} onRevoked={refresh} />
                </li>
              ))}
            </ul>
          </Section>
        )}
      </Loaded>
    </ApiPage>
  );
}

/** A token: what it may do, when it was used, until when it is valid. */
function TokenRow({ token, onRevoked }: { token: ApiToken; onRevoked: () => void }) {
  const t = useTranslations('seller_api');
  const lang = useLocale();
  const { busy, run } = useAction();
  const { id, name, tail, scopes, by, created_at, last_used_at, expires_at } = token;
  const isOver = Date.parse(expires_at) < Date.now();

  const revoke = () =>
    run(async () => {
      await revokeApiToken(lang, id);
      toast.success(t('revoked', { name }));
      onRevoked();
    });

  return (
    <Card className="flex flex-wrap items-start justify-between gap-4">
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-2">
        <h3 className="flex flex-wrap items-center gap-2 font-bold wrap-anywhere">
          {name}
          <code className="text-sm font-normal text-ink-soft">haat_…{tail}</code>
          {isOver && <Badge tone="bad">{t('expired')}</Badge>}
        </h3>
        <ul className="flex flex-wrap gap-1.5" aria-label={t('scopes')}>
          {scopes.map((scope) => (
            <li key={scope}>
              <Badge>{scope}</Badge>
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-soft">
          {t('made', { by, when: date(created_at, lang) })}{' '}
          {last_used_at ? t('used', { when: dateTime(last_used_at, lang) }) : t('never_used')}{' '}
          {!isOver && t('valid_until', { when: date(expires_at, lang) })}
        </p>
      </div>
      <Writes>
        <ConfirmDialog
          title={t('revoke_title', { name })}
          text={t('revoke_text')}
          labels={{ confirm: t('revoke'), cancel: t('cancel') }}
          onConfirm={() => void revoke()}
        >
          {(open) => (
            <Button look="danger" busy={busy} onClick={open}>
              {t('revoke')}
            </Button>
          )}
        </ConfirmDialog>
      </Writes>
    </Card>
  );
}
