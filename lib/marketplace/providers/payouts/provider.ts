import type { PayoutState } from '@/lib/api/schemas/operators/payouts';
import type { WebhookReader } from '../common/webhook';

/**
 * Who pays stores out by call, in the words of modules/settlement: an adapter translates. Amounts are paise. A bank
 * file is no such provider: it carries many settlements, is taken to the bank by a person, and nothing can be asked
 * about it.
 * @throws {ProviderError} from every call that returns a promise, and nothing else; its words hold no account number
 */
export interface PayoutProvider extends WebhookReader<PayoutNews> {
  /** Stands in every attempt that it is asked for, and in the address of its webhook: lower case, never changed. */
  readonly name: string;

  /** Pays out, once for each key however often it is called; waits in a queue while money is short. */
  create(order: PayoutOrder): Promise<ProviderPayout>;

  fetch(id: string): Promise<ProviderPayout>;

  /** The payout of that reference; undefined where the provider has none. */
  find(reference: string): Promise<ProviderPayout | undefined>;
}

/** The same order always makes the same request, as the idempotency key wants it. */
export type PayoutOrder = {
  amount: number;
  /** Ours, at most 40 characters. */
  reference: string;
  /** 4 to 36 letters, digits and hyphens; the same key pays once. */
  key: string;
  payee: { name: string; ifsc: string; accountNumber: string; storeId: number };
};

export type ProviderPayout = {
  id: string;
  amount: number;
  reference: string | null;
  state: Exclude<PayoutState, 'waiting'>;
  utr: string | null;
  /** The provider's own words about what it waits for or why it failed. */
  words: string | null;
};

/** What a webhook tells of. */
export type PayoutNews = { type: string; payout?: { id: string; reference: string } };

/** How a provider comes from the settings of its folder into the list of app/providers/payments.ts. */
export type PayoutProviderSource = {
  hasSettings(): boolean;
  /** Undefined where its settings are not enough; what is missing is logged. */
  open(): Promise<PayoutProvider | undefined>;
};
