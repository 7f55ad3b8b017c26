import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page, request, test } from '@playwright/test';
import { dataDir, mailedCode } from '../../testing/mail';

export const demoVendor = { email: 'vendor@demo.haat.example', password: 'haat-demo-2026' };

type Credentials = typeof demoVendor;

const baseURL = () => String(test.info().project.use.baseURL);

/**
 * Gives a browser the session of a member of a store, by default of the demo's vendor. The first test confirms
 * a device by the mailed code and the others use the same one, for codes are mailed once a minute at most.
 */
export async function signInSeller(page: Page, credentials: Credentials = demoVendor) {
  const device = await deviceOf(credentials);
  await page.context().addCookies([{ name: 'device', value: device, url: `${baseURL()}/api/x` }]);
  const answer = await page.request.post('/api/seller/session', { data: credentials });
  expect((await answer.json()).data).toMatchObject({ email: credentials.email });
  // Whoever else signs in on this page would have the shared device known by a new token.
  await page.context().clearCookies({ name: 'device' });
}

/** The token of a device that the account knows. */
async function deviceOf(credentials: Credentials): Promise<string> {
  const file = join(dataDir, `device-${credentials.email}`);
  const lock = `${file}.lock`;
  let device = '';
  await expect(async () => {
    device = await readFile(file, 'utf8').catch(() => '');
    if (device) return;
    await mkdir(lock);
    try {
      device = await confirmedDevice(credentials);
      await writeFile(file, device);
    } finally {
      await rmdir(lock);
    }
  }).toPass({ timeout: 60_000 });
  return device;
}

async function confirmedDevice(credentials: Credentials): Promise<string> {
  const api = await request.newContext({ baseURL: baseURL() });
  const asked = await logIn(api, credentials);
  const otp = await mailedCode(credentials.email);
  const { device } = await logIn(api, { ...credentials, otp, request: asked.request });
  await api.dispose();
  expect(device).toEqual(expect.any(String));
  return String(device);
}

async function logIn(api: APIRequestContext, data: object): Promise<Record<string, string>> {
  return (await api.post('/api/seller/login', { data })).json();
}
