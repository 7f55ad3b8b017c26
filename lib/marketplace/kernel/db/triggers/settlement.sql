-- Settlements, payouts and bank references.

-- What one operator adjusted alone within seven days counts together, so that nobody divides a sum.
CREATE FUNCTION check_store_adjustment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  alone bigint;
BEGIN
  IF tg_op = 'DELETE' THEN
    RAISE EXCEPTION 'adjustments are kept' USING ERRCODE = 'check_violation', CONSTRAINT = 'store_adjustments_kept';
  END IF;
  IF tg_op = 'INSERT' THEN
    PERFORM 1 FROM operator_limits WHERE name = 'adjust_alone' FOR UPDATE;
    SELECT coalesce(sum(abs(amount)), 0) INTO alone FROM store_adjustments
      WHERE requested_by IS NOT DISTINCT FROM new.requested_by AND NOT needs_approval
        AND created_at > now() - interval '7 days';
    new.needs_approval := alone + abs(new.amount) > operator_limit('adjust_alone');
    RETURN new;
  END IF;
  IF to_jsonb(new) - '{decision,decided_by,decided_at,decision_note}'::text[]
      IS DISTINCT FROM to_jsonb(old) - '{decision,decided_by,decided_at,decision_note}'::text[]
    OR old.decision IS NOT NULL OR NOT old.needs_approval THEN
    RAISE EXCEPTION 'an adjustment stays as it is' USING ERRCODE = 'check_violation', CONSTRAINT = 'store_adjustments_kept';
  END IF;
  IF new.decision = 'approved' AND NOT may_be_second(new.requested_by, new.decided_by, new.created_at) THEN
    RAISE EXCEPTION 'an adjustment needs a second operator'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'store_adjustments_second_operator';
  END IF;
  RETURN new;
END $$;
CREATE TRIGGER store_adjustments_are_checked BEFORE INSERT OR UPDATE OR DELETE ON store_adjustments
  FOR EACH ROW EXECUTE FUNCTION check_store_adjustment();

-- Whoever approved a settlement does not also send its money while somebody else handles money.
CREATE FUNCTION may_pay_settlement(approver bigint, payer bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN payer IS NULL OR approver IS NULL THEN true
    WHEN approver = payer THEN NOT operator_has_colleague(payer)
    ELSE NOT EXISTS (SELECT operators_behind(approver) INTERSECT SELECT operators_behind(payer))
  END $$;

CREATE FUNCTION check_settlement_payer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT may_pay_settlement(new.approved_by, new.exported_by) THEN
    RAISE EXCEPTION 'a settlement is paid by another operator than who approved it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'settlements_second_operator';
  END IF;
  RETURN new;
END $$;
CREATE TRIGGER settlements_payer BEFORE UPDATE OF status ON settlements FOR EACH ROW
  WHEN (new.status = 'exported' AND old.status <> 'exported') EXECUTE FUNCTION check_settlement_payer();

CREATE FUNCTION check_payout_payer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  approver bigint;
BEGIN
  SELECT approved_by INTO approver FROM settlements WHERE id = new.settlement_id;
  IF NOT may_pay_settlement(approver, new.requested_by) THEN
    RAISE EXCEPTION 'a settlement is paid by another operator than who approved it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'settlements_second_operator';
  END IF;
  RETURN new;
END $$;
CREATE TRIGGER payout_attempts_payer BEFORE INSERT ON payout_attempts FOR EACH ROW
  EXECUTE FUNCTION check_payout_payer();

-- Of one bank reference only one payment may speak; what came back keeps its own.
CREATE FUNCTION bank_reference_once(given text, of_kind text, of_subject bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	normal text := upper(regexp_replace(given, '[^A-Za-z0-9]', '', 'g'));
BEGIN
	INSERT INTO bank_references (reference, kind, subject_id) VALUES (normal, of_kind, of_subject) ON CONFLICT DO NOTHING;
	IF NOT EXISTS (SELECT FROM bank_references WHERE reference = normal AND kind = of_kind AND subject_id = of_subject)
		OR EXISTS (SELECT FROM returned_payments WHERE kind = of_kind AND subject_id = of_subject
			AND upper(regexp_replace(paid_reference, '[^A-Za-z0-9]', '', 'g')) = normal) THEN
		RAISE EXCEPTION 'the bank reference % is that of another payment', normal
			USING ERRCODE = 'check_violation', CONSTRAINT = 'bank_references_once';
	END IF;
END $$;

CREATE FUNCTION note_bank_reference() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM bank_reference_once(to_jsonb(new)->>tg_argv[0], tg_argv[1], coalesce(to_jsonb(new)->>'id', '0')::bigint);
	RETURN NULL;
END $$;
CREATE TRIGGER settlements_reference AFTER INSERT OR UPDATE OF utr ON settlements
	FOR EACH ROW WHEN (new.utr IS NOT NULL) EXECUTE FUNCTION note_bank_reference('utr', 'settlement');
CREATE TRIGGER returns_reference AFTER INSERT OR UPDATE OF paid_reference ON returns
	FOR EACH ROW WHEN (new.paid_reference IS NOT NULL) EXECUTE FUNCTION note_bank_reference('paid_reference', 'return');
CREATE TRIGGER refund_requests_reference AFTER INSERT OR UPDATE OF paid_reference ON refund_requests
	FOR EACH ROW WHEN (new.paid_reference IS NOT NULL) EXECUTE FUNCTION note_bank_reference('paid_reference', 'refund');
CREATE TRIGGER returned_payments_reference AFTER INSERT ON returned_payments
	FOR EACH ROW EXECUTE FUNCTION note_bank_reference('return_reference', 'came_back');

-- What was added up to a day, and what stores carry on from a closed month, is added up again once something is written
-- into it after all, or another rate of tax holds. Whoever keeps days and closes months waits for who does so
-- (modules/settlement/operator/tax-days.ts and tax-carry.ts).
CREATE FUNCTION forget_tax_closings() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER ledger_transactions_tax_closings AFTER INSERT ON ledger_transactions FOR EACH ROW
  WHEN (new.kind IN ('delivery', 'return')
    AND (new.at AT TIME ZONE 'Asia/Kolkata')::date <> (now() AT TIME ZONE 'Asia/Kolkata')::date)
  EXECUTE FUNCTION forget_tax_closings();
CREATE TRIGGER invoices_tax_closings AFTER INSERT ON invoices FOR EACH ROW
  WHEN ((new.issued_at AT TIME ZONE 'Asia/Kolkata')::date <> (now() AT TIME ZONE 'Asia/Kolkata')::date)
  EXECUTE FUNCTION forget_tax_closings();
CREATE TRIGGER credit_notes_tax_closings AFTER INSERT ON credit_notes FOR EACH ROW
  WHEN ((new.issued_at AT TIME ZONE 'Asia/Kolkata')::date <> (now() AT TIME ZONE 'Asia/Kolkata')::date)
  EXECUTE FUNCTION forget_tax_closings();
CREATE TRIGGER setting_versions_tax_closings AFTER INSERT ON setting_versions FOR EACH ROW
  WHEN (new."group" = 'taxes') EXECUTE FUNCTION forget_tax_closings();
