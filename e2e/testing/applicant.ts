import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { gstinCheckDigit } from '../../lib/api/schemas/numbers/gstin';
import { newEmail, password } from './shopper';
import { type Lang, texts } from './texts';

/** The number of an application. */
export const numberPattern = /V-[2-9A-Z]{10}/;

export type Applicant = ReturnType<typeof newApplicant>;

/** Somebody of Maharashtra with a GSTIN that nobody else has. */
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

/** The form of /vendor/signup as a person sees it. */
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
    /** The step stands open, and its heading has the focus when one came here by a button. */
    expectStep: (step: 0 | 1 | 2 | 3) =>
      expect(
        main.getByRole('heading', { level: 2, name: t(`vendor.steps.${step}`), exact: true }),
      ).toBeVisible(),
    /** The application is sent, and asks for the code of its mail. */
    expectConfirmation: () =>
      expect(
        main.getByRole('heading', { level: 2, name: t('vendor.confirm_title'), exact: true }),
      ).toBeFocused(),
    /** Stays on the step and says why, at the field. */
    async expectRefusal(name: string, why: string) {
      await expect(field(name)).toHaveAccessibleDescription(t(`validation.${why}`));
      await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    },
  };
  return form;
}

/** Fills in the form of /vendor/signin, on which the page stands. */
export async function signIn(page: Page, lang: Lang, email: string, word = password) {
  const t = texts(lang);
  const main = page.getByRole('main');
  await main.getByLabel(t('vendor.email'), { exact: true }).fill(email);
  await main.getByLabel(t('vendor.password'), { exact: true }).fill(word);
  await main.getByRole('button', { name: t('vendor.sign_in'), exact: true }).click();
}
