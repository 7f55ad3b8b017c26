import { expect, type Page, request } from '@playwright/test';
import sharp from 'sharp';
import { newApplicant } from '../../testing/applicant';
import { mailedApplicationCode, mailedCode } from '../../testing/mail';
import { call, password } from '../../testing/shopper';

type Data = Record<string, never> & { id: number; version: number; url: string };

/** Creates a vendor of the shop at `url`, whose mails are in `dataDir`; each step uses the API. */
export async function firstVendor(url: string, dataDir: string, storeName: string) {
  const { you, store } = newApplicant(storeName);
  const api = await request.newContext({ baseURL: url });
  const more = { state: 'Maharashtra', care_email: 'care@looms.example', terms: 'true' };
  const sent = await api.post('/api/stores', { multipart: { ...you, ...store, ...more } });
  expect(sent.ok(), await sent.text()).toBe(true);
  const { email } = you;
  const code = await mailedApplicationCode(email, dataDir);
  await api.post('/api/stores/confirm', { data: { email, password, code } });
  let token = '';

  async function ask(method: string, path: string, body?: unknown): Promise<Data> {
    const { status, body: reply } = await call(url, method, path, { token, body });
    expect(status, `${path} ${JSON.stringify(reply)}`).toBeLessThan(300);
    return reply.data as unknown as Data;
  }

  return {
    async signIn() {
      const asked = await api.post('/api/seller/login', { data: { email, password } });
      const { request: of } = await asked.json();
      const otp = await mailedCode(email, dataDir);
      const data = { email, password, otp, request: of };
      token = (await (await api.post('/api/seller/login', { data })).json()).token;
    },

    /** Lists a shirt for ₹799 and sends it to review. */
    async list(name: Record<'en' | 'hi', string>, categoryId: number) {
      const create = { width: 600, height: 600, channels: 3, background: '#246' } as const;
      const buffer = await sharp({ create }).jpeg().toBuffer();
      const headers = { authorization: `Bearer ${token}` };
      const picture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer };
      const kept = await api.post('/api/seller/pictures', { headers, multipart: { picture } });
      const { url: image } = (await kept.json()).data;
      const sku = { key: 'a', sku: 'SHIRT-M', colour: 'Navy', size: 'M' };
      const { id, version } = await ask('POST', '/api/seller/listings', {
        document: {
          name,
          description: { en: 'Light, for hot days.', hi: 'गर्म दिनों के लिए हल्की।' },
          category_id: categoryId,
          hsn: '6205',
          gst_rate: 5,
          pictures: [{ colour: '', images: [image] }],
          skus: [{ ...sku, mrp: 1299, price: 799, stock: 25 }],
        },
      });
      await ask('POST', `/api/seller/listings/${id}/submit`, { version });
    },

    async deliver(orderNumber: string) {
      const { shipments } = await ask('GET', `/api/seller/shipments?search=${orderNumber}`);
      const [{ id }] = shipments as unknown as [{ id: number }];
      const step = (name: string, body: object = {}) =>
        ask('POST', `/api/seller/shipments/${id}/${name}`, body);
      await step('confirm');
      await step('pack');
      await step('ship', { carrier: 'Delhivery', awb: 'AWB1' });
      await step('out-for-delivery');
      await step('deliver');
    },

    async refuse(returnNumber: string) {
      const { returns } = await ask('GET', '/api/seller/returns');
      const all = returns as unknown as { id: number; number: string }[];
      const id = all.find(({ number }) => number === returnNumber)?.id;
      await ask('POST', `/api/seller/returns/${id}/refuse`, { reason: 'The tags are gone.' });
    },

    async tellBank() {
      const body = { password };
      const sent = await call(url, 'POST', '/api/seller/bank-account/code', { token, body });
      const { request: of } = sent.body as { request?: string };
      const otp = await mailedCode(email, dataDir);
      const account_number = '123456789012';
      const account = { account_number, account_number_again: account_number };
      const bank = { holder: storeName, ifsc: 'HDFC0001234', ...account };
      await ask('PUT', '/api/seller/bank-account', { ...bank, password, otp, request: of });
    },
  };
}

/** Returns the first category of the market. */
export async function firstCategory(page: Page): Promise<number> {
  const { data } = await (await page.request.get('/api/categories')).json();
  return data.categories[0].id;
}
