CREATE TABLE "standin_payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"fund_account_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"mode" text NOT NULL,
	"purpose" text NOT NULL,
	"reference_id" text NOT NULL,
	"narration" text,
	"payee" text NOT NULL,
	"last_digits" text NOT NULL,
	"ifsc" text NOT NULL,
	"status" text NOT NULL,
	"utr" text,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"fate" text NOT NULL,
	"due_at" timestamp with time zone,
	"returns_after" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "standin_webhooks" ADD COLUMN "about" text DEFAULT 'payments' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "standin_payouts_key" ON "standin_payouts" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "standin_payouts_reference_idx" ON "standin_payouts" USING btree ("reference_id");--> statement-breakpoint
CREATE INDEX "standin_payouts_due_idx" ON "standin_payouts" USING btree ("due_at") WHERE "standin_payouts"."due_at" is not null;