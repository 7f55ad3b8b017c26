import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '../../log';

/** `to` is an Indian mobile number of ten digits. */
export type Sms = { to: string; text: string };

/** Sends an SMS; a failure is thrown. */
export type SendSms = (sms: Sms) => Promise<void>;

const timeout = 10_000;

/** Posts `{ to: '+91…', text }` as JSON to a gateway, with the token as bearer; any 2xx is a success. */
export function smsGateway(url: string, token: string | undefined): SendSms {
  return async ({ to, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to: `+91${to}`, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
  };
}

/** Writes each SMS as a text file beside the mails of the outbox, and logs where it lies. */
export function smsFiles(folder: string): SendSms {
  return async ({ to, text }) => {
    await mkdir(folder, { recursive: true });
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    const file = join(folder, `${stamp}-${to}.txt`);
    await writeFile(file, `${text}\n`);
    log.info({ file }, 'SMS written to the outbox');
  };
}
