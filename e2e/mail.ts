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

/** Waits for a mail to `email` with that subject. */
export async function expectMail(email: string, subject: string): Promise<void> {
  const outbox = join(dataDir, 'outbox');
  await expect
    .poll(async () => {
      const files = (await readdir(outbox)).filter((name) => name.includes(email));
      return Promise.all(files.map(async (name) => subjectOf(await readFile(join(outbox, name)))));
    })
    .toContain(subject);
}

/** The subject, whose letters beyond ASCII travel as encoded words (RFC 2047). */
function subjectOf(mail: Buffer): string {
  const raw = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(mail.toString())?.[1] ?? '';
  return raw
    .replace(/\r?\n/g, '')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(?:=\?UTF-8\?[BQ]\?[^?]*\?=)+/gi, (words) =>
      Buffer.concat(
        [...words.matchAll(/\?([BQ])\?([^?]*)\?=/gi)].map(([, form, text = '']) =>
          form?.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : quoted(text),
        ),
      ).toString(),
    );
}

function quoted(text: string): Buffer {
  const plain = text
    .replaceAll('_', ' ')
    .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(plain, 'latin1');
}
