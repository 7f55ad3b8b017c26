import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sign } from '@/lib/security/hmac';
import { backgroundDone } from '../../kernel/jobs/background';
import { MessageRefused } from '../../kernel/mail/phone/refused';
import { serveHttp } from '../common/testing/serve-http';
import { createTestWhatsApp } from './test-whatsapp';
import { whatsAppCloud } from './whatsapp';

const settings = {
  token: 'a-token',
  phoneNumberId: '1065',
  appSecret: 'app-secret',
  verifyToken: 'verify-me',
};
const message = {
  to: '9876543210',
  kind: 'shipped',
  lang: 'hi',
  values: { number: 'HT-1', store: 'कुर्ता\n घर' },
  reference: '42',
} as const;

/** A stand-in of Meta that answers as told; undefined answers never. */
async function meta(answer: () => Response | undefined) {
  const seen: Request[] = [];
  const bodies: unknown[] = [];
  const server = await serveHttp({
    async fetch(request) {
      seen.push(request);
      bodies.push(await request.json());
      return answer() ?? new Promise<Response>(() => {});
    },
  });
  const channel = whatsAppCloud(settings, { baseUrl: server.url, timeoutMs: 300 });
  return { channel, seen, bodies, close: server.close };
}

const accepted = () => Response.json({ messages: [{ id: 'wamid.1' }] });
const refused = (status: number, code: number) => () =>
  Response.json({ error: { code, message: 'No +919876543210' } }, { status });

it('sends an approved template with its values and our reference', async () => {
  const { channel, seen, bodies, close } = await meta(accepted);
  expect(await channel.send(message)).toEqual({ provider: 'whatsapp', id: 'wamid.1' });
  expect(new URL(seen[0]?.url ?? '').pathname).toBe('/1065/messages');
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer a-token');
  expect(bodies[0]).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '919876543210',
    type: 'template',
    template: {
      name: 'shipped',
      language: { code: 'hi' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'HT-1' },
            { type: 'text', text: 'कुर्ता घर' },
          ],
        },
      ],
    },
    biz_opaque_callback_data: '42',
  });
  await close();
});

it.each([
  ['an unknown template', refused(400, 132001), true],
  ['an expired token', refused(401, 190), true],
  ['a number without WhatsApp', refused(400, 131026), true],
  ['too many messages', refused(429, 130429), false],
  ['too many to one number', refused(400, 131056), false],
  ['its own trouble', refused(500, 131000), false],
  ['an answer that is no JSON', () => new Response('<html>', { status: 503 }), false],
])('knows which failures a later try may mend: %s', async (_, answer, isFinal) => {
  const { channel, close } = await meta(answer);
  const failure = await channel.send(message).catch((error: Error) => error);
  expect(failure instanceof MessageRefused).toBe(isFinal);
  expect(failure).toBeInstanceOf(Error);
  expect(String(failure)).not.toContain('9876543210');
  await close();
});

it('does not send again what Meta may have taken before it fell silent', async () => {
  const { channel, close } = await meta(() => undefined);
  expect(await channel.send(message)).toEqual({ provider: 'whatsapp', id: null });
  await close();
});

