import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataDir } from './mail';

/** Returns a new mobile number for every run. */
export const newPhone = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

/** Returns the SMS to a number, oldest first. */
export async function smsTo(phone: string, folder = dataDir): Promise<string[]> {
  const outbox = join(folder, 'outbox');
  const files = (await readdir(outbox)).filter((name) => name.endsWith(`-${phone}.txt`)).sort();
  return Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')));
}

/** Waits for the code of the `nth` SMS to a number. */
export async function codeBySms(phone: string, nth = 0, folder = dataDir): Promise<string> {
  let code = '';
  await expect(async () => {
    code = /\d{6}/.exec((await smsTo(phone, folder))[nth] ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass({ timeout: 60_000 });
  return code;
}
