CREATE TABLE "shopper_hashes" (
	"hash" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopper_hashes_hash_user_id_pk" PRIMARY KEY("hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "cash_receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text NOT NULL,
	"operator_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_receipts_amount" CHECK ("cash_receipts"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "received_by" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "not_received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD COLUMN "lapsed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shopper_hashes" ADD CONSTRAINT "shopper_hashes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_receipts" ADD CONSTRAINT "cash_receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_receipts" ADD CONSTRAINT "cash_receipts_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopper_hashes_user_idx" ON "shopper_hashes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_receipts_payment_key" ON "cash_receipts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "cash_receipts_reference_idx" ON "cash_receipts" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "shipments_not_received_idx" ON "shipments" USING btree ("not_received_at") WHERE "shipments"."not_received_at" is not null and "shipments"."received_at" is null;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_received" CHECK (("shipments"."received_at" is null) = ("shipments"."received_by" is null));--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_taken_up_late" CHECK ("stock_holds"."outcome" <> 'sold' or "stock_holds"."lapsed_at" is null or "stock_holds"."settled_at" <= "stock_holds"."lapsed_at" + interval '1 hour');--> statement-breakpoint
INSERT INTO "cash_receipts" ("payment_id", "amount", "reference", "created_at")
  SELECT "id", "amount", 'before receipts were kept', coalesce("processed_at", "created_at")
  FROM "payments" WHERE "method" = 'cod' AND "captured";--> statement-breakpoint
CREATE TRIGGER cash_receipts_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_receipts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
