-- The test provider's own books (docs/decisions/0014)

CREATE TABLE standin_faults (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	kind text NOT NULL,
	order_id text,
	times integer NOT NULL,
	seconds integer NOT NULL
);--> statement-breakpoint

CREATE TABLE standin_keys (
	id integer PRIMARY KEY NOT NULL,
	key_secret text NOT NULL,
	webhook_secret text NOT NULL
);--> statement-breakpoint

CREATE TABLE standin_orders (
	id text PRIMARY KEY NOT NULL,
	amount bigint NOT NULL,
	currency text NOT NULL,
	receipt text,
	notes jsonb NOT NULL,
	attempts integer DEFAULT 0 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint

CREATE TABLE standin_payments (
	id text PRIMARY KEY NOT NULL,
	order_id text NOT NULL,
	amount bigint NOT NULL,
	method text NOT NULL,
	status text NOT NULL,
	captured boolean DEFAULT false NOT NULL,
	amount_refunded bigint DEFAULT 0 NOT NULL,
	error_description text,
	revives_at timestamp with time zone,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT standin_payments_refunded CHECK (amount_refunded between 0 and amount),
	CONSTRAINT standin_payments_order_id_standin_orders_id_fk FOREIGN KEY (order_id) REFERENCES standin_orders(id)
);--> statement-breakpoint
CREATE INDEX standin_payments_order_idx ON standin_payments (order_id);--> statement-breakpoint
CREATE INDEX standin_payments_revive_idx ON standin_payments (revives_at) WHERE revives_at is not null;--> statement-breakpoint

CREATE TABLE standin_payouts (
	id text PRIMARY KEY NOT NULL,
	fund_account_id text NOT NULL,
	amount bigint NOT NULL,
	mode text NOT NULL,
	purpose text NOT NULL,
	reference_id text NOT NULL,
	narration text,
	payee text NOT NULL,
	last_digits text NOT NULL,
	ifsc text NOT NULL,
	status text NOT NULL,
	utr text,
	idempotency_key text NOT NULL,
	request_hash text NOT NULL,
	fate text NOT NULL,
	due_at timestamp with time zone,
	returns_after integer DEFAULT 0 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX standin_payouts_key ON standin_payouts (idempotency_key);--> statement-breakpoint
CREATE INDEX standin_payouts_reference_idx ON standin_payouts (reference_id);--> statement-breakpoint
CREATE INDEX standin_payouts_due_idx ON standin_payouts (due_at) WHERE due_at is not null;--> statement-breakpoint

CREATE TABLE standin_refunds (
	id text PRIMARY KEY NOT NULL,
	payment_id text NOT NULL,
	amount bigint NOT NULL,
	receipt text,
	idempotency_key text,
	status text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT standin_refunds_payment_id_standin_payments_id_fk FOREIGN KEY (payment_id) REFERENCES standin_payments(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX standin_refunds_key ON standin_refunds (payment_id, idempotency_key);--> statement-breakpoint

CREATE TABLE standin_webhooks (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	event_id text NOT NULL,
	body text NOT NULL,
	about text DEFAULT 'payments' NOT NULL,
	due_at timestamp with time zone NOT NULL,
	tries integer DEFAULT 0 NOT NULL,
	delivered_at timestamp with time zone
);--> statement-breakpoint
CREATE INDEX standin_webhooks_due_idx ON standin_webhooks (due_at) WHERE delivered_at is null;
