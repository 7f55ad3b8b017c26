import { z } from 'zod';
import { isSigned } from '@/lib/security/hmac';
import { normalised } from '@/lib/text/normalised';
import { jsonIn, ProviderError, reach, type Wire } from '../../common/http';
import type { PayoutNews, PayoutProvider, ProviderPayout } from '../provider';

export type RazorpayXSettings = {
  keyId: string;
  keySecret: string;
  /** The market's own account, which is debited. */
  accountNumber: string;
  webhookSecret: string;
} & Wire;

const payoutSchema = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  reference_id: z.string().nullish(),
  status: z.enum([
    ...['queued', 'pending', 'processing', 'processed'],
    ...['reversed', 'rejected', 'cancelled', 'failed'],
  ] as const),
  utr: z.string().nullish(),
  failure_reason: z.string().nullish(),
  status_details: z.object({ description: z.string().nullish() }).nullish(),
});

/** Returns RazorpayX, which pays to bank accounts by NEFT; every call ends within `timeoutMs`. */
export function razorpayXProvider(settings: RazorpayXSettings): PayoutProvider {
  const { keyId, keySecret, accountNumber, webhookSecret } = settings;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function ask<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<z.output<Schema>> {
    const { status, text } = await reach(settings, path, {
      ...init,
      headers: { authorization, 'content-type': 'application/json', ...init.headers },
    });
    if (status < 200 || status > 299) throw refusal(status, text);
    const parsed = schema.safeParse(jsonIn(text));
    if (!parsed.success) throw new ProviderError('unexpected', 'an answer of another shape');
    return parsed.data;
  }

  return {
    name: 'razorpayx',

    async create({ amount, reference, key, payee }) {
      const body = {
        account_number: accountNumber,
        amount,
        currency: 'INR',
        mode: 'NEFT',
        purpose: 'payout',
        queue_if_low_balance: true,
        reference_id: reference,
        narration: reference.replace(/[^A-Za-z0-9 ]/g, ' ').slice(0, 30),
        fund_account: {
          account_type: 'bank_account',
          bank_account: {
            name: bankName(payee.name),
            ifsc: payee.ifsc,
            account_number: payee.accountNumber,
          },
          contact: {
            name: bankName(payee.name),
            type: 'vendor',
            reference_id: `store-${payee.storeId}`,
          },
        },
      };
      try {
        const answer = await ask(payoutSchema, '/v1/payouts', {
          method: 'POST',
          headers: { 'x-payout-idempotency': key },
          body: JSON.stringify(body),
        });
        return toPayout(answer);
      } catch (error) {
        throw withoutNumber(error, payee.accountNumber);
      }
    },

    fetch: async (id) => toPayout(await ask(payoutSchema, `/v1/payouts/${encodeURIComponent(id)}`)),

    async find(reference) {
      const asked = new URLSearchParams({ account_number: accountNumber, reference_id: reference });
      const list = z.object({ items: z.array(payoutSchema) });
      const { items } = await ask(list, `/v1/payouts?${asked}`);
      const found = items.find((each) => each.reference_id === reference);
      return found && toPayout(found);
    },

    acceptWebhook({ body, header }) {
      const isGenuine = isSigned(body, header('x-razorpay-signature') ?? '', webhookSecret);
      return isGenuine ? { eventId: header('x-razorpay-event-id') } : undefined;
    },

    readWebhook,
  };
}

function toPayout(it: z.output<typeof payoutSchema>): ProviderPayout {
  return {
    ...{ id: it.id, amount: it.amount, reference: it.reference_id ?? null },
    ...{ state: it.status, utr: it.utr ?? null },
    words: it.status_details?.description ?? it.failure_reason ?? null,
  };
}

const eventSchema = z.object({
  payload: z.object({
    payout: z.object({ entity: z.object({ id: z.string(), reference_id: z.string() }).loose() }),
  }),
});

function readWebhook(event: unknown): PayoutNews {
  const type = z.object({ event: z.string() }).safeParse(event).data?.event ?? '';
  const payout = eventSchema.safeParse(event).data?.payload.payout.entity;
  return { type, payout: payout && { id: payout.id, reference: payout.reference_id } };
}

/** Returns whether to try later; 409: a request with the same key is still in progress. */
const isBusy = (status: number) => status >= 500 || status === 429 || status === 409;

function refusal(status: number, text: string): ProviderError {
  const shape = z.object({ error: z.object({ description: z.string() }) });
  const told = shape.safeParse(jsonIn(text));
  const words = told.success ? told.data.error.description : `status ${status}`;
  return new ProviderError(isBusy(status) ? 'unavailable' : 'refused', words.slice(0, 300), status);
}

function withoutNumber(error: unknown, number: string): unknown {
  if (!(error instanceof ProviderError) || !error.description.includes(number)) return error;
  const words = error.description.replaceAll(number, `••••${number.slice(-4)}`);
  return new ProviderError(error.kind, words, error.status);
}

/** Reduces a name to the characters that RazorpayX accepts. */
const bankName = (name: string) =>
  normalised(name, 480, 'NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 '\-/().]/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 120)
    .replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9.]+$/g, '');
