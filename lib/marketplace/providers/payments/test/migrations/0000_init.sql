-- Tables that the main set made up to its migration 0009 are adopted as they are (docs/decisions/0014).
CREATE TABLE IF NOT EXISTS "standin_faults" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standin_faults_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" text,
	"times" integer NOT NULL,
	"seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "standin_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"key_secret" text NOT NULL,
	"webhook_secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "standin_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"receipt" text,
	"notes" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "standin_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"captured" boolean DEFAULT false NOT NULL,
	"amount_refunded" bigint DEFAULT 0 NOT NULL,
	"error_description" text,
	"revives_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "standin_payments_refunded" CHECK ("standin_payments"."amount_refunded" between 0 and "standin_payments"."amount"),
	CONSTRAINT "standin_payments_order_id_standin_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."standin_orders"("id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "standin_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"receipt" text,
	"idempotency_key" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "standin_refunds_payment_id_standin_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."standin_payments"("id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "standin_webhooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standin_webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" text NOT NULL,
	"body" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "standin_payments_order_idx" ON "standin_payments" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "standin_payments_revive_idx" ON "standin_payments" USING btree ("revives_at") WHERE "standin_payments"."revives_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "standin_refunds_key" ON "standin_refunds" USING btree ("payment_id","idempotency_key");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "standin_webhooks_due_idx" ON "standin_webhooks" USING btree ("due_at") WHERE "standin_webhooks"."delivered_at" is null;
