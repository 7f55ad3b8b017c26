import { z } from 'zod';
import { isSigned } from '@/lib/security/hmac';
import { normalised } from '@/lib/security/normalised';
import { ProviderError } from '../../common/provider-error';
import type { Wire } from '../../payments/razorpay/client';

export type PayoutProviderSettings = {
  kind: 'razorpayx' | 'test';
  keyId: string;
  keySecret: string;
  /** The market's own account, which is debited. */
  accountNumber: string;
  webhookSecret: string;
} & Wire;

/** Amount in paise; the same order always makes the same request, as the idempotency key wants it. */
export type PayoutOrder = {
  amount: number;
  /** Ours, at most 40 characters. */
  reference: string;
  /** 4 to 36 letters, digits and hyphens; the same key pays once. */
  key: string;
  payee: { name: string; ifsc: string; accountNumber: string; storeId: number };
};

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

/** As the provider answers; amount in paise. */
export type ProviderPayout = z.infer<typeof payoutSchema>;

export type PayoutProvider = ReturnType<typeof createPayoutProvider>;

/**
 * RazorpayX: payouts to bank accounts by NEFT; every call ends within `timeoutMs`.
 * @throws {ProviderError} from every call, and nothing else; its words hold no account number
 */
export function createPayoutProvider(settings: PayoutProviderSettings) {
  const { keyId, keySecret, accountNumber, webhookSecret } = settings;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function ask<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<z.output<Schema>> {
    const { response, text } = await reach(settings, path, {
      ...init,
      headers: { authorization, 'content-type': 'application/json', ...init.headers },
    });
    if (!response.ok) throw refusal(response.status, text);
    const parsed = schema.safeParse(jsonIn(text));
    if (!parsed.success) throw new ProviderError('unexpected', 'an answer of another shape');
    return parsed.data;
  }

  return {
    kind: settings.kind,

    /** Pays out, once for each key however often it is called; waits in a queue while money is short. */
    create: async ({ amount, reference, key, payee }: PayoutOrder): Promise<ProviderPayout> => {
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
        return await ask(payoutSchema, '/v1/payouts', {
          method: 'POST',
          headers: { 'x-payout-idempotency': key },
          body: JSON.stringify(body),
        });
      } catch (error) {
        throw withoutNumber(error, payee.accountNumber);
      }
    },

    fetch: (id: string): Promise<ProviderPayout> =>
      ask(payoutSchema, `/v1/payouts/${encodeURIComponent(id)}`),

    /** The payout of that reference; undefined where the provider has none. */
    find: async (reference: string): Promise<ProviderPayout | undefined> => {
      const asked = new URLSearchParams({ account_number: accountNumber, reference_id: reference });
      const list = z.object({ items: z.array(payoutSchema) });
      const { items } = await ask(list, `/v1/payouts?${asked}`);
      return items.find((each) => each.reference_id === reference);
    },

    /** Whether the provider sent that webhook; `body` exactly as it came. */
    isWebhookSignature: (body: string, signature: string) =>
      isSigned(body, signature, webhookSecret),
  };
}

async function reach({ baseUrl, timeoutMs, fetch: own }: Wire, path: string, init: RequestInit) {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await (own ?? fetch)(`${baseUrl}${path}`, { ...init, signal });
    return { response, text: await response.text() };
  } catch (error) {
    const { name = '', message = 'no answer' } = Object(error);
    throw new ProviderError(name === 'TimeoutError' ? 'timeout' : 'unreachable', String(message));
  }
}

/** 409: a request with the same key is still at work. */
const isBusy = (status: number) => status >= 500 || status === 429 || status === 409;

function refusal(status: number, text: string): ProviderError {
  const shape = z.object({ error: z.object({ description: z.string() }) });
  const told = shape.safeParse(jsonIn(text));
  const words = told.success ? told.data.error.description : `status ${status}`;
  return new ProviderError(isBusy(status) ? 'unavailable' : 'refused', words.slice(0, 300), status);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function withoutNumber(error: unknown, number: string): unknown {
  if (!(error instanceof ProviderError) || !error.description.includes(number)) return error;
  const words = error.description.replaceAll(number, `••••${number.slice(-4)}`);
  return new ProviderError(error.kind, words, error.status);
}

/** A name of the letters that RazorpayX takes. */
const bankName = (name: string) =>
  normalised(name, 480, 'NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 '\-/().]/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 120)
    .replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9.]+$/g, '');
