CREATE TABLE "tax_days" (
	"day" date PRIMARY KEY NOT NULL,
	"sums" jsonb NOT NULL
);
--> statement-breakpoint
-- Sums are kept by day too, so writing into any day that is over has what was added up forgotten.
CREATE OR REPLACE FUNCTION forget_tax_closings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written date;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('tax closings'));
  IF tg_table_name = 'ledger_transactions' THEN
    written := (new.at AT TIME ZONE 'Asia/Kolkata')::date;
  ELSIF tg_table_name <> 'setting_versions' THEN
    written := (new.issued_at AT TIME ZONE 'Asia/Kolkata')::date;
  END IF;
  DELETE FROM tax_days WHERE written IS NULL
    OR day BETWEEN written AND date_trunc('month', written) + interval '1 month - 1 day';
  DELETE FROM tax_closings WHERE month >= coalesce(to_char(written, 'YYYY-MM'), '');
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER ledger_transactions_tax_closings ON ledger_transactions;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_tax_closings AFTER INSERT ON ledger_transactions FOR EACH ROW
  WHEN (new.kind IN ('delivery', 'return')
    AND (new.at AT TIME ZONE 'Asia/Kolkata')::date <> (now() AT TIME ZONE 'Asia/Kolkata')::date)
  EXECUTE FUNCTION forget_tax_closings();
--> statement-breakpoint
DROP TRIGGER invoices_tax_closings ON invoices;
--> statement-breakpoint
CREATE TRIGGER invoices_tax_closings AFTER INSERT ON invoices FOR EACH ROW
  WHEN ((new.issued_at AT TIME ZONE 'Asia/Kolkata')::date <> (now() AT TIME ZONE 'Asia/Kolkata')::date)
  EXECUTE FUNCTION forget_tax_closings();
--> statement-breakpoint
DROP TRIGGER credit_notes_tax_closings ON credit_notes;
--> statement-breakpoint
CREATE TRIGGER credit_notes_tax_closings AFTER INSERT ON credit_notes FOR EACH ROW
  WHEN ((new.issued_at AT TIME ZONE 'Asia/Kolkata')::date <> (now() AT TIME ZONE 'Asia/Kolkata')::date)
  EXECUTE FUNCTION forget_tax_closings();
