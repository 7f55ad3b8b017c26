-- Refunds that operators ask for.

-- Sums of an order count together, so that nobody divides a refund to stay below the limit.
CREATE FUNCTION check_refund_request() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  alone bigint;
BEGIN
  IF tg_op = 'DELETE' THEN
    RAISE EXCEPTION 'refund requests are kept' USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_requests_kept';
  END IF;
  IF tg_op = 'INSERT' THEN
    SELECT coalesce(sum(amount), 0) INTO alone FROM refund_requests
      WHERE order_id = new.order_id AND NOT needs_approval AND decision IS DISTINCT FROM 'refused';
    new.needs_approval := alone + new.amount > operator_limit('refund_alone');
    RETURN new;
  END IF;
  IF (new.order_id, new.payment_id, new.amount, new.reason, new.requested_by, new.needs_approval, new.created_at)
      IS DISTINCT FROM (old.order_id, old.payment_id, old.amount, old.reason, old.requested_by, old.needs_approval, old.created_at)
    OR (old.decision IS NOT NULL AND (new.decision, new.decided_by, new.decided_at)
      IS DISTINCT FROM (old.decision, old.decided_by, old.decided_at))
    OR (old.refund_id IS NOT NULL AND new.refund_id IS DISTINCT FROM old.refund_id) THEN
    RAISE EXCEPTION 'a refund request stays as it is' USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_requests_kept';
  END IF;
  IF new.decision = 'approved' AND old.decision IS NULL
    AND NOT may_be_second(new.requested_by, new.decided_by, new.created_at) THEN
    RAISE EXCEPTION 'a refund needs a second operator' USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_requests_second_operator';
  END IF;
  RETURN new;
END $$;
CREATE TRIGGER refund_requests_are_checked BEFORE INSERT OR UPDATE OR DELETE ON refund_requests
  FOR EACH ROW EXECUTE FUNCTION check_refund_request();
