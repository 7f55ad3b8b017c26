import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page, request, test } from '@playwright/test';
import { dataDir, mailedCode } from '../../testing/mail';
import { fromOwnAddress } from '../../testing/visitor';

export const demoVendor = { email: 'vendor@demo.haat.example', password: 'haat-demo-2026' };

type Credentials = typeof demoVendor;

const baseURL = () => String(test.info().project.use.baseURL);

/**
 * Gives a browser the session of a store's member, by default of the demo's vendor. The first test confirms a
 * device by the mailed code and the others reuse it, because codes are mailed at most once a minute.
 */
export async function signInSeller(page: Page, { email, password }: Credentials = demoVendor) {
  const credentials = { email, password };
  const device = await deviceOf(credentials);
  await page.context().addCookies([{ name: 'device', value: device, url: `${baseURL()}/api/x` }]);
  const answer = await page.request.post('/api/seller/session', {
    data: credentials,
    headers: fromOwnAddress(),
  });
  expect((await answer.json()).data).toMatchObject({ email: credentials.email });
  // Another sign-in on this page would replace the token of the shared device.
  await page.context().clearCookies({ name: 'device' });
}

/** Returns the token of a known device. */
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
  const answer = await api.post('/api/seller/login', { data, headers: fromOwnAddress() });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}
