CREATE TABLE "gst_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gst_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hsn_prefix" text NOT NULL,
	"value_from" bigint DEFAULT 0 NOT NULL,
	"value_to" bigint,
	"rate" integer NOT NULL,
	"holds_from" date NOT NULL,
	"holds_until" date,
	"notification" text DEFAULT '' NOT NULL,
	"operator_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gst_rates_prefix" CHECK ("gst_rates"."hsn_prefix" ~ '^[0-9]{0,8}$'),
	CONSTRAINT "gst_rates_rate" CHECK ("gst_rates"."rate" between 0 and 10000),
	CONSTRAINT "gst_rates_value" CHECK ("gst_rates"."value_from" >= 0 and "gst_rates"."value_to" > "gst_rates"."value_from"),
	CONSTRAINT "gst_rates_days" CHECK ("gst_rates"."holds_until" > "gst_rates"."holds_from")
);
--> statement-breakpoint
ALTER TABLE "categories" DROP CONSTRAINT "categories_gst_rate";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_gst_rate";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "own_gst_rate" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "gst_notification" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "gst_basis_points" integer;--> statement-breakpoint
UPDATE "order_items" SET "gst_basis_points" = "gst_rate" * 100;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "gst_basis_points" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "gst_source" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "parties" jsonb;--> statement-breakpoint
UPDATE "invoices" i SET "parties" = jsonb_build_object('billing', o."billing_address", 'shipping', o."shipping_address")
	FROM "shipments" s JOIN "orders" o ON o."id" = s."order_id" WHERE s."id" = i."shipment_id";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "parties" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gst_rates" ADD CONSTRAINT "gst_rates_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gst_rates_key" ON "gst_rates" USING btree ("hsn_prefix","holds_from","value_from");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_own_gst_rate" CHECK (("products"."own_gst_rate" is null) = ("products"."gst_notification" is null)
        and "products"."own_gst_rate" between 0 and 10000 and "products"."gst_notification" <> '');--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_gst" CHECK ("order_items"."gst_basis_points" between 0 and 10000);--> statement-breakpoint
