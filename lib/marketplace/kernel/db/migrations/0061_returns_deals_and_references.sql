CREATE TABLE "job_faults" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_faults_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job" text NOT NULL,
	"subject" text NOT NULL,
	"fault" text NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"try_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_faults_tries" CHECK ("job_faults"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bank_references" (
	"reference" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "returned_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returned_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"paid_reference" text NOT NULL,
	"return_reference" text NOT NULL,
	"reason" text NOT NULL,
	"returned_on" date NOT NULL,
	"operator_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "returns_shipping_once";--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "disputed_by" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "handed_over_carrier" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "handed_over_awb" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "replacement_reserved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "awaiting_stock_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "returned_payments" ADD CONSTRAINT "returned_payments_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_faults_key" ON "job_faults" USING btree ("job","subject");--> statement-breakpoint
CREATE INDEX "job_faults_try_idx" ON "job_faults" USING btree ("try_at");--> statement-breakpoint
CREATE INDEX "returned_payments_subject_idx" ON "returned_payments" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "returns_awb_key" ON "returns" USING btree ("handed_over_carrier","handed_over_awb") WHERE "returns"."handed_over_awb" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "returns_shipping_once" ON "returns" USING btree ("shipment_id") WHERE "returns"."shipping" > 0 and "returns"."status" not in ('refused', 'sent_back', 'lapsed');--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_hand_over" CHECK (("returns"."handed_over_carrier" is null) = ("returns"."handed_over_awb" is null)
        and ("returns"."handed_over_at" is not null or "returns"."handed_over_awb" is null));--> statement-breakpoint
-- What is under way gets its clock now; replacements were taken from stock when a return was accepted.
UPDATE "returns" SET "due_at" = now() + CASE "status" WHEN 'accepted' THEN interval '14 days'
	WHEN 'picked_up' THEN interval '10 days' WHEN 'disputed' THEN interval '15 days' ELSE interval '7 days' END
	WHERE "due_at" IS NULL AND "refunded_at" IS NULL AND "status" IN ('accepted', 'picked_up', 'disputed', 'exchanged');
--> statement-breakpoint
UPDATE "returns" SET "replacement_reserved" = true WHERE "kind" = 'exchange' AND "status" IN ('accepted', 'picked_up', 'received');
--> statement-breakpoint
UPDATE "returns" SET "disputed_by" = 'shopper' WHERE "disputed_at" IS NOT NULL;
--> statement-breakpoint
-- The struck-through price was charged for more than 15 of the last 30 days, on the last day of the deal too; deals do not count.
CREATE OR REPLACE FUNCTION "check_deal_is_honest"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- With those behind it, which it may leave with fewer.
	IF EXISTS (
		SELECT FROM flash_deals d
		WHERE d.product_id = new.product_id
			AND d.ends_at >= new.ends_at AND d.ends_at < new.ends_at + interval '60 days'
			AND (
				SELECT coalesce(sum(extract(epoch FROM upper(span) - lower(span))), 0)
				FROM unnest(full_price_times(d.product_id)
					* tstzmultirange(tstzrange(least(d.ends_at - interval '30 days', d.starts_at), d.starts_at))) span
			) <= 15 * 86400
	) THEN
		RAISE EXCEPTION 'the price of product % was not charged for the larger part of the last 30 days', new.product_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'flash_deals_honest';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A price is not raised under a deal that runs, or begins before the raised price has been charged for so long.
CREATE OR REPLACE FUNCTION "check_raised_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM flash_deals
		WHERE product_id = new.id AND ends_at > now() AND starts_at <= now() + interval '15 days'
	) THEN
		RAISE EXCEPTION 'the price of product % cannot be raised under its deal', new.id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'flash_deals_honest';
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
-- Of one bank reference only one payment may speak; what came back keeps its own.
CREATE FUNCTION "bank_reference_once"("given" text, "of_kind" text, "of_subject" bigint) RETURNS void LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE FUNCTION "note_bank_reference"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM bank_reference_once(to_jsonb(new)->>tg_argv[0], tg_argv[1], coalesce(to_jsonb(new)->>'id', '0')::bigint);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "settlements_reference" AFTER INSERT OR UPDATE OF "utr" ON "settlements"
	FOR EACH ROW WHEN (new.utr IS NOT NULL) EXECUTE FUNCTION "note_bank_reference"('utr', 'settlement');
--> statement-breakpoint
CREATE TRIGGER "returns_reference" AFTER INSERT OR UPDATE OF "paid_reference" ON "returns"
	FOR EACH ROW WHEN (new.paid_reference IS NOT NULL) EXECUTE FUNCTION "note_bank_reference"('paid_reference', 'return');
--> statement-breakpoint
CREATE TRIGGER "refund_requests_reference" AFTER INSERT OR UPDATE OF "paid_reference" ON "refund_requests"
	FOR EACH ROW WHEN (new.paid_reference IS NOT NULL) EXECUTE FUNCTION "note_bank_reference"('paid_reference', 'refund');
--> statement-breakpoint
CREATE TRIGGER "returned_payments_reference" AFTER INSERT ON "returned_payments"
	FOR EACH ROW EXECUTE FUNCTION "note_bank_reference"('return_reference', 'came_back');
--> statement-breakpoint
-- What was noted until now; of several under one reference the first counts.
INSERT INTO "bank_references" ("reference", "kind", "subject_id")
	SELECT upper(regexp_replace(utr, '[^A-Za-z0-9]', '', 'g')), 'settlement', id FROM settlements WHERE utr IS NOT NULL
	UNION ALL SELECT upper(regexp_replace(paid_reference, '[^A-Za-z0-9]', '', 'g')), 'return', id FROM returns WHERE paid_reference IS NOT NULL
	UNION ALL SELECT upper(regexp_replace(paid_reference, '[^A-Za-z0-9]', '', 'g')), 'refund', id FROM refund_requests WHERE paid_reference IS NOT NULL
	ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE FUNCTION "parcel_key"("given" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT upper(regexp_replace(given, '[[:space:]_./-]+', '', 'g'))
$$;
--> statement-breakpoint
CREATE INDEX "shipments_parcel_idx" ON "shipments" (parcel_key("awb")) WHERE "awb" IS NOT NULL;
--> statement-breakpoint
-- One parcel is one shipment; carriers use their numbers again after months.
CREATE FUNCTION "check_awb_once"() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER "shipments_awb_once" BEFORE INSERT OR UPDATE OF "carrier", "awb" ON "shipments"
	FOR EACH ROW WHEN (new.awb IS NOT NULL) EXECUTE FUNCTION "check_awb_once"();
