import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataDir } from './mail';

/** A mobile number of its own for every run. */
export const newPhone = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

/** The SMS to a number, oldest first. */
export async function smsTo(phone: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox');
  const files = (await readdir(outbox)).filter((name) => name.endsWith(`-${phone}.txt`)).sort();
  return Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')));
}

/** The code of the `nth` SMS to a number, waited for. */
export async function codeBySms(phone: string, nth = 0): Promise<string> {
  let code = '';
  await expect(async () => {
    code = /\d{6}/.exec((await smsTo(phone))[nth] ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return code;
}