INSERT INTO "gst_rates" ("hsn_prefix", "value_from", "value_to", "rate", "holds_from", "notification") VALUES
	('', 0, null, 1800, '2017-07-01', '1/2017-CTR'),
	('04', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('0401', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0602', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0603', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0701', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0702', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0703', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0704', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0705', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0706', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0707', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0708', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0709', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0711', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('0712', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('0713', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('08', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('09', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('10', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('11', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('12', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('1209', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('13', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('15', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('16', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('17', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('18', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('19', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('20', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('21', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('21069020', 0, null, 4000, '2025-09-22', '9/2025-CTR'),
	('2201', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('220210', 0, null, 4000, '2025-09-22', '9/2025-CTR'),
	('220299', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('2209', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('24', 0, null, 4000, '2025-09-22', '9/2025-CTR'),
	('2501', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('30', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('3101', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('31010099', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('33049110', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('33049120', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('3305', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('330520', 0, null, 1800, '2025-09-22', '9/2025-CTR'),
	('330530', 0, null, 1800, '2025-09-22', '9/2025-CTR'),
	('33059040', 0, null, 1800, '2025-09-22', '9/2025-CTR'),
	('33059050', 0, null, 1800, '2025-09-22', '9/2025-CTR'),
	('3306', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('330710', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('330741', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('34011', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('3406', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('3605', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('401150', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('4014', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('42022220', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('42022230', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('4414', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('4419', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('4420', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('46', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('48202000', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('4901', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('4902', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('4905', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('4908', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('50', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('51', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('52', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('53', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('54', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('55', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('56', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('57', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('58', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('59', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('60', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('61', 0, 250000, 500, '2025-09-22', '9/2025-CTR'),
	('61', 250000, null, 1800, '2025-09-22', '9/2025-CTR'),
	('62', 0, 250000, 500, '2025-09-22', '9/2025-CTR'),
	('62', 250000, null, 1800, '2025-09-22', '9/2025-CTR'),
	('63', 0, 250000, 500, '2025-09-22', '9/2025-CTR'),
	('63', 250000, null, 1800, '2025-09-22', '9/2025-CTR'),
	('64', 0, 250000, 500, '2025-09-22', '9/2025-CTR'),
	('64', 250000, null, 1800, '2025-09-22', '9/2025-CTR'),
	('6501', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('6502', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('6504', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('6505', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('6601', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('6602', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('6702', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('6802', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('6911', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('6912', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('69120040', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('6913', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('70181010', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('71', 0, null, 300, '2025-09-22', '9/2025-CTR'),
	('7102', 0, null, 150, '2025-09-22', '9/2025-CTR'),
	('710210', 0, null, 25, '2025-09-22', '9/2025-CTR'),
	('710221', 0, null, 25, '2025-09-22', '9/2025-CTR'),
	('710231', 0, null, 25, '2025-09-22', '9/2025-CTR'),
	('7103', 0, null, 25, '2025-09-22', '9/2025-CTR'),
	('7104', 0, null, 25, '2025-09-22', '9/2025-CTR'),
	('7117', 0, null, 300, '2025-09-22', '9/2025-CTR'),
	('7321', 0, null, 1800, '2025-09-22', '9/2025-CTR'),
	('7323', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('7418', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('74198030', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('7615', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('8201', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('82141010', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('8306', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('8419', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('8424', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('8541', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('8712', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('8714', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('871410', 0, null, 1800, '2025-09-22', '9/2025-CTR'),
	('8715', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9001', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9003', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9017', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9018', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9019', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9020', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9021', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9022', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9025', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('940152', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('940153', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('940382', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('940383', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9404', 0, 250000, 500, '2025-09-22', '9/2025-CTR'),
	('9404', 250000, null, 1800, '2025-09-22', '9/2025-CTR'),
	('940550', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9503', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('95030030', 0, null, 1800, '2025-09-22', '9/2025-CTR'),
	('9504', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('950450', 0, null, 1800, '2025-09-22', '9/2025-CTR'),
	('9506', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('950691', 0, null, 1800, '2025-09-22', '9/2025-CTR'),
	('9507', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('960321', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9609', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('9615', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9619', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('96190010', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('96190020', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('97', 0, null, 500, '2025-09-22', '9/2025-CTR');--> statement-breakpoint
CREATE FUNCTION "gst_bands"(hsn text, day date) RETURNS jsonb LANGUAGE sql STABLE AS $$
	SELECT coalesce(jsonb_agg(jsonb_build_object('upTo', g.value_to, 'rate', g.rate) ORDER BY g.value_from), '[]')
	FROM gst_rates g
	WHERE (g.hsn_prefix, g.holds_from) = (
		SELECT r.hsn_prefix, r.holds_from FROM gst_rates r
		WHERE left(hsn, length(r.hsn_prefix)) = r.hsn_prefix AND r.holds_from <= day AND coalesce(r.holds_until > day, true)
		ORDER BY length(r.hsn_prefix) DESC, r.holds_from DESC LIMIT 1)
$$;--> statement-breakpoint
CREATE FUNCTION "gst_rate_at"(bands jsonb, total bigint, quantity integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(
		(SELECT (b->>'rate')::integer FROM jsonb_array_elements(bands) WITH ORDINALITY AS each(b, n)
			WHERE b->>'upTo' IS NULL
				OR total::numeric * 10000 <= (b->>'upTo')::numeric * (10000 + (b->>'rate')::integer) * quantity
			ORDER BY n LIMIT 1),
		(bands->-1->>'rate')::integer, 1800)
$$;--> statement-breakpoint
CREATE FUNCTION "gst_taxable"(total bigint, basis_points integer, is_intra_state boolean) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN is_intra_state
		THEN total - 2 * ((total * basis_points + (10000 + basis_points)) / (2 * (10000 + basis_points)))
		ELSE total - (2 * total * basis_points + (10000 + basis_points)) / (2 * (10000 + basis_points)) END
$$;--> statement-breakpoint
CREATE VIEW "shipment_lines" AS
	WITH goods AS (
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
	ORDER BY g.shipment_id, g.total DESC, g.id);--> statement-breakpoint
CREATE FUNCTION "keep_gst_rates"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	today date := (now() AT TIME ZONE 'Asia/Kolkata')::date;
BEGIN
	IF TG_OP = 'UPDATE' OR (TG_OP = 'DELETE' AND old.holds_from <= today) OR (TG_OP = 'INSERT' AND new.holds_from <= today) THEN
		RAISE EXCEPTION 'a GST rate changes from a day to come' USING ERRCODE = 'check_violation', CONSTRAINT = 'gst_rates_to_come';
	END IF;
	IF TG_OP = 'DELETE' THEN RETURN old; END IF;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER "gst_rates_to_come" BEFORE INSERT OR UPDATE OR DELETE ON "gst_rates" FOR EACH ROW EXECUTE FUNCTION "keep_gst_rates"();--> statement-breakpoint
CREATE FUNCTION "fill_gst_rate"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		RAISE EXCEPTION 'the GST rate of an order line is frozen' USING ERRCODE = 'check_violation', CONSTRAINT = 'order_items_gst_frozen';
	END IF;
	IF new.gst_basis_points IS NULL THEN new.gst_basis_points := new.gst_rate * 100;
	ELSE new.gst_rate := new.gst_basis_points / 100; END IF;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_items_gst_rate" BEFORE INSERT ON "order_items" FOR EACH ROW EXECUTE FUNCTION "fill_gst_rate"();--> statement-breakpoint
CREATE TRIGGER "order_items_gst_frozen" BEFORE UPDATE ON "order_items" FOR EACH ROW
	WHEN ((old.gst_rate, old.gst_basis_points) IS DISTINCT FROM (new.gst_rate, new.gst_basis_points)) EXECUTE FUNCTION "fill_gst_rate"();--> statement-breakpoint
CREATE FUNCTION "fill_invoice_parties"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new.parties IS NULL THEN
		SELECT jsonb_build_object('billing', o.billing_address, 'shipping', o.shipping_address) INTO new.parties
		FROM shipments s JOIN orders o ON o.id = s.order_id WHERE s.id = new.shipment_id;
	END IF;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoices_parties" BEFORE INSERT ON "invoices" FOR EACH ROW EXECUTE FUNCTION "fill_invoice_parties"();--> statement-breakpoint
CREATE FUNCTION "keep_tax_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'an issued tax document does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'tax_document_issued';
END $$;--> statement-breakpoint
CREATE TRIGGER "invoices_issued" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "keep_tax_document"();--> statement-breakpoint
CREATE TRIGGER "credit_notes_issued" BEFORE UPDATE OR DELETE ON "credit_notes" FOR EACH ROW EXECUTE FUNCTION "keep_tax_document"();
