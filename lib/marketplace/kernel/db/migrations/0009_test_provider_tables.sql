-- The test provider's tables belong to a migration set of its own (docs/decisions/0014). They go where it
-- was never used; where it was, they hold the books of test payments, stay, and that set adopts them.
DO $$
BEGIN
	IF NOT EXISTS (SELECT 1 FROM "standin_keys") THEN
		DROP TABLE "standin_faults", "standin_keys", "standin_refunds", "standin_payments", "standin_orders", "standin_webhooks";
	END IF;
END $$;
