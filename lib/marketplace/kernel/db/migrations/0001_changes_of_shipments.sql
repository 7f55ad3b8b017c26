-- now() first, for a volatile default would write the whole table anew.
ALTER TABLE "shipments" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ALTER COLUMN "changed_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ALTER COLUMN "changed_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
CREATE INDEX "shipments_store_changed_idx" ON "shipments" USING btree ("store_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "returns_store_changed_idx" ON "returns" USING btree ("store_id","changed_at","id");--> statement-breakpoint
CREATE TRIGGER "shipments_changed" BEFORE INSERT OR UPDATE ON "shipments" FOR EACH ROW EXECUTE FUNCTION "note_change"();--> statement-breakpoint
CREATE TRIGGER "returns_changed" BEFORE INSERT OR UPDATE ON "returns" FOR EACH ROW EXECUTE FUNCTION "note_change"();--> statement-breakpoint
-- What is cancelled of an item changes what its shipment sends.
CREATE FUNCTION "note_change_of_shipment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE shipments SET changed_at = clock_timestamp() WHERE id = new.shipment_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_items_change_shipment" AFTER UPDATE OF "cancelled_quantity" ON "order_items" FOR EACH ROW
	WHEN (old.cancelled_quantity IS DISTINCT FROM new.cancelled_quantity)
	EXECUTE FUNCTION "note_change_of_shipment"();
