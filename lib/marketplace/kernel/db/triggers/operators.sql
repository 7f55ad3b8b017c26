-- The operators' log and other records that only grow; the rule of two.

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END;
$$;
CREATE TRIGGER operator_log_is_append_only BEFORE DELETE OR TRUNCATE ON operator_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER operator_log_changes_are_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_log_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_notes_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_notes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER setting_versions_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON setting_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER content_versions_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON content_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cash_receipts_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_receipts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION keep_operator_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.status IS NOT NULL OR new.status IS NULL
    OR to_jsonb(new) - 'status' IS DISTINCT FROM to_jsonb(old) - 'status' THEN
    RAISE EXCEPTION 'operator_log is append-only';
  END IF;
  RETURN new;
END $$;
CREATE TRIGGER operator_log_takes_its_answer BEFORE UPDATE ON operator_log
  FOR EACH ROW EXECUTE FUNCTION keep_operator_log();

-- What a row was and what it became, in the transaction of an operator's write: `market.operator_log` names its line.
CREATE FUNCTION log_operator_change() RETURNS trigger LANGUAGE plpgsql AS $$
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

DO $$
DECLARE
  each text;
BEGIN
  FOREACH each IN ARRAY ARRAY['operators', 'operator_limits', 'setting_versions', 'commission_rates', 'settlements',
    'store_adjustments', 'refund_requests', 'order_notes', 'stores',
    'listings', 'categories', 'category_translations', 'brands', 'coupons', 'deals', 'banners',
    'home_sections', 'home_picks', 'content_versions', 'search_synonyms', 'search_boosts',
    'review_reports', 'product_questions', 'support_templates', 'sms_templates']
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
      WHEN (coalesce(current_setting(''market.operator_log'', true), '''') <> '''')
      EXECUTE FUNCTION "log_operator_change"()', each || '_operator_log', each);
  END LOOP;
END $$;

-- Who stands behind an account: whoever made it, reset it or changed its role within three days, and those behind them.
CREATE FUNCTION operators_behind(account bigint) RETURNS SETOF bigint LANGUAGE sql STABLE AS $$
  WITH RECURSIVE behind(id) AS (
    SELECT account
    UNION
    SELECT o.access_given_by FROM behind b JOIN operators o ON o.id = b.id
    WHERE o.access_given_by IS NOT NULL AND o.access_given_at > now() - interval '3 days'
  ) SELECT id FROM behind $$;

-- Whether somebody else handles money. A colleague counts while not removed, whether or not they can sign in at the
-- moment, and for three days after a removal or another role.
CREATE FUNCTION operator_has_colleague(account bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM operators o WHERE o.id <> account
    AND (o.removed_at IS NULL OR o.removed_at > now() - interval '3 days')
    AND (o.role IN ('owner', 'finance')
      OR (o.access_given_at > now() - interval '3 days' AND o.access_given_at > o.created_at))) $$;

-- Whether `second` is a second pair of eyes for what `maker` asked for. Where nobody else handles money, the maker is,
-- a day later.
CREATE FUNCTION may_be_second(maker bigint, second bigint, asked_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM operators o
      WHERE o.id = second AND o.removed_at IS NULL AND o.role IN ('owner', 'finance'))
    AND CASE
      WHEN maker IS NULL THEN true
      WHEN maker = second THEN NOT operator_has_colleague(maker) AND asked_at <= now() - interval '1 day'
      ELSE NOT EXISTS (SELECT operators_behind(maker) INTERSECT SELECT operators_behind(second))
    END $$;

-- Paise up to which an operator acts alone: a raised sum holds a day later.
CREATE FUNCTION operator_limit(which text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN held_until > now() THEN least(amount, held_amount) ELSE amount END
  FROM operator_limits WHERE name = which $$;

CREATE FUNCTION hold_raised_limit() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER operator_limits_hold BEFORE UPDATE OF amount ON operator_limits
  FOR EACH ROW EXECUTE FUNCTION hold_raised_limit();
