-- Events of stores for their webhooks.

-- Notes an event for those endpoints of the store that want its type, as a part of what it tells of. Waits for an
-- endpoint that is being removed, which else would fail what the event tells of.
CREATE FUNCTION note_webhook_event(of_store bigint, event_type text, event_data jsonb, happened timestamp with time zone) RETURNS void LANGUAGE sql AS $$
	WITH wanting AS (
		SELECT id FROM webhook_endpoints
		WHERE store_id = of_store AND disabled_at IS NULL AND event_type = ANY (events)
		FOR KEY SHARE
	), noted AS (
		INSERT INTO webhook_events (store_id, type, data, at)
			SELECT of_store, event_type, event_data, happened WHERE EXISTS (SELECT 1 FROM wanting)
			RETURNING id
	)
	INSERT INTO webhook_deliveries (event_id, endpoint_id)
		SELECT noted.id, wanting.id FROM noted, wanting;
$$;

CREATE FUNCTION tell_of_shipment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	it record;
BEGIN
	SELECT s.store_id, s.is_replacement, o.number INTO it
		FROM shipments s JOIN orders o ON o.id = s.order_id WHERE s.id = new.shipment_id;
	IF NOT EXISTS (SELECT 1 FROM webhook_endpoints WHERE store_id = it.store_id AND disabled_at IS NULL) THEN
		RETURN NULL;
	END IF;
	-- What is split off has the history of the shipment that it comes from, of which the store was told then.
	IF EXISTS (SELECT 1 FROM shipment_splits p WHERE p.shipment_id = new.shipment_id AND new.at <= p.created_at) THEN
		RETURN NULL;
	END IF;
	-- An order that was never paid is none of the store's.
	IF new.status = 'pending_payment' OR (new.status = 'cancelled' AND NOT EXISTS (
		SELECT 1 FROM shipment_events
		WHERE shipment_id = new.shipment_id AND id <> new.id AND status <> 'pending_payment'
	)) THEN
		RETURN NULL;
	END IF;
	PERFORM note_webhook_event(
		it.store_id,
		CASE
			WHEN new.cancelled_pieces IS NOT NULL THEN 'shipment.items_cancelled'
			WHEN new.status = 'placed' THEN 'order.placed'
			ELSE 'shipment.' || new.status
		END,
		jsonb_build_object('order_number', it.number, 'shipment_id', new.shipment_id, 'status', new.status,
			'is_replacement', it.is_replacement)
			|| CASE WHEN new.cancelled_pieces IS NULL THEN '{}'
				ELSE jsonb_build_object('cancelled_quantities', new.cancelled_pieces) END,
		new.at
	);
	RETURN NULL;
END $$;
CREATE TRIGGER shipment_events_told AFTER INSERT ON shipment_events
	FOR EACH ROW EXECUTE FUNCTION tell_of_shipment();

CREATE FUNCTION tell_of_split() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_webhook_event(
		s.store_id,
		'shipment.split',
		jsonb_build_object('order_number', o.number, 'shipment_id', new.from_shipment_id, 'status', s.status,
			'new_shipment_id', new.shipment_id),
		new.created_at
	) FROM shipments s JOIN orders o ON o.id = s.order_id WHERE s.id = new.from_shipment_id;
	RETURN NULL;
END $$;
CREATE TRIGGER shipment_splits_told AFTER INSERT ON shipment_splits
	FOR EACH ROW EXECUTE FUNCTION tell_of_split();

CREATE FUNCTION tell_of_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_webhook_event(
		r.store_id,
		'return.' || new.status,
		jsonb_build_object('return_id', r.id, 'return_number', r.number, 'order_number', o.number,
			'shipment_id', r.shipment_id, 'status', new.status),
		new.at
	) FROM returns r JOIN orders o ON o.id = r.order_id WHERE r.id = new.return_id;
	RETURN NULL;
END $$;
CREATE TRIGGER return_events_told AFTER INSERT ON return_events
	FOR EACH ROW EXECUTE FUNCTION tell_of_return();

CREATE FUNCTION tell_of_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_webhook_event(
		m.store_id,
		'stock.changed',
		jsonb_build_object('sku', p.sku, 'product_id', p.id, 'stock', p.stock, 'delta', m.delta, 'kind', m.kind),
		m.at
	) FROM added m JOIN products p ON p.id = m.product_id
		WHERE EXISTS (SELECT 1 FROM webhook_endpoints e WHERE e.store_id = m.store_id AND e.disabled_at IS NULL);
	PERFORM note_webhook_event(
		s.id,
		'stock.low',
		jsonb_build_object('sku', p.sku, 'product_id', p.id, 'stock', p.stock, 'threshold', s.low_stock_threshold),
		m.at
	) FROM (SELECT product_id, sum(delta) AS delta, max(at) AS at FROM added WHERE kind <> 'opening' GROUP BY 1) m
		JOIN products p ON p.id = m.product_id JOIN stores s ON s.id = p.store_id
		WHERE p.stock <= s.low_stock_threshold AND p.stock - m.delta > s.low_stock_threshold;
	RETURN NULL;
END $$;

-- After "stock_movements_apply", which triggers of a table run before by name: the stock is the new one.
CREATE TRIGGER stock_movements_told AFTER INSERT ON stock_movements
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_of_stock();

CREATE FUNCTION tell_of_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_webhook_event(
		l.store_id,
		'listing.' || new.kind,
		jsonb_build_object('listing_id', l.id, 'code', l.code, 'status', l.status),
		new.created_at
	) FROM listings l WHERE l.id = new.listing_id;
	RETURN NULL;
END $$;
CREATE TRIGGER listing_revisions_told AFTER INSERT ON listing_revisions
	FOR EACH ROW WHEN (new.kind IN ('approved', 'rejected')) EXECUTE FUNCTION tell_of_decision();
