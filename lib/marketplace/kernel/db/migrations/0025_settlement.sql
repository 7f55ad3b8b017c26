CREATE TABLE "commission_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint,
	"category_id" bigint,
	"basis_points" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_rates_basis_points" CHECK ("commission_rates"."basis_points" between 0 and 5000),
	CONSTRAINT "commission_rates_scope" CHECK (num_nonnulls("commission_rates"."store_id", "commission_rates"."category_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"account" text NOT NULL,
	"component" text,
	"about" text,
	"store_id" bigint,
	"order_item_id" bigint,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0),
	CONSTRAINT "ledger_entries_component" CHECK (("ledger_entries"."account" = 'store_payable') = ("ledger_entries"."component" is not null and "ledger_entries"."store_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" bigint,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unposted_events" (
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	CONSTRAINT "unposted_events_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"holder" text NOT NULL,
	"account_number" text NOT NULL,
	"last_digits" text NOT NULL,
	"ifsc" text NOT NULL,
	"changed_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_accounts_ifsc" CHECK ("bank_accounts"."ifsc" ~ '^[A-Z]{4}0[A-Z0-9]{6}$')
);
--> statement-breakpoint
CREATE TABLE "commission_invoice_counters" (
	"kind" text NOT NULL,
	"financial_year" text NOT NULL,
	"last" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "commission_invoice_counters_kind_financial_year_pk" PRIMARY KEY("kind","financial_year")
);
--> statement-breakpoint
CREATE TABLE "commission_invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"settlement_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"supplier" jsonb NOT NULL,
	"recipient" jsonb NOT NULL,
	"taxable" bigint NOT NULL,
	"cgst" bigint NOT NULL,
	"sgst" bigint NOT NULL,
	"igst" bigint NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_invoices_number" CHECK ("commission_invoices"."number" ~ '^[A-Za-z0-9/-]{1,16}$'),
	CONSTRAINT "commission_invoices_halves" CHECK ("commission_invoices"."cgst" = "commission_invoices"."sgst")
);
--> statement-breakpoint
CREATE TABLE "settlement_cycles" (
	"period_to" timestamp with time zone PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"settlement_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"number" text NOT NULL,
	"period_from" timestamp with time zone NOT NULL,
	"period_to" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"bank_account_id" bigint,
	"utr" text,
	"failure_reason" text,
	"approved_at" timestamp with time zone,
	"exported_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlements_paid" CHECK (("settlements"."status" = 'paid') = ("settlements"."utr" is not null)),
	CONSTRAINT "settlements_period" CHECK ("settlements"."period_from" < "settlements"."period_to")
);
--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_changed_by_vendors_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_invoices" ADD CONSTRAINT "commission_invoices_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_invoices" ADD CONSTRAINT "commission_invoices_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_rates_store_idx" ON "commission_rates" USING btree ("store_id","valid_from");--> statement-breakpoint
CREATE INDEX "commission_rates_category_idx" ON "commission_rates" USING btree ("category_id","valid_from");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction_idx" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_store_idx" ON "ledger_entries" USING btree ("store_id","account");--> statement-breakpoint
CREATE INDEX "ledger_entries_item_idx" ON "ledger_entries" USING btree ("order_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_reference_key" ON "ledger_transactions" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "ledger_transactions_order_idx" ON "ledger_transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bank_accounts_store_idx" ON "bank_accounts" USING btree ("store_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_invoices_settlement_key" ON "commission_invoices" USING btree ("settlement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_invoices_number_key" ON "commission_invoices" USING btree ("number");--> statement-breakpoint
CREATE INDEX "commission_invoices_store_idx" ON "commission_invoices" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "settlement_lines_settlement_idx" ON "settlement_lines" USING btree ("settlement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_period_key" ON "settlements" USING btree ("store_id","period_to");--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_number_key" ON "settlements" USING btree ("number");--> statement-breakpoint
CREATE INDEX "settlements_status_idx" ON "settlements" USING btree ("status","id");--> statement-breakpoint
-- The ledger is append-only.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_append_only" BEFORE UPDATE OR DELETE ON "ledger_transactions"
	FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries"
	FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
CREATE FUNCTION "check_ledger_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT sum(amount) FROM ledger_entries WHERE transaction_id = new.transaction_id) <> 0 THEN
		RAISE EXCEPTION 'the entries of ledger transaction % do not sum to zero', new.transaction_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_balance';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_balance" AFTER INSERT ON "ledger_entries"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_ledger_balance"();
--> statement-breakpoint
-- Whoever delivers, collects or refunds: the ledger learns of it in the same transaction.
CREATE FUNCTION "note_unposted_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO unposted_events (kind, subject_id) VALUES (tg_argv[0], new.id) ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "shipments_delivered" AFTER UPDATE OF "status" ON "shipments" FOR EACH ROW
	WHEN (new.status = 'delivered' AND old.status <> 'delivered') EXECUTE FUNCTION "note_unposted_event"('delivery');
--> statement-breakpoint
CREATE TRIGGER "shipments_inserted_delivered" AFTER INSERT ON "shipments" FOR EACH ROW
	WHEN (new.status = 'delivered') EXECUTE FUNCTION "note_unposted_event"('delivery');
--> statement-breakpoint
CREATE TRIGGER "payments_captured" AFTER UPDATE OF "captured" ON "payments" FOR EACH ROW
	WHEN (new.captured AND NOT old.captured) EXECUTE FUNCTION "note_unposted_event"('payment');
--> statement-breakpoint
CREATE TRIGGER "payments_inserted_captured" AFTER INSERT ON "payments" FOR EACH ROW
	WHEN (new.captured) EXECUTE FUNCTION "note_unposted_event"('payment');
--> statement-breakpoint
CREATE TRIGGER "refunds_processed" AFTER UPDATE OF "status" ON "refunds" FOR EACH ROW
	WHEN (new.status = 'processed' AND old.status <> 'processed') EXECUTE FUNCTION "note_unposted_event"('refund');
--> statement-breakpoint
CREATE TRIGGER "refunds_inserted_processed" AFTER INSERT ON "refunds" FOR EACH ROW
	WHEN (new.status = 'processed') EXECUTE FUNCTION "note_unposted_event"('refund');
--> statement-breakpoint
INSERT INTO "unposted_events" ("kind", "subject_id")
	SELECT 'delivery', "id" FROM "shipments" WHERE "status" = 'delivered'
	UNION ALL SELECT 'payment', "id" FROM "payments" WHERE "captured"
	UNION ALL SELECT 'refund', "id" FROM "refunds" WHERE "status" = 'processed';
--> statement-breakpoint
-- Ten percent where no store or category has a rate of its own.
INSERT INTO "commission_rates" ("basis_points", "valid_from") VALUES (1000, '2020-01-01T00:00:00+05:30');
