-- The history of prices, whoever writes one.

-- Whoever writes a price: its history cannot be forgotten.
CREATE FUNCTION note_first_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO price_history (product_id, price, valid_from)
		SELECT id, price, created_at FROM added;
	RETURN NULL;
END $$;
CREATE TRIGGER products_first_prices AFTER INSERT ON products
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_first_prices();

CREATE FUNCTION note_changed_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Nobody has seen a price that is replaced in the transaction that set it.
	DELETE FROM price_history
		WHERE product_id = new.id AND valid_to IS NULL AND valid_from >= now();
	UPDATE price_history SET valid_to = now() WHERE product_id = new.id AND valid_to IS NULL;
	INSERT INTO price_history (product_id, price, valid_from) VALUES (new.id, new.price, now());
	RETURN NULL;
END $$;
CREATE TRIGGER products_changed_price AFTER UPDATE OF price ON products
	FOR EACH ROW WHEN (old.price IS DISTINCT FROM new.price) EXECUTE FUNCTION note_changed_price();

-- A price is not raised under a deal that runs, or begins before the raised price has been charged for so long.
CREATE FUNCTION check_raised_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM flash_deals
		WHERE product_id = new.id AND ends_at > now() AND starts_at <= now() + interval '15 days'
	) THEN
		RAISE EXCEPTION 'the price of product % cannot be raised under its deal', new.id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'flash_deals_honest';
	END IF;
	RETURN new;
END $$;
CREATE TRIGGER products_raised_price BEFORE UPDATE OF price ON products
	FOR EACH ROW WHEN (new.price > old.price) EXECUTE FUNCTION check_raised_price();
