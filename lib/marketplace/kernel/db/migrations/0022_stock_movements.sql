CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"delta" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"order_id" bigint,
	"return_id" bigint,
	"import_id" bigint,
	"vendor_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_delta" CHECK ("stock_movements"."delta" <> 0),
	CONSTRAINT "stock_movements_reason" CHECK (("stock_movements"."kind" = 'correction') = ("stock_movements"."reason" is not null) and coalesce(length("stock_movements"."reason"), 1) between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "low_stock_threshold" integer DEFAULT 5;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "low_stock_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "holiday_from" date;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "holiday_to" date;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_product_idx" ON "stock_movements" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_store_idx" ON "stock_movements" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_order_idx" ON "stock_movements" USING btree ("order_id") WHERE "stock_movements"."order_id" is not null;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_low_stock_threshold" CHECK ("stores"."low_stock_threshold" between 0 and 1000);--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_holiday" CHECK (("stores"."holiday_from" is null) = ("stores"."holiday_to" is null) and coalesce("stores"."holiday_to" >= "stores"."holiday_from", true));--> statement-breakpoint
-- Stock is taken before its order is written.
ALTER TABLE "stock_movements" ALTER CONSTRAINT "stock_movements_order_id_orders_id_fk" DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
INSERT INTO "stock_movements" ("product_id", "store_id", "delta", "kind")
	SELECT "id", "store_id", "stock", 'opening' FROM "products" WHERE "stock" <> 0;
--> statement-breakpoint
-- Openings come with their product, which has its stock already.
CREATE FUNCTION "apply_stock_movements"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	applied integer;
BEGIN
	IF pg_trigger_depth() > 1 THEN
		RETURN NULL;
	END IF;
	IF EXISTS (SELECT 1 FROM added WHERE kind = 'opening') THEN
		RAISE EXCEPTION 'only a new product has an opening stock'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_movements_opening';
	END IF;
	UPDATE products p SET stock = p.stock + m.delta, updated_at = now()
		FROM (SELECT product_id, store_id, sum(delta)::integer AS delta FROM added GROUP BY 1, 2) m
		WHERE p.id = m.product_id AND p.store_id = m.store_id;
	GET DIAGNOSTICS applied = ROW_COUNT;
	IF applied <> (SELECT count(*) FROM (SELECT DISTINCT product_id, store_id FROM added) m) THEN
		RAISE EXCEPTION 'a movement of stock names a product of another store'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_movements_store';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_movements_apply" AFTER INSERT ON "stock_movements"
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "apply_stock_movements"();
--> statement-breakpoint
CREATE FUNCTION "note_opening_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stock_movements (product_id, store_id, delta, kind, at)
		SELECT id, store_id, stock, 'opening', created_at FROM added WHERE stock <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_opening_stock" AFTER INSERT ON "products"
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "note_opening_stock"();
--> statement-breakpoint
CREATE FUNCTION "refuse_unmoved_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF pg_trigger_depth() < 2 THEN
		RAISE EXCEPTION 'the stock of product % changes only by a movement', new.id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'products_stock_moves';
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_stock_moves" BEFORE UPDATE OF "stock" ON "products"
	FOR EACH ROW WHEN (old.stock IS DISTINCT FROM new.stock) EXECUTE FUNCTION "refuse_unmoved_stock"();
--> statement-breakpoint
-- They go only with their product, and lose their order only with it.
CREATE FUNCTION "keep_stock_movements"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF pg_trigger_depth() < 2 THEN
		RAISE EXCEPTION 'movements of stock are never changed'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_movements_kept';
	END IF;
	RETURN CASE tg_op WHEN 'DELETE' THEN old ELSE new END;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_movements_kept" BEFORE UPDATE OR DELETE ON "stock_movements"
	FOR EACH ROW EXECUTE FUNCTION "keep_stock_movements"();
