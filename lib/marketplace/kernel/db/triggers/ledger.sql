-- The ledger: append-only, balanced, and told of what it must post.

-- The ledger is append-only.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_append_only';
END $$;
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions
	FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
	FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();

CREATE FUNCTION check_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT sum(amount) FROM ledger_entries WHERE transaction_id = new.transaction_id) <> 0 THEN
		RAISE EXCEPTION 'the entries of ledger transaction % do not sum to zero', new.transaction_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_balance';
	END IF;
	RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance();

-- Whoever delivers, collects or refunds: the ledger learns of it in the same transaction.
CREATE FUNCTION note_unposted_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_store bigint;
BEGIN
	-- A payment, and what goes back of it, is of the first store of its order.
	IF tg_argv[0] = 'delivery' THEN
		of_store := new.store_id;
	ELSIF tg_argv[0] = 'payment' THEN
		SELECT min(s.store_id) INTO of_store FROM shipments s WHERE s.order_id = new.order_id;
	ELSE
		SELECT min(s.store_id) INTO of_store FROM payments p JOIN shipments s ON s.order_id = p.order_id
			WHERE p.id = new.payment_id;
	END IF;
	INSERT INTO unposted_events (kind, subject_id, store_id) VALUES (tg_argv[0], new.id, coalesce(of_store, 0))
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
CREATE TRIGGER shipments_delivered AFTER UPDATE OF status ON shipments FOR EACH ROW
	WHEN (new.status = 'delivered' AND old.status <> 'delivered') EXECUTE FUNCTION note_unposted_event('delivery');
CREATE TRIGGER shipments_inserted_delivered AFTER INSERT ON shipments FOR EACH ROW
	WHEN (new.status = 'delivered') EXECUTE FUNCTION note_unposted_event('delivery');
CREATE TRIGGER payments_captured AFTER UPDATE OF captured ON payments FOR EACH ROW
	WHEN (new.captured AND NOT old.captured) EXECUTE FUNCTION note_unposted_event('payment');
CREATE TRIGGER payments_inserted_captured AFTER INSERT ON payments FOR EACH ROW
	WHEN (new.captured) EXECUTE FUNCTION note_unposted_event('payment');
CREATE TRIGGER refunds_processed AFTER UPDATE OF status ON refunds FOR EACH ROW
	WHEN (new.status = 'processed' AND old.status <> 'processed') EXECUTE FUNCTION note_unposted_event('refund');
CREATE TRIGGER refunds_inserted_processed AFTER INSERT ON refunds FOR EACH ROW
	WHEN (new.status = 'processed') EXECUTE FUNCTION note_unposted_event('refund');
CREATE TRIGGER refund_offsets_noted AFTER INSERT ON refund_offsets FOR EACH ROW
  EXECUTE FUNCTION note_unposted_event('offset');

-- The ledger takes no adjustment of a store above the limit that no second operator has approved.
CREATE FUNCTION check_adjustment_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named text;
BEGIN
  SELECT reference INTO named FROM ledger_transactions WHERE id = new.transaction_id;
  IF named LIKE 'adjustment:%' AND abs(new.amount) > operator_limit('adjust_alone') AND NOT EXISTS (
      SELECT 1 FROM store_adjustments a WHERE 'adjustment:' || a.key = named
        AND a.store_id = new.store_id AND a.amount = new.amount
        AND (NOT a.needs_approval OR a.decision = 'approved')) THEN
    RAISE EXCEPTION 'an adjustment above the limit needs a second operator'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'store_adjustments_second_operator';
  END IF;
  RETURN new;
END $$;
CREATE TRIGGER ledger_entries_adjustments BEFORE INSERT ON ledger_entries FOR EACH ROW
  WHEN (new.account = 'adjustments' AND new.store_id IS NOT NULL) EXECUTE FUNCTION check_adjustment_entry();
