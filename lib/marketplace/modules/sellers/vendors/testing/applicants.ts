import { gstinCheckDigit } from '@/lib/contract/schemas/numbers/gstin';
import type { testHost } from '../../../../app/testing/test-host';
import { backgroundDone } from '../../../../kernel/jobs/background';

let serial = 0;
/** Returns a GSTIN of Maharashtra, unique in this run. */
function newGstin() {
  const first14 = `27AAACD${String(++serial).padStart(4, '0')}F1Z`;
  return first14 + gstinCheckDigit(first14);
}

export const password = 'a-good-long-one';

/** Returns the fields of an application, with an address and a GSTIN of its own. */
export function application(change: Record<string, unknown> = {}) {
  const gstin = newGstin();
  return {
    first_name: 'Meera',
    last_name: 'Demo',
    email: `Vendor${serial}@Demo.Example`,
    phone: '+91 90000 00042',
    password,
    confirm_password: change.password ?? password,
    store_name: 'Meera Crafts',
    address: '1 Demo Road',
    city: 'Pune',
    state: 'Maharashtra',
    country: 'India',
    postal_code: '४११००१',
    gst_number: gstin,
    pan_number: gstin.slice(2, 12),
    terms: 'true',
    ...change,
  };
}

type Fields = Record<string, unknown> & { email: string };
type Files = Record<string, Buffer>;
type From = { address?: string; key?: string };

/** Returns an applicant's steps: apply, read the mail, confirm, sign in. */
export function applicants(api: ReturnType<typeof testHost>) {
  async function send(fields: Fields, files: Files = {}, { address, key }: From = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (value !== undefined) form.set(name, String(value));
    }
    for (const [name, bytes] of Object.entries(files)) {
      form.set(name, new File([new Uint8Array(bytes)], `${name}.png`, { type: 'image/png' }));
    }
    const headers = key ? { 'idempotency-key': key } : undefined;
    const init = { method: 'POST', body: form, headers };
    const answer = await api.host.request('/api/stores', init, { address });
    return { status: answer.status, body: await answer.json() };
  }

  async function mailsTo(email: string) {
    await backgroundDone();
    return api.mails.filter(({ to }) => to === email.toLowerCase());
  }

  /** Returns the newest code mailed to that address. */
  async function mailedCode(email: string) {
    const codes = (await mailsTo(email)).flatMap(({ text }) => /^\w{5}-\w{5}$/m.exec(text) ?? []);
    return codes.at(-1) ?? '';
  }

  const confirm = (email: string, code: string, word = password) =>
    api.call('POST', '/api/stores/confirm', { body: { email, password: word, code } });

  const login = (email: string, word = password) =>
    api.call('POST', '/api/stores/login', { body: { email, password: word } });

  /** Applies and confirms; returns the number of the application. */
  async function apply(fields: Fields, files?: Files): Promise<string> {
    await send(fields, files);
    const code = await mailedCode(fields.email);
    const { body } = await confirm(fields.email, code, String(fields.password));
    return body.data.application_number;
  }

  return { send, mailsTo, mailedCode, confirm, login, apply };
}
