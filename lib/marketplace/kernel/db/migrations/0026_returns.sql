CREATE TABLE "credit_note_counters" (
	"store_id" bigint NOT NULL,
	"financial_year" text NOT NULL,
	"last" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_note_counters_store_id_financial_year_pk" PRIMARY KEY("store_id","financial_year")
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"return_id" bigint,
	"number" text NOT NULL,
	"lines" jsonb NOT NULL,
	"taxable" bigint NOT NULL,
	"cgst" bigint NOT NULL,
	"sgst" bigint NOT NULL,
	"igst" bigint NOT NULL,
	"total" bigint NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_notes_number" CHECK ("credit_notes"."number" ~ '^[A-Za-z0-9/-]{1,16}$'),
	CONSTRAINT "credit_notes_parts_agree" CHECK ("credit_notes"."taxable" + "credit_notes"."cgst" + "credit_notes"."sgst" + "credit_notes"."igst" = "credit_notes"."total")
);
--> statement-breakpoint
CREATE TABLE "return_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"return_id" bigint NOT NULL,
	"status" text NOT NULL,
	"by" text NOT NULL,
	"note" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "return_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"return_id" bigint NOT NULL,
	"order_item_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"replacement_id" bigint,
	"taxable" bigint NOT NULL,
	"cgst" bigint NOT NULL,
	"sgst" bigint NOT NULL,
	"igst" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "return_items_quantity" CHECK ("return_items"."quantity" > 0),
	CONSTRAINT "return_items_parts_agree" CHECK ("return_items"."taxable" + "return_items"."cgst" + "return_items"."sgst" + "return_items"."igst" = "return_items"."total")
);
--> statement-breakpoint
CREATE TABLE "return_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"return_id" bigint,
	"user_id" bigint,
	"store_id" bigint,
	"position" integer,
	"url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "return_units" (
	"order_item_id" bigint NOT NULL,
	"unit" integer NOT NULL,
	"return_item_id" bigint NOT NULL,
	CONSTRAINT "return_units_order_item_id_unit_pk" PRIMARY KEY("order_item_id","unit"),
	CONSTRAINT "return_units_unit" CHECK ("return_units"."unit" > 0)
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"order_id" bigint NOT NULL,
	"shipment_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"comment" text,
	"goods" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"target" text NOT NULL,
	"account" jsonb,
	"condition" text,
	"due_at" timestamp with time zone,
	"disputed_at" timestamp with time zone,
	"disputed_from" text,
	"replacement_shipment_id" bigint,
	"refunded_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"paid_reference" text,
	"idempotency_key" text,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "returns_amounts" CHECK ("returns"."goods" >= 0 and "returns"."shipping" >= 0),
	CONSTRAINT "returns_refunded" CHECK ("returns"."status" <> 'refunded' or "returns"."refunded_at" is not null),
	CONSTRAINT "returns_paid" CHECK (("returns"."paid_at" is null) = ("returns"."paid_reference" is null)),
	CONSTRAINT "returns_disputed" CHECK (("returns"."disputed_at" is null) = ("returns"."disputed_from" is null))
);
--> statement-breakpoint
DROP INDEX "shipments_one_per_store";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "return_policy" text DEFAULT 'return_7' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "is_replacement" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_note_counters" ADD CONSTRAINT "credit_note_counters_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_replacement_id_products_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_pictures" ADD CONSTRAINT "return_pictures_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_pictures" ADD CONSTRAINT "return_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_pictures" ADD CONSTRAINT "return_pictures_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_units" ADD CONSTRAINT "return_units_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_units" ADD CONSTRAINT "return_units_return_item_id_return_items_id_fk" FOREIGN KEY ("return_item_id") REFERENCES "public"."return_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_replacement_shipment_id_shipments_id_fk" FOREIGN KEY ("replacement_shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_number_key" ON "credit_notes" USING btree ("store_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_return_key" ON "credit_notes" USING btree ("return_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_undelivered_key" ON "credit_notes" USING btree ("invoice_id") WHERE "credit_notes"."return_id" is null;--> statement-breakpoint
CREATE INDEX "credit_notes_invoice_idx" ON "credit_notes" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "return_events_idx" ON "return_events" USING btree ("return_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "return_items_key" ON "return_items" USING btree ("return_id","order_item_id");--> statement-breakpoint
CREATE INDEX "return_items_order_item_idx" ON "return_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "return_pictures_return_idx" ON "return_pictures" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "return_pictures_user_idx" ON "return_pictures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "return_pictures_unused_idx" ON "return_pictures" USING btree ("created_at") WHERE "return_pictures"."return_id" is null;--> statement-breakpoint
CREATE INDEX "return_units_item_idx" ON "return_units" USING btree ("return_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "returns_number_key" ON "returns" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "returns_idempotency_key" ON "returns" USING btree ("order_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "returns_replacement_key" ON "returns" USING btree ("replacement_shipment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "returns_shipping_once" ON "returns" USING btree ("shipment_id") WHERE "returns"."shipping" > 0 and "returns"."status" not in ('refused', 'sent_back');--> statement-breakpoint
CREATE INDEX "returns_order_idx" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_store_idx" ON "returns" USING btree ("store_id","status","id");--> statement-breakpoint
CREATE INDEX "returns_due_idx" ON "returns" USING btree ("due_at") WHERE "returns"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "returns_refunded_idx" ON "returns" USING btree ("refunded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_one_per_store" ON "shipments" USING btree ("order_id","store_id") WHERE not "shipments"."is_replacement";--> statement-breakpoint
UPDATE "order_items" SET "return_policy" = p."return_policy" FROM "products" p WHERE p."id" = "product_id";
