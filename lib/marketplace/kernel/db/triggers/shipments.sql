-- Parcels.

CREATE FUNCTION parcel_key(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT upper(regexp_replace(given, '[[:space:]_./-]+', '', 'g'))
$$;

CREATE INDEX shipments_parcel_idx ON shipments (parcel_key(awb)) WHERE awb IS NOT NULL;

-- One parcel is one shipment; carriers use their numbers again after months.
CREATE FUNCTION check_awb_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('awb ' || parcel_key(new.carrier) || ' ' || parcel_key(new.awb)));
	IF EXISTS (
		SELECT FROM shipments s
		WHERE parcel_key(s.awb) = parcel_key(new.awb) AND s.awb IS NOT NULL AND parcel_key(s.carrier) = parcel_key(new.carrier)
			AND s.id <> new.id AND s.status NOT IN ('cancelled', 'returned') AND s.created_at > now() - interval '180 days'
	) OR EXISTS (
		SELECT FROM returns r
		WHERE r.handed_over_awb = parcel_key(new.awb) AND r.handed_over_carrier = parcel_key(new.carrier)
	) THEN
		RAISE EXCEPTION 'AWB % of % is that of another parcel', new.awb, new.carrier
			USING ERRCODE = 'check_violation', CONSTRAINT = 'shipments_awb_once';
	END IF;
	RETURN new;
END $$;
CREATE TRIGGER shipments_awb_once BEFORE INSERT OR UPDATE OF carrier, awb ON shipments
	FOR EACH ROW WHEN (new.awb IS NOT NULL) EXECUTE FUNCTION check_awb_once();

-- When shipments and returns last changed, for whoever follows them (note_change in listings.sql).
CREATE TRIGGER shipments_changed BEFORE INSERT OR UPDATE ON shipments FOR EACH ROW EXECUTE FUNCTION note_change();
CREATE TRIGGER returns_changed BEFORE INSERT OR UPDATE ON returns FOR EACH ROW EXECUTE FUNCTION note_change();
-- What is cancelled of an item changes what its shipment sends.
CREATE FUNCTION note_change_of_shipment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE shipments SET changed_at = clock_timestamp() WHERE id = new.shipment_id;
	RETURN NULL;
END $$;
CREATE TRIGGER order_items_change_shipment AFTER UPDATE OF cancelled_quantity ON order_items FOR EACH ROW
	WHEN (old.cancelled_quantity IS DISTINCT FROM new.cancelled_quantity)
	EXECUTE FUNCTION note_change_of_shipment();
