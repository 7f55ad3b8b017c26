import { z } from 'zod';
import { smsVariables } from '@/lib/contract/schemas/operators/sms-templates';
import { isSigned, sameSecret } from '@/lib/security/hmac';
import { MessageRefused } from '../../kernel/mail/phone/refused';
import type {
  WhatsAppChannel,
  WhatsAppMessage,
  WhatsAppNews,
} from '../../kernel/mail/phone/whatsapp';
import { jsonIn, ProviderError, reach, type Wire } from '../common/http';

/** The account at Meta: all four belong together. */
export type WhatsAppSettings = {
  token: string;
  phoneNumberId: string;
  /** Signs the webhooks. */
  appSecret: string;
  /** Proves to Meta that the webhook's address is ours, when it is entered there. */
  verifyToken: string;
};

const cloud: Wire = { baseUrl: 'https://graph.facebook.com/v24.0', timeoutMs: 10_000 };

/** Errors by which Meta asks for a later try: limits of rate, and its own trouble. */
const passing = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056]);

const sentSchema = z.object({ messages: z.array(z.object({ id: z.string().max(200) })).min(1) });
const errorSchema = z.object({ error: z.object({ code: z.number() }) });

/** Sends order messages by approved templates of the WhatsApp Cloud API. A template is called as its kind. */
export function whatsAppCloud(settings: WhatsAppSettings, wire: Wire = cloud): WhatsAppChannel {
  const { token, phoneNumberId, appSecret, verifyToken } = settings;
  return {
    async send(message) {
      let answer: Awaited<ReturnType<typeof reach>>;
      try {
        answer = await reach(wire, `/${phoneNumberId}/messages`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(bodyOf(message)),
          redirect: 'error',
        });
      } catch (error) {
        // It may have been taken: a second try could tell the shopper twice, so its webhook or its silence decides.
        if (error instanceof ProviderError && error.kind === 'timeout') {
          return { provider: 'whatsapp', id: null };
        }
        throw error;
      }
      const body = jsonIn(answer.text);
      const sent = sentSchema.safeParse(body);
      if (answer.status < 300 && sent.success) {
        return { provider: 'whatsapp', id: sent.data.messages[0]?.id ?? null };
      }
      const code = errorSchema.safeParse(body).data?.error.code;
      const why = `WhatsApp answered ${answer.status} ${code ?? ''}`.trim();
      const isPassing = answer.status >= 500 || answer.status === 429;
      if (isPassing || (code !== undefined && passing.has(code))) throw new Error(why);
      throw new MessageRefused(why);
    },
    webhook: {
      isGenuine({ body, header }) {
        const [scheme, signature = ''] = (header('x-hub-signature-256') ?? '').split('=');
        return scheme === 'sha256' && isSigned(body, signature, appSecret);
      },
      handshake(query) {
        const challenge = query('hub.challenge') ?? '';
        const isRight = sameSecret(query('hub.verify_token') ?? '', verifyToken);
        if (query('hub.mode') !== 'subscribe' || !isRight) return undefined;
        return /^[\w.-]{1,200}$/.test(challenge) ? challenge : undefined;
      },
      read: (body) => readNews(jsonIn(body)),
    },
  };
}

/** Returns the body of a template's message. Meta refuses line breaks and tabs in a parameter. */
function bodyOf({ to, kind, lang, values, reference }: WhatsAppMessage) {
  const parameters = smsVariables[kind].map((name) => ({
    type: 'text',
    text: (values[name] ?? '').slice(0, 200).replace(/\s+/g, ' ') || '-',
  }));
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: `91${to}`,
    type: 'template',
    template: {
      name: kind,
      language: { code: lang },
      components: [{ type: 'body', parameters }],
    },
    biz_opaque_callback_data: reference,
  };
}

const statusSchema = z.object({
  id: z.string().max(200),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: z.string().regex(/^\d{9,11}$/),
  biz_opaque_callback_data: z.string().max(200).optional(),
  errors: z.array(z.object({ code: z.number() })).optional(),
});
const messageSchema = z.object({
  from: z.string().regex(/^91[6-9]\d{9}$/),
  text: z.object({ body: z.string().max(5000) }),
});
const eventSchema = z.object({
  entry: z
    .array(
      z.object({
        changes: z
          .array(
            z.object({
              value: z.object({
                statuses: z.array(z.unknown()).max(1000).optional(),
                messages: z.array(z.unknown()).max(1000).optional(),
              }),
            }),
          )
          .max(1000),
      }),
    )
    .max(1000),
});

const stopWords = /^\s*(?:stop|unsubscribe|बंद|बंद करें|रोकें)\s*[.!।]?\s*$/iu;

/** Reads the statuses and stops of an event; what has another shape is left out. */
function readNews(payload: unknown): WhatsAppNews {
  const event = eventSchema.safeParse(payload);
  const values = event.success
    ? event.data.entry.flatMap(({ changes }) => changes.map(({ value }) => value))
    : [];
  const statuses = values
    .flatMap((value) => value.statuses ?? [])
    .flatMap((each) => statusSchema.safeParse(each).data ?? [])
    .map((each) => ({
      providerId: each.id,
      reference: each.biz_opaque_callback_data,
      status: each.status,
      code: each.errors?.[0] && String(each.errors[0].code),
      at: new Date(Number(each.timestamp) * 1000),
    }));
  const stops = values
    .flatMap((value) => value.messages ?? [])
    .flatMap((each) => messageSchema.safeParse(each).data ?? [])
    .filter(({ text }) => stopWords.test(text.body))
    .map(({ from }) => from.slice(2));
  return { statuses, stops };
}
