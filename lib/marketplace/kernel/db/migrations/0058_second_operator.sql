CREATE TABLE "store_adjustments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_adjustments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"requested_by" bigint,
	"needs_approval" boolean DEFAULT true NOT NULL,
	"decision" text,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"decision_note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_adjustments_amount" CHECK ("store_adjustments"."amount" <> 0),
	CONSTRAINT "store_adjustments_decided" CHECK (("store_adjustments"."decision" is null) = ("store_adjustments"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "operator_log_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_log_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"log_id" bigint NOT NULL,
	"of_table" text NOT NULL,
	"row_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refund_requests" DROP CONSTRAINT "refund_requests_second_operator";--> statement-breakpoint
ALTER TABLE "operator_log" ALTER COLUMN "status" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_limits" ADD COLUMN "held_amount" bigint;--> statement-breakpoint
ALTER TABLE "operator_limits" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "exported_by" bigint;--> statement-breakpoint
ALTER TABLE "store_adjustments" ADD CONSTRAINT "store_adjustments_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_adjustments" ADD CONSTRAINT "store_adjustments_requested_by_operators_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_adjustments" ADD CONSTRAINT "store_adjustments_decided_by_operators_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_log_changes" ADD CONSTRAINT "operator_log_changes_log_id_operator_log_id_fk" FOREIGN KEY ("log_id") REFERENCES "public"."operator_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_adjustments_key" ON "store_adjustments" USING btree ("key");--> statement-breakpoint
CREATE INDEX "store_adjustments_store_idx" ON "store_adjustments" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "store_adjustments_by_idx" ON "store_adjustments" USING btree ("requested_by","created_at");--> statement-breakpoint
CREATE INDEX "store_adjustments_open_idx" ON "store_adjustments" USING btree ("id") WHERE "store_adjustments"."needs_approval" and "store_adjustments"."decision" is null;--> statement-breakpoint
CREATE INDEX "operator_log_changes_log_idx" ON "operator_log_changes" USING btree ("log_id","id");--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_exported_by_operators_id_fk" FOREIGN KEY ("exported_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_second_operator" CHECK ("refund_requests"."decision" is distinct from 'approved' or "refund_requests"."decided_by" is not null);--> statement-breakpoint
-- A line of the operators' log is written before the write it is about, and is given the answer once, afterwards.
DROP TRIGGER operator_log_is_append_only ON operator_log;
--> statement-breakpoint
CREATE TRIGGER operator_log_is_append_only BEFORE DELETE OR TRUNCATE ON operator_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION "keep_operator_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.status IS NOT NULL OR new.status IS NULL
    OR to_jsonb(new) - 'status' IS DISTINCT FROM to_jsonb(old) - 'status' THEN
    RAISE EXCEPTION 'operator_log is append-only';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER operator_log_takes_its_answer BEFORE UPDATE ON operator_log
  FOR EACH ROW EXECUTE FUNCTION "keep_operator_log"();
--> statement-breakpoint
CREATE TRIGGER operator_log_changes_are_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_log_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What a row was and what it became, in the transaction of an operator's write: `market.operator_log` names its line.
CREATE FUNCTION "log_operator_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line bigint := current_setting('market.operator_log')::bigint;
  noted int := coalesce(nullif(current_setting('market.operator_log_noted', true), ''), '0')::int;
  was jsonb := CASE WHEN tg_op = 'INSERT' THEN '{}'::jsonb ELSE to_jsonb(old) END;
  is_now jsonb := CASE WHEN tg_op = 'DELETE' THEN '{}'::jsonb ELSE to_jsonb(new) END;
  subject text := coalesce(is_now ->> 'id', was ->> 'id', is_now ->> 'name', is_now ->> 'group', '');
BEGIN
  IF noted >= 100 THEN RETURN NULL; END IF;
  IF tg_table_name = 'setting_versions' THEN
    SELECT coalesce((SELECT jsonb_build_object('value', value) FROM setting_versions v
      WHERE v."group" = new."group" AND v.id < new.id ORDER BY v.id DESC LIMIT 1), '{}'::jsonb) INTO was;
    is_now := jsonb_build_object('value', new.value, 'note', new.note);
    subject := new."group";
  END IF;
  SELECT coalesce(jsonb_object_agg(key, seen) FILTER (WHERE side = 'was'), '{}'::jsonb),
      coalesce(jsonb_object_agg(key, seen) FILTER (WHERE side = 'now'), '{}'::jsonb)
    INTO was, is_now
    FROM (
      SELECT side, key, CASE
          WHEN key ~ '(password|hash|secret|token|totp|account_number|pay_to|^account$)' THEN '"…"'::jsonb
          WHEN length(value::text) > 4000 THEN to_jsonb(left(value::text, 4000) || '…')
          ELSE value END AS seen
      FROM (SELECT 'was' AS side, key, value FROM jsonb_each(was)
        UNION ALL SELECT 'now', key, value FROM jsonb_each(is_now)) both_sides
      WHERE was -> key IS DISTINCT FROM is_now -> key AND value <> 'null'::jsonb AND key NOT IN ('last_totp_step', 'updated_at')
    ) changed;
  IF was = '{}'::jsonb AND is_now = '{}'::jsonb THEN RETURN NULL; END IF;
  INSERT INTO operator_log_changes (log_id, of_table, row_id, before, after)
    VALUES (line, tg_table_name, subject, was, is_now);
  PERFORM set_config('market.operator_log_noted', (noted + 1)::text, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  each text;
BEGIN
  FOREACH each IN ARRAY ARRAY['operators', 'operator_limits', 'setting_versions', 'commission_rates', 'settlements',
    'store_adjustments', 'refund_requests', 'order_notes', 'stores',
    'listings', 'categories', 'category_translations', 'brands', 'coupons', 'deals', 'banners',
    'home_sections', 'home_picks', 'content_versions', 'search_synonyms', 'search_boosts',
    'review_reports', 'product_questions', 'support_templates']
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
      WHEN (coalesce(current_setting(''market.operator_log'', true), '''') <> '''')
      EXECUTE FUNCTION "log_operator_change"()', each || '_operator_log', each);
  END LOOP;
END $$;
--> statement-breakpoint
-- Who stands behind an account: whoever made it, reset it or changed its role within three days, and those behind them.
CREATE FUNCTION "operators_behind"(account bigint) RETURNS SETOF bigint LANGUAGE sql STABLE AS $$
  WITH RECURSIVE behind(id) AS (
    SELECT account
    UNION
    SELECT o.access_given_by FROM behind b JOIN operators o ON o.id = b.id
    WHERE o.access_given_by IS NOT NULL AND o.access_given_at > now() - interval '3 days'
  ) SELECT id FROM behind $$;
--> statement-breakpoint
-- Whether somebody else handles money. A colleague counts while not removed, whether or not they can sign in at the
-- moment, and for three days after a removal or another role.
CREATE FUNCTION "operator_has_colleague"(account bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM operators o WHERE o.id <> account
    AND (o.removed_at IS NULL OR o.removed_at > now() - interval '3 days')
    AND (o.role IN ('owner', 'finance')
      OR (o.access_given_at > now() - interval '3 days' AND o.access_given_at > o.created_at))) $$;
--> statement-breakpoint
-- Whether `second` is a second pair of eyes for what `maker` asked for. Where nobody else handles money, the maker is,
-- a day later.
CREATE FUNCTION "may_be_second"(maker bigint, second bigint, asked_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM operators o
      WHERE o.id = second AND o.removed_at IS NULL AND o.role IN ('owner', 'finance'))
    AND CASE
      WHEN maker IS NULL THEN true
      WHEN maker = second THEN NOT operator_has_colleague(maker) AND asked_at <= now() - interval '1 day'
      ELSE NOT EXISTS (SELECT operators_behind(maker) INTERSECT SELECT operators_behind(second))
    END $$;
--> statement-breakpoint
-- Paise up to which an operator acts alone: a raised sum holds a day later.
CREATE FUNCTION "operator_limit"(which text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN held_until > now() THEN least(amount, held_amount) ELSE amount END
  FROM operator_limits WHERE name = which $$;
--> statement-breakpoint
CREATE FUNCTION "hold_raised_limit"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  holds bigint := CASE WHEN old.held_until > now() THEN least(old.amount, old.held_amount) ELSE old.amount END;
BEGIN
  IF new.amount > holds THEN
    new.held_amount := holds;
    new.held_until := now() + interval '1 day';
  ELSE
    new.held_amount := NULL;
    new.held_until := NULL;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "operator_limits_hold" BEFORE UPDATE OF amount ON "operator_limits"
  FOR EACH ROW EXECUTE FUNCTION "hold_raised_limit"();
--> statement-breakpoint
INSERT INTO "operator_limits" ("name", "amount") VALUES ('adjust_alone', 500000);
--> statement-breakpoint
-- What one operator adjusted alone within seven days counts together, so that nobody divides a sum.
CREATE FUNCTION "check_store_adjustment"() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER "store_adjustments_are_checked" BEFORE INSERT OR UPDATE OR DELETE ON "store_adjustments"
  FOR EACH ROW EXECUTE FUNCTION "check_store_adjustment"();
--> statement-breakpoint
-- The ledger takes no adjustment of a store above the limit that no second operator has approved.
CREATE FUNCTION "check_adjustment_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_adjustments" BEFORE INSERT ON "ledger_entries" FOR EACH ROW
  WHEN (new.account = 'adjustments' AND new.store_id IS NOT NULL) EXECUTE FUNCTION "check_adjustment_entry"();
--> statement-breakpoint
-- As before, with a raised limit that holds a day later, and by `may_be_second`.
CREATE OR REPLACE FUNCTION "check_refund_request"() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
-- Whoever approved a settlement does not also send its money while somebody else handles money.
CREATE FUNCTION "may_pay_settlement"(approver bigint, payer bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN payer IS NULL OR approver IS NULL THEN true
    WHEN approver = payer THEN NOT operator_has_colleague(payer)
    ELSE NOT EXISTS (SELECT operators_behind(approver) INTERSECT SELECT operators_behind(payer))
  END $$;
--> statement-breakpoint
CREATE FUNCTION "check_settlement_payer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT may_pay_settlement(new.approved_by, new.exported_by) THEN
    RAISE EXCEPTION 'a settlement is paid by another operator than who approved it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'settlements_second_operator';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "settlements_payer" BEFORE UPDATE OF "status" ON "settlements" FOR EACH ROW
  WHEN (new.status = 'exported' AND old.status <> 'exported') EXECUTE FUNCTION "check_settlement_payer"();
--> statement-breakpoint
CREATE FUNCTION "check_payout_payer"() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER "payout_attempts_payer" BEFORE INSERT ON "payout_attempts" FOR EACH ROW
  EXECUTE FUNCTION "check_payout_payer"();
