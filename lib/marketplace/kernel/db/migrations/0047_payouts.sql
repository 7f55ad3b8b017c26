CREATE TABLE "payout_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"settlement_id" bigint NOT NULL,
	"attempt" integer NOT NULL,
	"amount" bigint NOT NULL,
	"bank_account_id" bigint NOT NULL,
	"last_digits" text NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"provider_payout_id" text,
	"utr" text,
	"provider_words" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"ask_at" timestamp with time zone,
	"requested_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payout_attempts_amount" CHECK ("payout_attempts"."amount" > 0),
	CONSTRAINT "payout_attempts_processed" CHECK ("payout_attempts"."state" <> 'processed' or "payout_attempts"."utr" is not null)
);
--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "source" text DEFAULT 'payments' NOT NULL;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "approved_by" bigint;--> statement-breakpoint
ALTER TABLE "payout_attempts" ADD CONSTRAINT "payout_attempts_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_attempts" ADD CONSTRAINT "payout_attempts_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_attempts" ADD CONSTRAINT "payout_attempts_requested_by_operators_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_attempts_number_key" ON "payout_attempts" USING btree ("settlement_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_attempts_reference_key" ON "payout_attempts" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_attempts_idempotency_key" ON "payout_attempts" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_attempts_provider_key" ON "payout_attempts" USING btree ("provider_payout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_attempts_live_key" ON "payout_attempts" USING btree ("settlement_id") WHERE "payout_attempts"."state" in ('waiting', 'queued', 'pending', 'processing', 'processed');--> statement-breakpoint
CREATE INDEX "payout_attempts_due_idx" ON "payout_attempts" USING btree ("ask_at") WHERE "payout_attempts"."ask_at" is not null;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_approved_by_operators_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;