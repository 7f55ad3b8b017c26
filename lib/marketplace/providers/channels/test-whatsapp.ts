import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { smsVariables } from '@/lib/contract/schemas/operators/sms-templates';
import { type OrderMessageKind, orderMessageKinds } from '@/lib/contract/schemas/orders/messages';
import { locales } from '@/lib/i18n/locales';
import { log } from '@/lib/log/log';
import { bearerToken, sameSecret, sign } from '@/lib/security/hmac';
import { background } from '../../kernel/jobs/background';
import { whatsAppCloud } from './whatsapp';

/** The path of the stand-in on the shop's own host. */
export const testWhatsAppPath = '/api/whatsapp/test-provider';
export const whatsAppWebhookPath = '/api/whatsapp/webhook';

/** Last digits of numbers to which something else happens than a delivery. */
export const testNumbers = { undeliverable: '0026', silent: '0000', busy: '0429' } as const;

type Send = (request: Request) => Response | Promise<Response>;
export type TestWhatsApp = ReturnType<typeof createTestWhatsApp>;

const messageSchema = z.object({
  messaging_product: z.literal('whatsapp'),
  to: z.string().regex(/^91[6-9]\d{9}$/),
  type: z.literal('template'),
  template: z.object({
    name: z.string(),
    language: z.object({ code: z.string() }),
    components: z
      .array(
        z.object({
          type: z.literal('body'),
          parameters: z.array(z.object({ type: z.literal('text'), text: z.string().min(1) })),
        }),
      )
      .length(1),
  }),
  biz_opaque_callback_data: z.string().optional(),
});

/**
 * Creates a stand-in of the WhatsApp Cloud API on this host alone, with the same shapes: no call leaves it, each
 * message becomes a file in the outbox, and its statuses come back as signed webhooks.
 */
export function createTestWhatsApp(folder: string) {
  const secret = () => randomBytes(24).toString('base64url');
  const settings = {
    token: secret(),
    phoneNumberId: '100000000000001',
    appSecret: secret(),
    verifyToken: secret(),
  };
  let host: Send = () => new Response(null, { status: 503 });
  const routes = new Hono().basePath(testWhatsAppPath);

  routes.post('/:number/messages', async (c) => {
    const refuse = (status: 400 | 401 | 429, code: number, message: string) =>
      c.json({ error: { message, type: 'OAuthException', code } }, status);
    if (!sameSecret(bearerToken(c.req.header('authorization') ?? null), settings.token)) {
      return refuse(401, 190, 'Invalid OAuth access token.');
    }
    const { success, data } = messageSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!success || c.req.param('number') !== settings.phoneNumberId) {
      return refuse(400, 100, 'Invalid parameter');
    }
    const { name, language, components } = data.template;
    const known = orderMessageKinds.some((kind) => kind === name);
    if (!known || !locales.some((each) => each === language.code)) {
      return refuse(400, 132001, 'Template name does not exist in the translation');
    }
    const parameters = components[0]?.parameters ?? [];
    if (parameters.length !== smsVariables[name as OrderMessageKind].length) {
      return refuse(400, 132000, 'Number of parameters does not match');
    }
    if (data.to.endsWith(testNumbers.busy)) return refuse(429, 130429, 'Rate limit hit');
    const id = `wamid.${randomUUID()}`;
    await keep(data.to, [name, language.code, ...parameters.map(({ text }) => text)]);
    background('test WhatsApp', () => tell(id, data.to, data.biz_opaque_callback_data));
    return c.json({
      messaging_product: 'whatsapp',
      contacts: [{ input: data.to, wa_id: data.to }],
      messages: [{ id, message_status: 'accepted' }],
    });
  });

  async function keep(to: string, lines: string[]): Promise<void> {
    await mkdir(folder, { recursive: true });
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    const file = join(folder, `${stamp}-${to}.whatsapp.txt`);
    await writeFile(file, `${lines.join('\n')}\n`);
    log.info({ file }, 'WhatsApp message written to the outbox');
  }

  /** Sends the statuses of a message to the webhook, as its number says. */
  async function tell(id: string, to: string, reference: string | undefined): Promise<void> {
    const statuses = ['sent'];
    if (to.endsWith(testNumbers.undeliverable)) statuses.push('failed');
    else if (!to.endsWith(testNumbers.silent)) statuses.push('delivered');
    for (const status of statuses) {
      const value = {
        messaging_product: 'whatsapp',
        statuses: [
          {
            id,
            status,
            timestamp: String(Math.floor(Date.now() / 1000)),
            recipient_id: to,
            biz_opaque_callback_data: reference,
            ...(status === 'failed' && { errors: [{ code: 131026, title: 'Undeliverable' }] }),
          },
        ],
      };
      const body = JSON.stringify({
        object: 'whatsapp_business_account',
        entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
      });
      await host(
        new Request(`http://localhost${whatsAppWebhookPath}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-hub-signature-256': `sha256=${sign(body, settings.appSecret)}`,
          },
          body,
        }),
      );
    }
  }

  const channel = whatsAppCloud(settings, {
    baseUrl: `http://localhost${testWhatsAppPath}`,
    timeoutMs: 8_000,
    fetch: async (input, init) => host(new Request(input, init)),
  });
  return {
    channel,
    settings,
    routes,
    /** Sets the host on which calls and webhooks arrive. */
    connect(to: Send) {
      host = to;
    },
  };
}
