CREATE TABLE "idempotency_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "idempotency_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"key" text NOT NULL,
	"batch" integer NOT NULL,
	"request_hash" text NOT NULL,
	"answer" json,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_length" CHECK (length("idempotency_keys"."key") between 1 and 100)
);
--> statement-breakpoint
-- now() first, for a volatile default would write the whole table anew.
ALTER TABLE "products" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "changed_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
-- now() first, for a volatile default would write the whole table anew.
ALTER TABLE "listings" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "changed_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_key" ON "idempotency_keys" USING btree ("store_id","key","batch");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_events_message_key" ON "webhook_events" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "products_store_changed_idx" ON "products" USING btree ("store_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "listings_store_changed_idx" ON "listings" USING btree ("store_id","changed_at","id");--> statement-breakpoint
-- The transaction gets its id first: changeEdge sees it before the time is taken, and so never passes the row.
CREATE FUNCTION "note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_current_xact_id();
	new.changed_at := clock_timestamp();
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_changed_new" BEFORE INSERT ON "products" FOR EACH ROW EXECUTE FUNCTION "note_change"();--> statement-breakpoint
CREATE TRIGGER "products_changed" BEFORE UPDATE ON "products" FOR EACH ROW
	WHEN ((old.listing_id, old.sku, old.name, old.colour, old.size, old.mrp, old.price, old.stock, old.low_stock_threshold, old.is_active, old.is_removed)
		IS DISTINCT FROM (new.listing_id, new.sku, new.name, new.colour, new.size, new.mrp, new.price, new.stock, new.low_stock_threshold, new.is_active, new.is_removed))
	EXECUTE FUNCTION "note_change"();--> statement-breakpoint
CREATE TRIGGER "listings_changed_new" BEFORE INSERT ON "listings" FOR EACH ROW EXECUTE FUNCTION "note_change"();--> statement-breakpoint
CREATE TRIGGER "listings_changed" BEFORE UPDATE ON "listings" FOR EACH ROW
	WHEN ((old.code, old.status, old.version, old.has_changes, old.title, old.title_hi, old.category_id, old.updated_at)
		IS DISTINCT FROM (new.code, new.status, new.version, new.has_changes, new.title, new.title_hi, new.category_id, new.updated_at))
	EXECUTE FUNCTION "note_change"();
