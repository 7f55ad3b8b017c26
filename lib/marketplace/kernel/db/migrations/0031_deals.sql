CREATE TABLE "deals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"name" text,
	"percent" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deals_period_key" UNIQUE("id","starts_at","ends_at"),
	CONSTRAINT "deals_period" CHECK ("deals"."ends_at" > "deals"."starts_at"),
	CONSTRAINT "deals_percent" CHECK ("deals"."percent" between 1 and 90),
	CONSTRAINT "deals_name" CHECK (length("deals"."name") between 1 and 80)
);
--> statement-breakpoint
ALTER TABLE "flash_deals" ADD COLUMN "deal_id" bigint;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_created_by_vendors_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deals_store_idx" ON "deals" USING btree ("store_id","ends_at");--> statement-breakpoint
ALTER TABLE "flash_deals" ADD CONSTRAINT "flash_deals_of_deal" FOREIGN KEY ("deal_id","starts_at","ends_at") REFERENCES "public"."deals"("id","starts_at","ends_at") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "flash_deals_deal_idx" ON "flash_deals" USING btree ("deal_id");--> statement-breakpoint
-- Deals of one product do not overlap; those of the demo data were the only ones.
DELETE FROM "flash_deals" "later" USING "flash_deals" "earlier"
	WHERE "earlier"."product_id" = "later"."product_id" AND "earlier"."id" < "later"."id"
		AND tstzrange("earlier"."starts_at", "earlier"."ends_at") && tstzrange("later"."starts_at", "later"."ends_at");
--> statement-breakpoint
ALTER TABLE "flash_deals" ADD CONSTRAINT "flash_deals_no_overlap" EXCLUDE USING gist (
	int8range("product_id", "product_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&
);
--> statement-breakpoint
-- When a product cost its present price or more, deals left out.
CREATE FUNCTION "full_price_times"("of_product" bigint) RETURNS tstzmultirange LANGUAGE sql STABLE AS $$
	SELECT coalesce(range_agg(tstzrange(h.valid_from, h.valid_to)) FILTER (WHERE h.price >= p.price), '{}')
		- coalesce(range_agg(tstzrange(h.valid_from, h.valid_to)) FILTER (WHERE h.price < p.price), '{}')
		- coalesce((
			SELECT range_agg(tstzrange(d.starts_at, d.ends_at)) FROM flash_deals d
			WHERE d.product_id = p.id AND d.price < p.price
		), '{}')
	FROM products p JOIN price_history h ON h.product_id = p.id
	WHERE p.id = of_product GROUP BY p.id, p.price
$$;
--> statement-breakpoint
-- The struck-through price was paid for a day of the last 30, on the last day of the deal too; other deals are no such day.
CREATE OR REPLACE FUNCTION "check_deal_is_honest"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- With those behind it, which it may leave without such a day.
	IF EXISTS (
		SELECT FROM flash_deals d
		WHERE d.product_id = new.product_id
			AND d.ends_at >= new.ends_at AND d.ends_at < new.ends_at + interval '60 days'
			AND NOT EXISTS (
				SELECT FROM unnest(full_price_times(d.product_id)
					* tstzmultirange(tstzrange(least(d.ends_at - interval '30 days', d.starts_at), d.starts_at))) span
				WHERE upper(span) - lower(span) >= interval '1 day'
			)
	) THEN
		RAISE EXCEPTION 'the price of product % has not been its price for a day of the last 30', new.product_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'flash_deals_honest';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "flash_deals_honest" ON "flash_deals";
--> statement-breakpoint
CREATE TRIGGER "flash_deals_honest" AFTER INSERT ON "flash_deals"
	FOR EACH ROW EXECUTE FUNCTION "check_deal_is_honest"();
--> statement-breakpoint
-- A deal that ends earlier stays honest.
CREATE TRIGGER "flash_deals_changed_honest" AFTER UPDATE OF "product_id", "price", "starts_at", "ends_at" ON "flash_deals"
	FOR EACH ROW WHEN (new.product_id <> old.product_id OR new.price <> old.price
		OR new.starts_at <> old.starts_at OR new.ends_at > old.ends_at)
	EXECUTE FUNCTION "check_deal_is_honest"();
--> statement-breakpoint
DROP TRIGGER "flash_deals_past" ON "flash_deals";
--> statement-breakpoint
CREATE TRIGGER "flash_deals_past" AFTER DELETE OR UPDATE OF "product_id", "price", "starts_at", "ends_at" ON "flash_deals"
	FOR EACH ROW EXECUTE FUNCTION "note_past_deal"();
--> statement-breakpoint
-- Pages of a product are out of date when its deal begins and when it is over.
CREATE FUNCTION "mark_deal_stale"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_products (kind, subject_id, try_at)
		SELECT 'product', new.product_id, edge FROM unnest(ARRAY[new.starts_at, new.ends_at]) edge WHERE edge > now();
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "flash_deals_stale" AFTER INSERT OR UPDATE OF "product_id", "price", "starts_at", "ends_at" ON "flash_deals"
	FOR EACH ROW EXECUTE FUNCTION "mark_deal_stale"();
--> statement-breakpoint
-- Deals until now belong to the stores of their products.
DO $$
DECLARE
	one record;
	made bigint;
BEGIN
	FOR one IN SELECT f.id, f.starts_at, f.ends_at, p.store_id
		FROM flash_deals f JOIN products p ON p.id = f.product_id ORDER BY f.id
	LOOP
		INSERT INTO deals (store_id, starts_at, ends_at)
			VALUES (one.store_id, one.starts_at, one.ends_at) RETURNING id INTO made;
		UPDATE flash_deals SET deal_id = made WHERE id = one.id;
	END LOOP;
END $$;
