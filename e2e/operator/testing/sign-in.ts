import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { operatorToken } from '../../testing/delivered-order';

const headers = { authorization: `Bearer ${operatorToken}` };

/**
 * Gives a browser the session of a new operator, whose password and app are set up.
 * @param ahead milliseconds by which the shop's clock is ahead
 */
export async function signInOperator(page: Page, role: 'owner' | 'support' | 'finance', ahead = 0) {
  const email = `${role}-${randomUUID().slice(0, 8)}@haat.example`;
  const name = { owner: 'Meera Joshi', support: 'Kabir Shah', finance: 'Leela Nair' }[role];
  const data = { email, name, role };
  const added = await page.request.post('/api/operator/operators', { headers, data });
  expect(added.ok(), await added.text()).toBe(true);
  const { temporary_password: given } = (await added.json()).data;
  const open = (more: object) =>
    page.request.post('/api/operator/session', { data: { email, password: given, ...more } });
  const { secret } = await (await open({})).json();
  const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + ahead,
  });
  const opened = await open({ otp, new_password: 'peepal-tree-8' });
  expect(opened.ok(), await opened.text()).toBe(true);
}
