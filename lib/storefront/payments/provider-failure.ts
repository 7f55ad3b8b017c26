/** A payment failure as the provider reports it: its code, and its own text in English. */
export type ProviderFailure = { code?: string | null; text?: string | null };

/**
 * Maps Razorpay's codes (`error.reason`) to causes for the shopper; the keys are those of `payments.failures`
 * in messages/*.json.
 * @see https://razorpay.com/docs/errors/payments/list/
 */
const codes = {
  cancelled: ['payment_cancelled'],
  too_late: [
    'payment_timed_out',
    'payment_session_expired',
    'payment_collect_request_expired',
    'otp_expired',
  ],
  declined: [
    'payment_failed',
    'payment_declined',
    'card_declined',
    'debit_declined',
    'authorisation_declined_by_psp',
    'payment_risk_check_failed',
  ],
  too_little: ['insufficient_funds', 'insufficient_fund'],
  not_enabled: [
    'card_not_enrolled',
    'card_disabled_for_online_payments',
    'debit_instrument_inactive',
    'international_transaction_not_allowed',
  ],
  blocked: ['debit_instrument_blocked', 'bank_account_invalid', 'transaction_on_vpa_restricted'],
  card_expired: ['card_expired'],
  wrong_card: [
    'incorrect_cvv',
    'incorrect_card_details',
    'incorrect_card_expiry_date',
    'incorrect_cardholder_name',
    'card_number_invalid',
  ],
  wrong_upi: ['invalid_vpa', 'vpa_resolution_failed'],
  not_authenticated: ['authentication_failed', 'invalid_otp', 'incorrect_otp', 'incorrect_pin'],
  limit: [
    'transaction_limit_exceeded',
    'transaction_daily_limit_exceeded',
    'transaction_daily_count_exceeded',
    'transaction_frequency_limit_exceeded',
    'credit_limit_exceeded',
  ],
  bank_down: [
    'bank_technical_error',
    'bank_not_available',
    'bank_cutoff_in_progress',
    'gateway_technical_error',
    'payment_declined_due_to_high_traffic',
    'server_error',
  ],
} as const;

type KnownCause = keyof typeof codes;
export type FailureCause = KnownCause | 'other';
const knownCauses = Object.keys(codes) as KnownCause[];
export const failureCauses: readonly FailureCause[] = [...knownCauses, 'other'];

const causes = new Map<string, FailureCause>(
  knownCauses.flatMap((cause) => codes[cause].map((code) => [code, cause] as const)),
);

/** Returns the key of the text for a provider's code; `other` for an unknown code. */
export const failureCause = (code: string | null | undefined): FailureCause =>
  causes.get(code ?? '') ?? 'other';
