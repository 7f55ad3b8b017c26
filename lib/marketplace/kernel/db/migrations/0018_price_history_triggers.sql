-- Whoever writes a price: its history cannot be forgotten.
CREATE FUNCTION "note_first_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO price_history (product_id, price, valid_from)
		SELECT id, price, created_at FROM added;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_first_prices" AFTER INSERT ON "products"
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "note_first_prices"();
--> statement-breakpoint
CREATE FUNCTION "note_changed_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Nobody has seen a price that is replaced in the transaction that set it.
	DELETE FROM price_history
		WHERE product_id = new.id AND valid_to IS NULL AND valid_from >= now();
	UPDATE price_history SET valid_to = now() WHERE product_id = new.id AND valid_to IS NULL;
	INSERT INTO price_history (product_id, price, valid_from) VALUES (new.id, new.price, now());
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_changed_price" AFTER UPDATE OF "price" ON "products"
	FOR EACH ROW WHEN (old.price IS DISTINCT FROM new.price) EXECUTE FUNCTION "note_changed_price"();
--> statement-breakpoint
CREATE FUNCTION "note_past_deal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF old.starts_at < now() AND EXISTS (SELECT 1 FROM products WHERE id = old.product_id) THEN
		INSERT INTO price_history (product_id, price, valid_from, valid_to)
			VALUES (old.product_id, old.price, old.starts_at, least(old.ends_at, now()));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "flash_deals_past" AFTER UPDATE OR DELETE ON "flash_deals"
	FOR EACH ROW EXECUTE FUNCTION "note_past_deal"();
--> statement-breakpoint
-- A deal is measured by a price that the product has had for a day of the 30 before it.
CREATE FUNCTION "check_deal_is_honest"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (
		SELECT 1 FROM price_history h JOIN products p ON p.id = h.product_id
		WHERE h.product_id = new.product_id AND h.price >= p.price
			AND least(coalesce(h.valid_to, new.starts_at), new.starts_at)
				- greatest(h.valid_from, new.starts_at - interval '30 days') >= interval '1 day'
	) THEN
		RAISE EXCEPTION 'the price of product % has not been its price for a day of the last 30', new.product_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'flash_deals_honest';
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "flash_deals_honest" BEFORE INSERT OR UPDATE OF "product_id", "starts_at" ON "flash_deals"
	FOR EACH ROW EXECUTE FUNCTION "check_deal_is_honest"();
--> statement-breakpoint
-- Nor is a price raised under a deal that runs, or begins before the raised price is a day old.
CREATE FUNCTION "check_raised_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM flash_deals
		WHERE product_id = new.id AND ends_at > now() AND starts_at < now() + interval '1 day'
	) THEN
		RAISE EXCEPTION 'the price of product % cannot be raised under its deal', new.id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'flash_deals_honest';
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_raised_price" BEFORE UPDATE OF "price" ON "products"
	FOR EACH ROW WHEN (new.price > old.price) EXECUTE FUNCTION "check_raised_price"();
--> statement-breakpoint
-- Until now nothing changed prices but the demo data.
INSERT INTO "price_history" ("product_id", "price", "valid_from")
	SELECT "id", "price", "created_at" FROM "products";
