import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { gstinCheckDigit } from '../../lib/contract/schemas/numbers/gstin';
import { newEmail, password } from './shopper';
import { type Lang, texts } from './texts';

/** The number of an application. */
export const numberPattern = /V-[2-9A-Z]{10}/;

/** Creates an applicant from Maharashtra with a unique GSTIN. */
export function newApplicant(storeName: string) {
  const letter = () => String.fromCharCode(65 + randomInt(26));
  const pan = `${letter()}${letter()}${letter()}CD${randomInt(1000, 10_000)}F`;
  const first14 = `27${pan}1Z`;
  return {
    you: {
      first_name: 'Meera',
      last_name: 'Patil',
      email: newEmail(),
      phone: '98200 12345',
      password,
      confirm_password: password,
    },
    store: {
      store_name: storeName,
      gst_number: first14 + gstinCheckDigit(first14),
      pan_number: pan,
      address: '14 Laxmi Road',
      city: 'Pune',
      postal_code: '411030',
    },
  };
}

/** Drives the form of /vendor/signup. */
export function applicationForm(page: Page, lang: Lang) {
  const t = texts(lang);
  const main = page.getByRole('main');
  const field = (name: string) =>
    main.getByLabel(t(`vendor.${name}`), { exact: true }).filter({ visible: true });
  const form = {
    field,
    async fill(values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) await field(name).fill(value);
    },
    press: (name: 'next' | 'previous' | 'submit' | 'confirm') =>
      main.getByRole('button', { name: t(`vendor.${name}`), exact: true }).click(),
    /** Expects that the step is open; after a button its heading has the focus. */
    expectStep: (step: 0 | 1 | 2 | 3) =>
      expect(
        main.getByRole('heading', { level: 2, name: t(`vendor.steps.${step}`), exact: true }),
      ).toBeVisible(),
    /** Expects that the application was sent, and its mailed code is requested. */
    expectConfirmation: () =>
      expect(
        main.getByRole('heading', { level: 2, name: t('vendor.confirm_title'), exact: true }),
      ).toBeFocused(),
    /** Expects that the step stays open, with the reason at the field. */
    async expectRefusal(name: string, why: string) {
      await expect(field(name)).toHaveAccessibleDescription(t(`validation.${why}`));
      await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    },
  };
  return form;
}

/** Fills in the form of the open page /vendor/signin. */
export async function signIn(page: Page, lang: Lang, email: string, word = password) {
  const t = texts(lang);
  const main = page.getByRole('main');
  await main.getByLabel(t('vendor.email'), { exact: true }).fill(email);
  await main.getByLabel(t('vendor.password'), { exact: true }).fill(word);
  await main.getByRole('button', { name: t('vendor.sign_in'), exact: true }).click();
}
