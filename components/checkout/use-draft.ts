'use client';

import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Address, User } from '@/lib/contract/schemas/accounts';
import { knownPincode } from '@/lib/storefront/addresses/use-pincode';
import { recallInTab, rememberInTab } from '@/lib/storefront/browser/tab-memory';
import { type CheckoutValues, emptyAddress, type KnownShopper, newAddress } from './values';

/**
 * The name contains the shopper's e-mail address: a draft survives an expired session, and nobody else may see
 * it.
 */
const draftName = ({ email }: User) => `checkout:${email}` as const;

/**
 * Returns the draft from before a reload or a renewed sign-in, else fresh values with the saved address of the
 * current pincode, or with that pincode alone.
 */
export function startingValues(
  user: User,
  saved: Address[],
  profile?: KnownShopper,
): CheckoutValues {
  const pincode = knownPincode();
  const start = saved.find((address) => address.pincode === pincode) ?? saved[0];
  const first = start ? String(start.id) : newAddress;
  const fresh: CheckoutValues = {
    shipping: first,
    shipping_address: emptyAddress(profile, pincode),
    save_address: saved.length === 0,
    billing_same: true,
    billing: first,
    billing_address: emptyAddress(profile),
    payment_method: 'upi',
  };
  const draft = recallInTab<CheckoutValues>(draftName(user));
  if (!draft) return fresh;
  const known = (choice: string) =>
    choice === newAddress || saved.some(({ id }) => String(id) === choice) ? choice : first;
  return { ...fresh, ...draft, shipping: known(draft.shipping), billing: known(draft.billing) };
}

/** Stores the typed values in this tab. */
export function useDraft(form: UseFormReturn<CheckoutValues>, user: User): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => rememberInTab(draftName(user), values),
      }),
    [form, user],
  );
}

/** Selects a typed address that has been saved, so that the next try does not save it again. */
export function chooseSaved(user: User, { id }: Address): void {
  const draft = recallInTab<CheckoutValues>(draftName(user));
  if (!draft) return;
  const chosen = { shipping: String(id), save_address: false };
  rememberInTab(draftName(user), { ...draft, ...chosen });
}

export const forgetDraft = (user: User) => rememberInTab(draftName(user), undefined);
