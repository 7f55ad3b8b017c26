CREATE TABLE "cancellations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cancellations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"goods" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"target" text NOT NULL,
	"idempotency_key" text,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cancellations_amounts" CHECK ("cancellations"."goods" >= 0 and "cancellations"."shipping" >= 0)
);
--> statement-breakpoint
CREATE TABLE "standin_faults" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standin_faults_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" text,
	"times" integer NOT NULL,
	"seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standin_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"key_secret" text NOT NULL,
	"webhook_secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standin_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"receipt" text,
	"notes" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standin_payments" (
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
	CONSTRAINT "standin_payments_refunded" CHECK ("standin_payments"."amount_refunded" between 0 and "standin_payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "standin_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"receipt" text,
	"idempotency_key" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standin_webhooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standin_webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" text NOT NULL,
	"body" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "payment_events_open_idx";--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "price_when_added" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment_events" ADD COLUMN "cancelled_pieces" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "seller" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "ask_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "provider_payment_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standin_payments" ADD CONSTRAINT "standin_payments_order_id_standin_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."standin_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standin_refunds" ADD CONSTRAINT "standin_refunds_payment_id_standin_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."standin_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cancellations_idempotency_key" ON "cancellations" USING btree ("order_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "standin_payments_order_idx" ON "standin_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "standin_payments_revive_idx" ON "standin_payments" USING btree ("revives_at") WHERE "standin_payments"."revives_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "standin_refunds_key" ON "standin_refunds" USING btree ("payment_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "standin_webhooks_due_idx" ON "standin_webhooks" USING btree ("due_at") WHERE "standin_webhooks"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "products_updated_idx" ON "products" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "payments_ask_idx" ON "payments" USING btree ("ask_at") WHERE "payments"."ask_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider_refund_key" ON "refunds" USING btree ("provider_refund_id");--> statement-breakpoint
CREATE INDEX "refunds_open_idx" ON "refunds" USING btree ("ask_at") WHERE "refunds"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "payment_events_open_idx" ON "payment_events" USING btree ("ask_at") WHERE "payment_events"."settled_at" is null;