import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The data folder of the shop under test (playwright.config.ts). */
export const dataDir = '.tmp/e2e';

/** The newest one-time code mailed to `email`, waited for. */
export async function mailedCode(email: string, folder = dataDir): Promise<string> {
  let code = '';
  await expect(async () => {
    const outbox = join(folder, 'outbox');
    const name = (await readdir(outbox))
      .filter((file) => file.includes(email))
      .sort()
      .at(-1);
    const mail = await readFile(join(outbox, name ?? 'none'), 'utf8');
    // Alone on its line or in its element: the boundaries between the parts hold digits too.
    code = /(?:^|>)(\d{6})(?=\r?$|<)/m.exec(mail.slice(mail.indexOf('\r\n\r\n')))?.[1] ?? '';
    expect(code).toMatch(/^\d{6}$/);
  }).toPass({ timeout: 15_000 });
  return code;
}
