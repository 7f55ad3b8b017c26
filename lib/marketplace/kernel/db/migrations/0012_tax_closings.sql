CREATE TABLE "tax_closings" (
	"month" text PRIMARY KEY NOT NULL,
	"carried" jsonb NOT NULL
);
--> statement-breakpoint
-- A shipment's lines are found by its index.
CREATE OR REPLACE VIEW shipment_lines AS
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
--> statement-breakpoint
CREATE FUNCTION forget_tax_closings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written text := '';
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('tax closings'));
  IF tg_table_name = 'ledger_transactions' THEN
    written := to_char(new.at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM');
  ELSIF tg_table_name <> 'setting_versions' THEN
    written := to_char(new.issued_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM');
  END IF;
  DELETE FROM tax_closings WHERE month >= written;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_tax_closings AFTER INSERT ON ledger_transactions FOR EACH ROW
  WHEN (new.kind IN ('delivery', 'return')
    AND to_char(new.at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM') <> to_char(now() AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM'))
  EXECUTE FUNCTION forget_tax_closings();
--> statement-breakpoint
CREATE TRIGGER invoices_tax_closings AFTER INSERT ON invoices FOR EACH ROW
  WHEN (to_char(new.issued_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM') <> to_char(now() AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM'))
  EXECUTE FUNCTION forget_tax_closings();
--> statement-breakpoint
CREATE TRIGGER credit_notes_tax_closings AFTER INSERT ON credit_notes FOR EACH ROW
  WHEN (to_char(new.issued_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM') <> to_char(now() AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM'))
  EXECUTE FUNCTION forget_tax_closings();
--> statement-breakpoint
CREATE TRIGGER setting_versions_tax_closings AFTER INSERT ON setting_versions FOR EACH ROW
  WHEN (new."group" = 'taxes') EXECUTE FUNCTION forget_tax_closings();
