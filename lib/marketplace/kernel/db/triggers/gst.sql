-- GST: rates by HSN and day, what a shipment's lines hold, and documents that stay as they were issued.

CREATE FUNCTION gst_bands(hsn text, day date) RETURNS jsonb LANGUAGE sql STABLE AS $$
	SELECT coalesce(jsonb_agg(jsonb_build_object('upTo', g.value_to, 'rate', g.rate) ORDER BY g.value_from), '[]')
	FROM gst_rates g
	WHERE (g.hsn_prefix, g.holds_from) = (
		SELECT r.hsn_prefix, r.holds_from FROM gst_rates r
		WHERE left(hsn, length(r.hsn_prefix)) = r.hsn_prefix AND r.holds_from <= day AND coalesce(r.holds_until > day, true)
		ORDER BY length(r.hsn_prefix) DESC, r.holds_from DESC LIMIT 1)
$$;

CREATE FUNCTION gst_rate_at(bands jsonb, total bigint, quantity integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(
		(SELECT (b->>'rate')::integer FROM jsonb_array_elements(bands) WITH ORDINALITY AS each(b, n)
			WHERE b->>'upTo' IS NULL
				OR total::numeric * 10000 <= (b->>'upTo')::numeric * (10000 + (b->>'rate')::integer) * quantity
			ORDER BY n LIMIT 1),
		(bands->-1->>'rate')::integer, 1800)
$$;

CREATE FUNCTION gst_taxable(total bigint, basis_points integer, is_intra_state boolean) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN is_intra_state
		THEN total - 2 * ((total * basis_points + (10000 + basis_points)) / (2 * (10000 + basis_points)))
		ELSE total - (2 * total * basis_points + (10000 + basis_points)) / (2 * (10000 + basis_points)) END
$$;

CREATE VIEW shipment_lines AS
	WITH goods AS NOT MATERIALIZED (
		SELECT i.id, i.shipment_id, i.gst_basis_points, i.igst = 0 AS is_intra_state, i.quantity, k.kept, i.taxable,
			CASE WHEN k.kept = i.quantity THEN i.total
				ELSE (2 * i.total * k.kept + i.quantity) / (2 * i.quantity) END AS total
		FROM order_items i CROSS JOIN LATERAL (SELECT i.quantity - i.cancelled_quantity AS kept) k
		WHERE k.kept > 0)
	SELECT g.id AS order_item_id, g.shipment_id, 'goods' AS about, g.gst_basis_points, g.is_intra_state, g.total,
		CASE WHEN g.kept = g.quantity THEN g.taxable
			ELSE gst_taxable(g.total, g.gst_basis_points, g.is_intra_state) END AS taxable
	FROM goods g
	UNION ALL
	(SELECT DISTINCT ON (g.shipment_id) g.id, g.shipment_id, 'shipping', g.gst_basis_points, g.is_intra_state, s.shipping,
		gst_taxable(s.shipping, g.gst_basis_points, g.is_intra_state)
	FROM goods g JOIN shipments s ON s.id = g.shipment_id WHERE s.shipping > 0
	ORDER BY g.shipment_id, g.total DESC, g.id);

CREATE FUNCTION keep_gst_rates() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	today date := (now() AT TIME ZONE 'Asia/Kolkata')::date;
BEGIN
	IF TG_OP = 'UPDATE' OR (TG_OP = 'DELETE' AND old.holds_from <= today) OR (TG_OP = 'INSERT' AND new.holds_from <= today) THEN
		RAISE EXCEPTION 'a GST rate changes from a day to come' USING ERRCODE = 'check_violation', CONSTRAINT = 'gst_rates_to_come';
	END IF;
	IF TG_OP = 'DELETE' THEN RETURN old; END IF;
	RETURN new;
END $$;
CREATE TRIGGER gst_rates_to_come BEFORE INSERT OR UPDATE OR DELETE ON gst_rates FOR EACH ROW EXECUTE FUNCTION keep_gst_rates();

CREATE FUNCTION fill_gst_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		RAISE EXCEPTION 'the GST rate of an order line is frozen' USING ERRCODE = 'check_violation', CONSTRAINT = 'order_items_gst_frozen';
	END IF;
	IF new.gst_basis_points IS NULL THEN new.gst_basis_points := new.gst_rate * 100;
	ELSE new.gst_rate := new.gst_basis_points / 100; END IF;
	RETURN new;
END $$;
CREATE TRIGGER order_items_gst_rate BEFORE INSERT ON order_items FOR EACH ROW EXECUTE FUNCTION fill_gst_rate();
CREATE TRIGGER order_items_gst_frozen BEFORE UPDATE ON order_items FOR EACH ROW
	WHEN ((old.gst_rate, old.gst_basis_points) IS DISTINCT FROM (new.gst_rate, new.gst_basis_points)) EXECUTE FUNCTION fill_gst_rate();

CREATE FUNCTION fill_invoice_parties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new.parties IS NULL THEN
		SELECT jsonb_build_object('billing', o.billing_address, 'shipping', o.shipping_address) INTO new.parties
		FROM shipments s JOIN orders o ON o.id = s.order_id WHERE s.id = new.shipment_id;
	END IF;
	RETURN new;
END $$;
CREATE TRIGGER invoices_parties BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION fill_invoice_parties();

CREATE FUNCTION keep_tax_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'an issued tax document does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'tax_document_issued';
END $$;
CREATE TRIGGER invoices_issued BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_tax_document();
CREATE TRIGGER credit_notes_issued BEFORE UPDATE OR DELETE ON credit_notes FOR EACH ROW EXECUTE FUNCTION keep_tax_document();
