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
ALTER TABLE "orders" ADD CONSTRAINT "orders_rounding" CHECK ("orders"."rounding" = 0 or "orders"."payment_method" = 'cod' or "orders"."was_cash") NOT VALID;--> statement-breakpoint
CREATE TABLE "cash_remittances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_remittances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"courier" text NOT NULL,
	"reference" text NOT NULL,
	"awb" text NOT NULL,
	"amount" bigint NOT NULL,
	"applied" bigint NOT NULL,
	"state" text NOT NULL,
	"paid_on" date,
	"shipment_id" bigint,
	"operator_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_remittances_amounts" CHECK ("cash_remittances"."amount" > 0 and "cash_remittances"."applied" between 0 and "cash_remittances"."amount"
        and ("cash_remittances"."shipment_id" is not null or "cash_remittances"."applied" = 0))
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "holder" text;--> statement-breakpoint
ALTER TABLE "cash_receipts" ADD COLUMN "is_netted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "owes_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cash_remittances" ADD CONSTRAINT "cash_remittances_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_remittances" ADD CONSTRAINT "cash_remittances_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_remittances_key" ON "cash_remittances" USING btree ("courier","reference","awb");--> statement-breakpoint
CREATE INDEX "cash_remittances_shipment_idx" ON "cash_remittances" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "cash_remittances_surplus_idx" ON "cash_remittances" USING btree ("id") WHERE "cash_remittances"."applied" < "cash_remittances"."amount";--> statement-breakpoint
INSERT INTO "unposted_events" ("kind", "subject_id", "store_id")
	SELECT 'delivery', s."id", s."store_id" FROM "payments" p JOIN "shipments" s ON s."order_id" = p."order_id"
	WHERE p."status" = 'due' AND p."method" = 'cod' AND s."status" = 'delivered'
	ON CONFLICT DO NOTHING;
