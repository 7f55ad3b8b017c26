-- Listings and their SKUs: when they last changed.

ALTER TABLE listings ADD CONSTRAINT listings_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE set null;

-- The transaction gets its id first: changeEdge sees it before the time is taken, and so never passes the row.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_current_xact_id();
	new.changed_at := clock_timestamp();
	RETURN new;
END $$;
CREATE TRIGGER products_changed_new BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION note_change();
CREATE TRIGGER products_changed BEFORE UPDATE ON products FOR EACH ROW
	WHEN ((old.listing_id, old.sku, old.name, old.colour, old.size, old.mrp, old.price, old.stock, old.low_stock_threshold, old.is_active, old.is_removed)
		IS DISTINCT FROM (new.listing_id, new.sku, new.name, new.colour, new.size, new.mrp, new.price, new.stock, new.low_stock_threshold, new.is_active, new.is_removed))
	EXECUTE FUNCTION note_change();
CREATE TRIGGER listings_changed_new BEFORE INSERT ON listings FOR EACH ROW EXECUTE FUNCTION note_change();
CREATE TRIGGER listings_changed BEFORE UPDATE ON listings FOR EACH ROW
	WHEN ((old.code, old.status, old.version, old.has_changes, old.title, old.translations, old.category_id, old.updated_at)
		IS DISTINCT FROM (new.code, new.status, new.version, new.has_changes, new.title, new.translations, new.category_id, new.updated_at))
	EXECUTE FUNCTION note_change();
