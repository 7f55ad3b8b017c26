import type { PayoutState } from '@/lib/contract/schemas/operators/payouts';
import type { WebhookReader } from '../common/webhook';

/**
 * A provider that pays stores out by call, in the words of modules/settlement: an adapter translates. Amounts
 * are paise. A bank file is no such provider: it carries many settlements, is taken to the bank by a person,
 * and nothing can be asked about it.
 * @throws {ProviderError} from every call that returns a promise, and nothing else; its words hold no account
 * number
 */
export interface PayoutProvider extends WebhookReader<PayoutNews> {
  /** The name in every attempt that it is asked for, and in the address of its webhook: lower case, never changed. */
  readonly name: string;

  /** Creates a payout, once for each key however often it is called; it is queued while the balance is too low. */
  create(order: PayoutOrder): Promise<ProviderPayout>;

  fetch(id: string): Promise<ProviderPayout>;

  /** Finds the payout of that reference; undefined if the provider has none. */
  find(reference: string): Promise<ProviderPayout | undefined>;
}

/** A payout order; the same order always makes the same request, as the idempotency key requires. */
export type PayoutOrder = {
  amount: number;
  /** Our reference, at most 40 characters. */
  reference: string;
  /** The key: 4 to 36 letters, digits and hyphens; the same key pays once. */
  key: string;
  payee: { name: string; ifsc: string; accountNumber: string; storeId: number };
};

export type ProviderPayout = {
  id: string;
  amount: number;
  reference: string | null;
  state: Exclude<PayoutState, 'waiting'>;
  utr: string | null;
  /** The provider's own words about the reason for waiting or failing. */
  words: string | null;
};

/** The contents of a webhook. */
export type PayoutNews = { type: string; payout?: { id: string; reference: string } };

/**
 * A source that builds a payout provider from the settings of its folder, for the list of
 * app/providers/payments.ts.
 */
export type PayoutProviderSource = {
  hasSettings(): boolean;
  /** Opens the provider; undefined if its settings are incomplete, which is logged. */
  open(): Promise<PayoutProvider | undefined>;
};
