-- Stock changes by movements only.

-- Stock is taken before its order is written.
ALTER TABLE stock_movements ALTER CONSTRAINT stock_movements_order_id_orders_id_fk DEFERRABLE INITIALLY DEFERRED;

-- Openings come with their product, which has its stock already.
CREATE FUNCTION apply_stock_movements() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER stock_movements_apply AFTER INSERT ON stock_movements
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION apply_stock_movements();

CREATE FUNCTION note_opening_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stock_movements (product_id, store_id, delta, kind, at)
		SELECT id, store_id, stock, 'opening', created_at FROM added WHERE stock <> 0;
	RETURN NULL;
END $$;
CREATE TRIGGER products_opening_stock AFTER INSERT ON products
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_opening_stock();

CREATE FUNCTION refuse_unmoved_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF pg_trigger_depth() < 2 THEN
		RAISE EXCEPTION 'the stock of product % changes only by a movement', new.id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'products_stock_moves';
	END IF;
	RETURN new;
END $$;
CREATE TRIGGER products_stock_moves BEFORE UPDATE OF stock ON products
	FOR EACH ROW WHEN (old.stock IS DISTINCT FROM new.stock) EXECUTE FUNCTION refuse_unmoved_stock();

-- They go only with their product, and lose their order only with it.
CREATE FUNCTION keep_stock_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF pg_trigger_depth() < 2 THEN
		RAISE EXCEPTION 'movements of stock are never changed'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_movements_kept';
	END IF;
	RETURN CASE tg_op WHEN 'DELETE' THEN old ELSE new END;
END $$;
CREATE TRIGGER stock_movements_kept BEFORE UPDATE OR DELETE ON stock_movements
	FOR EACH ROW EXECUTE FUNCTION keep_stock_movements();

CREATE FUNCTION note_low_stock() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER products_low_stock AFTER UPDATE OF stock ON products
	FOR EACH ROW WHEN (old.stock IS DISTINCT FROM new.stock) EXECUTE FUNCTION note_low_stock();
