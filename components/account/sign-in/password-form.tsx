'use client';

import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/shell/submit-button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/client/request';
import { focusOnArrival } from '@/lib/storefront/forms/focus-on-arrival';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { PasswordField } from '../password-field';

export type Credentials = { email: string; password: string };

const resolver = lazyResolver<Credentials>(async () => {
  const { loginSchema } = await import('@/lib/contract/schemas/accounts');
  return loginSchema;
});

/** True for the answer to a wrong password; next-auth's refusals arrive as 422. */
const isRefusal = (failure: unknown) =>
  failure instanceof ApiError && (failure.status === 401 || failure.status === 422);

type Props = {
  texts: { email: string; password: string; action: string };
  /** Opens the session or the next step. @throws failures, which the form shows */
  onSend: (given: Credentials) => Promise<unknown>;
  /** Given if the form replaces another one: the address typed there. The first empty field gets the focus. */
  email?: string;
  /** Shown below the button. */
  children?: ReactNode;
};

/** E-mail and password of a shopper, a store's member or an operator. */
export function PasswordForm({ texts, onSend, email, children }: Props) {
  const form = useForm<Credentials>({ resolver, defaultValues: email ? { email } : undefined });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const [done, setDone] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const { ref: emailRef, ...emailField } = form.register('email');
  const { ref: passwordRef, ...passwordField } = form.register('password');

  const submit = form.handleSubmit(async (given) => {
    failure.clear();
    try {
      await onSend(given);
      setDone(true);
    } catch (refused) {
      failure.show(refused);
      if (isRefusal(refused)) form.setFocus('password');
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        {...emailField}
        ref={(field) => {
          emailRef(field);
          if (email === '') focusOnArrival(field);
        }}
        required
        label={texts.email}
        error={fieldText(errors.email)}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField
        {...passwordField}
        ref={(field) => {
          passwordRef(field);
          if (email) focusOnArrival(field);
        }}
        required
        label={texts.password}
        error={fieldText(errors.password)}
        autoComplete="current-password"
      />
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting || done}>{texts.action}</SubmitButton>
      {children}
    </form>
  );
}
