-- Deals are honest: the struck-through price was charged before.

ALTER TABLE flash_deals ADD CONSTRAINT flash_deals_no_overlap EXCLUDE USING gist (
	int8range(product_id, product_id, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&
);

-- When a product cost its present price or more, deals left out.
CREATE FUNCTION full_price_times(of_product bigint) RETURNS tstzmultirange LANGUAGE sql STABLE AS $$
	SELECT coalesce(range_agg(tstzrange(h.valid_from, h.valid_to)) FILTER (WHERE h.price >= p.price), '{}')
		- coalesce(range_agg(tstzrange(h.valid_from, h.valid_to)) FILTER (WHERE h.price < p.price), '{}')
		- coalesce((
			SELECT range_agg(tstzrange(d.starts_at, d.ends_at)) FROM flash_deals d
			WHERE d.product_id = p.id AND d.price < p.price
		), '{}')
	FROM products p JOIN price_history h ON h.product_id = p.id
	WHERE p.id = of_product GROUP BY p.id, p.price
$$;

-- The struck-through price was charged for more than 15 of the last 30 days, on the last day of the deal too; deals do not count.
CREATE FUNCTION check_deal_is_honest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- With those behind it, which it may leave with fewer.
	IF EXISTS (
		SELECT FROM flash_deals d
		WHERE d.product_id = new.product_id
			AND d.ends_at >= new.ends_at AND d.ends_at < new.ends_at + interval '60 days'
			AND (
				SELECT coalesce(sum(extract(epoch FROM upper(span) - lower(span))), 0)
				FROM unnest(full_price_times(d.product_id)
					* tstzmultirange(tstzrange(least(d.ends_at - interval '30 days', d.starts_at), d.starts_at))) span
			) <= 15 * 86400
	) THEN
		RAISE EXCEPTION 'the price of product % was not charged for the larger part of the last 30 days', new.product_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'flash_deals_honest';
	END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER flash_deals_honest AFTER INSERT ON flash_deals
	FOR EACH ROW EXECUTE FUNCTION check_deal_is_honest();

-- A deal that ends earlier stays honest.
CREATE TRIGGER flash_deals_changed_honest AFTER UPDATE OF product_id, price, starts_at, ends_at ON flash_deals
	FOR EACH ROW WHEN (new.product_id <> old.product_id OR new.price <> old.price
		OR new.starts_at <> old.starts_at OR new.ends_at > old.ends_at)
	EXECUTE FUNCTION check_deal_is_honest();

CREATE FUNCTION note_past_deal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF old.starts_at < now() AND EXISTS (SELECT 1 FROM products WHERE id = old.product_id) THEN
		INSERT INTO price_history (product_id, price, valid_from, valid_to)
			VALUES (old.product_id, old.price, old.starts_at, least(old.ends_at, now()));
	END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER flash_deals_past AFTER DELETE OR UPDATE OF product_id, price, starts_at, ends_at ON flash_deals
	FOR EACH ROW EXECUTE FUNCTION note_past_deal();

-- Pages of a product are out of date when its deal begins and when it is over.
CREATE FUNCTION mark_deal_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_products (kind, subject_id, store_id, try_at)
		SELECT 'product', p.id, p.store_id, edge FROM products p, unnest(ARRAY[new.starts_at, new.ends_at]) edge
		WHERE p.id = new.product_id AND edge > now();
	RETURN NULL;
END $$;
CREATE TRIGGER flash_deals_stale AFTER INSERT OR UPDATE OF product_id, price, starts_at, ends_at ON flash_deals
	FOR EACH ROW EXECUTE FUNCTION mark_deal_stale();