describe('the webhook', () => {
  const { webhook } = whatsAppCloud(settings);
  const genuine = (body: string, signature: string | undefined) =>
    webhook?.isGenuine({ body, header: () => signature });

  it('is believed with the signature of these very bytes', () => {
    const body = '{"a":"é"}';
    const signature = sign(body, settings.appSecret);
    expect(genuine(body, `sha256=${signature}`)).toBe(true);
    expect(genuine(`${body} `, `sha256=${signature}`)).toBe(false);
    expect(genuine(body, signature)).toBe(false);
    expect(genuine(body, `sha1=${signature}`)).toBe(false);
    expect(genuine(body, `sha256=${sign(body, 'other')}`)).toBe(false);
    expect(genuine(body, undefined)).toBe(false);
  });

  it('answers the handshake with the challenge for the right token alone', () => {
    const ask = (token: string, challenge = '1158201444', mode = 'subscribe') => {
      const query: Record<string, string> = {
        'hub.mode': mode,
        'hub.verify_token': token,
        'hub.challenge': challenge,
      };
      return webhook?.handshake((name) => query[name]);
    };
    expect(ask('verify-me')).toBe('1158201444');
    expect(ask('verify-you')).toBeUndefined();
    expect(ask('')).toBeUndefined();
    expect(ask('verify-me', '<script>')).toBeUndefined();
    expect(ask('verify-me', '1', 'unsubscribe')).toBeUndefined();
  });

  it('reads statuses and stops, and leaves out what has another shape', () => {
    const event = (value: object) => JSON.stringify({ entry: [{ changes: [{ value }] }] });
    const good = { id: 'wamid.1', status: 'failed', timestamp: '1764580000' };
    expect(
      webhook?.read(
        event({
          statuses: [
            { ...good, errors: [{ code: 131026 }] },
            { id: 1 },
            { ...good, timestamp: 'x' },
          ],
          messages: [
            { from: '919876543210', text: { body: ' Stop. ' } },
            { from: '919876543211', text: { body: 'please stop the rain' } },
            { from: '14155550100', text: { body: 'stop' } },
          ],
        }),
      ),
    ).toEqual({
      statuses: [
        {
          providerId: 'wamid.1',
          reference: undefined,
          status: 'failed',
          code: '131026',
          at: new Date(1_764_580_000_000),
        },
      ],
      stops: ['9876543210'],
    });
    for (const odd of ['', 'null', '[]', '{"entry":1}', event({ statuses: {} })]) {
      expect(webhook?.read(odd)).toEqual({ statuses: [], stops: [] });
    }
  });
});

describe('the stand-in', () => {
  async function open() {
    const folder = await mkdtemp(join(tmpdir(), 'whatsapp-'));
    const standIn = createTestWhatsApp(folder);
    const webhooks: string[] = [];
    standIn.connect(async (request) => {
      if (!request.url.endsWith('/api/whatsapp/webhook')) return standIn.routes.fetch(request);
      const body = await request.text();
      const header = (name: string) => request.headers.get(name) ?? undefined;
      if (standIn.channel.webhook?.isGenuine({ body, header })) webhooks.push(body);
      return new Response();
    });
    const statuses = async () => {
      await backgroundDone();
      return webhooks.flatMap((body) => standIn.channel.webhook?.read(body).statuses ?? []);
    };
    return { folder, standIn, statuses };
  }

  it('takes what Meta takes, and signs its webhooks', async () => {
    const { folder, standIn, statuses } = await open();
    const { id } = await standIn.channel.send(message);
    expect(await statuses()).toMatchObject([
      { providerId: id, reference: '42', status: 'sent' },
      { providerId: id, reference: '42', status: 'delivered' },
    ]);
    const [file = ''] = await readdir(folder);
    expect(await readFile(join(folder, file), 'utf8')).toBe('shipped\nhi\nHT-1\nकुर्ता घर\n');
  });

  it('fails, is silent or busy by the last digits of a number', async () => {
    const { standIn, statuses } = await open();
    await standIn.channel.send({ ...message, to: '9876540026' });
    await standIn.channel.send({ ...message, to: '9876540000' });
    expect((await statuses()).map(({ status, code }) => [status, code])).toEqual([
      ['sent', undefined],
      ['failed', '131026'],
      ['sent', undefined],
    ]);
    await expect(standIn.channel.send({ ...message, to: '9876540429' })).rejects.toThrow('429');
  });

  it('refuses who does not know its token', async () => {
    const { standIn } = await open();
    const stranger = new Request('http://localhost/api/whatsapp/test-provider/1/messages', {
      method: 'POST',
      headers: { authorization: 'Bearer guess' },
      body: '{}',
    });
    expect((await standIn.routes.fetch(stranger)).status).toBe(401);
  });
});
