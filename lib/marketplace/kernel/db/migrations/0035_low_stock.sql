CREATE TABLE "low_stock" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_stock_threshold" integer;--> statement-breakpoint
ALTER TABLE "low_stock" ADD CONSTRAINT "low_stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "low_stock" ADD CONSTRAINT "low_stock_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "low_stock_unmailed_idx" ON "low_stock" USING btree ("store_id") WHERE "low_stock"."mailed_at" is null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_low_stock_threshold" CHECK ("products"."low_stock_threshold" between 0 and 1000);--> statement-breakpoint
CREATE FUNCTION "note_low_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	threshold integer := coalesce(new.low_stock_threshold, (SELECT low_stock_threshold FROM stores WHERE id = new.store_id));
BEGIN
	IF new.stock < old.stock AND new.stock <= threshold THEN
		INSERT INTO low_stock (product_id, store_id) VALUES (new.id, new.store_id) ON CONFLICT DO NOTHING;
	ELSIF new.stock > old.stock AND new.stock > coalesce(threshold, -1) THEN
		DELETE FROM low_stock WHERE product_id = new.id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_low_stock" AFTER UPDATE OF "stock" ON "products"
	FOR EACH ROW WHEN (old.stock IS DISTINCT FROM new.stock) EXECUTE FUNCTION "note_low_stock"();
