import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The data folder of the shop under test (playwright.config.ts, or that of a running shop). */
export const dataDir = process.env.TEST_DATA_DIR ?? '.tmp/e2e';

/** Returns the newest mail to `email`; empty if there is none. */
async function newestMail(email: string, folder: string): Promise<string> {
  const outbox = join(folder, 'outbox');
  const name = (await readdir(outbox))
    .filter((file) => file.includes(email))
    .sort()
    .at(-1);
  return name ? readFile(join(outbox, name), 'utf8') : '';
}

/** Waits for the newest one-time code mailed to `email`. */
export async function mailedCode(email: string, folder = dataDir): Promise<string> {
  let code = '';
  await expect(async () => {
    const mail = await newestMail(email, folder);
    // The code is alone on its line or in its element: boundaries between parts contain digits too.
    code = /(?:^|>)(\d{6})(?=\r?$|<)/m.exec(mail.slice(mail.indexOf('\r\n\r\n')))?.[1] ?? '';
    expect(code).toMatch(/^\d{6}$/);
  }).toPass({ timeout: 60_000 });
  return code;
}

/** Waits for the confirmation code of an application in the newest mail to `email`. */
export async function mailedApplicationCode(email: string, folder = dataDir): Promise<string> {
  let code = '';
  await expect(async () => {
    const mail = (await newestMail(email, folder)).replace(/=\r?\n/g, '');
    code = />([2-9A-Z]{5}-[2-9A-Z]{5})</.exec(mail)?.[1] ?? '';
    expect(code).not.toBe('');
  }).toPass({ timeout: 60_000 });
  return code;
}

/** Waits for a mail to `email` with that subject; returns its reply address. */
export async function mailedReplyTo(email: string, subject: string): Promise<string> {
  await expectMail(email, subject);
  const mail = await newestMail(email, dataDir);
  return /^Reply-To: (\S+)\r?$/m.exec(mail)?.[1] ?? '';
}

/** Waits for a mail to `email` whose subject matches `pattern`; returns the first group. */
export async function mailedSubject(email: string, pattern: RegExp): Promise<string> {
  let found = '';
  await expect(async () => {
    found =
      (await subjectsTo(email)).map((each) => pattern.exec(each)?.[1] ?? '').find(Boolean) ?? '';
    expect(found).not.toBe('');
  }).toPass({ timeout: 60_000 });
  return found;
}

async function subjectsTo(email: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox');
  const files = (await readdir(outbox)).filter((name) => name.includes(email));
  return Promise.all(files.map(async (name) => subjectOf(await readFile(join(outbox, name)))));
}

/** Waits for a mail to `email` with that subject. */
export async function expectMail(email: string, subject: string): Promise<void> {
  await expect.poll(() => subjectsTo(email)).toContain(subject);
}

/** Decodes the subject, which encodes non-ASCII characters as words (RFC 2047). */
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

/** Waits for a link to `page` in the newest mail to `email`; returns its path. */
export async function mailedLink(email: string, page: string, folder = dataDir): Promise<string> {
  let link = '';
  await expect(async () => {
    // Decodes soft line breaks and equals signs of quoted-printable.
    const mail = (await newestMail(email, folder)).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    link = new RegExp(`https?://[^/\\s]+(${page}[^\\s"<]*)`).exec(mail)?.[1] ?? '';
    expect(link).toContain(page);
  }).toPass({ timeout: 60_000 });
  return link;
}
