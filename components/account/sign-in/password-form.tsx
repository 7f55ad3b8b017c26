'use client';

import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/api/request';
import { focusOnArrival } from '@/lib/storefront/forms/focus-on-arrival';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { PasswordField } from '../password-field';
import { SubmitButton } from '../submit-button';

export type Credentials = { email: string; password: string };

const resolver = lazyResolver<Credentials>(async () => {
  const { loginSchema } = await import('@/lib/api/schemas/accounts');
  return loginSchema;
});

/** What a wrong password is answered with; next-auth's answers come back as 422. */
const isRefusal = (failure: unknown) =>
  failure instanceof ApiError && (failure.status === 401 || failure.status === 422);

type Props = {
  texts: { email: string; password: string; action: string };
  /** Opens the session, or goes on to the next step; its failure is shown. */
  onSend: (given: Credentials) => Promise<unknown>;
  /** Where it takes the place of another form. */
  focusFirst?: boolean;
  /** Below the button. */
  children?: ReactNode;
};

/** E-mail and password, of shoppers, members of a store and operators. */
export function PasswordForm({ texts, onSend, focusFirst, children }: Props) {
  const form = useForm<Credentials>({ resolver });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const [done, setDone] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const { ref: emailRef, ...emailField } = form.register('email');

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
          if (focusFirst) focusOnArrival(field);
        }}
        required
        label={texts.email}
        error={fieldText(errors.email)}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField
        {...form.register('password')}
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
