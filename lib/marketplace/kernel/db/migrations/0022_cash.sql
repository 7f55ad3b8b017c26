CREATE TABLE "door_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "door_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"provider_order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"provider_status" text,
	"ask_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "door_payments_amount" CHECK ("door_payments"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_rounding";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "was_cash" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "door_payments" ADD CONSTRAINT "door_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "door_payments_provider_order_key" ON "door_payments" USING btree ("provider_order_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "door_payments_amount_key" ON "door_payments" USING btree ("payment_id","amount");--> statement-breakpoint
CREATE INDEX "door_payments_ask_idx" ON "door_payments" USING btree ("ask_at") WHERE "door_payments"."ask_at" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rounding" CHECK ("orders"."rounding" = 0 or "orders"."payment_method" = 'cod' or "orders"."was_cash") NOT VALID;