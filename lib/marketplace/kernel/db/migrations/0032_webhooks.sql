CREATE TABLE "webhook_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery_id" bigint NOT NULL,
	"status" integer,
	"fault" text,
	"milliseconds" integer NOT NULL,
	"answer" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_attempts_outcome" CHECK (num_nonnulls("webhook_attempts"."status", "webhook_attempts"."fault") = 1)
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"endpoint_id" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"is_replay" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_endpoints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_secret_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"disabled_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_endpoints_url" CHECK ("webhook_endpoints"."url" ~ '^https?://' and length("webhook_endpoints"."url") <= 500),
	CONSTRAINT "webhook_endpoints_events" CHECK (cardinality("webhook_endpoints"."events") > 0),
	CONSTRAINT "webhook_endpoints_disabled" CHECK (("webhook_endpoints"."disabled_at" is null) = ("webhook_endpoints"."disabled_by" is null)),
	CONSTRAINT "webhook_endpoints_former" CHECK (("webhook_endpoints"."former_secret" is null) = ("webhook_endpoints"."former_secret_until" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"store_id" bigint NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_attempts_delivery_idx" ON "webhook_attempts" USING btree ("delivery_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due_idx" ON "webhook_deliveries" USING btree ("endpoint_id","try_at") WHERE "webhook_deliveries"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_idx" ON "webhook_deliveries" USING btree ("endpoint_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_event_idx" ON "webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_store_idx" ON "webhook_endpoints" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "webhook_events_created_idx" ON "webhook_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_events_store_idx" ON "webhook_events" USING btree ("store_id");
--> statement-breakpoint
-- Notes an event for those endpoints of the store that want its type, as a part of what it tells of.
CREATE FUNCTION "note_webhook_event"(of_store bigint, event_type text, event_data jsonb, happened timestamp with time zone) RETURNS void LANGUAGE sql AS $$
	WITH wanting AS (
		SELECT id FROM webhook_endpoints
		WHERE store_id = of_store AND disabled_at IS NULL AND event_type = ANY (events)
	), noted AS (
		INSERT INTO webhook_events (store_id, type, data, at)
			SELECT of_store, event_type, event_data, happened WHERE EXISTS (SELECT 1 FROM wanting)
			RETURNING id
	)
	INSERT INTO webhook_deliveries (event_id, endpoint_id)
		SELECT noted.id, wanting.id FROM noted, wanting;
$$;
--> statement-breakpoint
CREATE FUNCTION "tell_of_shipment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	it record;
BEGIN
	SELECT s.store_id, s.is_replacement, o.number INTO it
		FROM shipments s JOIN orders o ON o.id = s.order_id WHERE s.id = new.shipment_id;
	IF NOT EXISTS (SELECT 1 FROM webhook_endpoints WHERE store_id = it.store_id AND disabled_at IS NULL) THEN
		RETURN NULL;
	END IF;
	-- An order that was never paid is none of the store's.
	IF new.status = 'pending_payment' OR (new.status = 'cancelled' AND NOT EXISTS (
		SELECT 1 FROM shipment_events
		WHERE shipment_id = new.shipment_id AND id <> new.id AND status <> 'pending_payment'
	)) THEN
		RETURN NULL;
	END IF;
	PERFORM note_webhook_event(
		it.store_id,
		CASE
			WHEN new.cancelled_pieces IS NOT NULL THEN 'shipment.items_cancelled'
			WHEN new.status = 'placed' THEN 'order.placed'
			ELSE 'shipment.' || new.status
		END,
		jsonb_build_object('order_number', it.number, 'shipment_id', new.shipment_id, 'status', new.status,
			'is_replacement', it.is_replacement)
			|| CASE WHEN new.cancelled_pieces IS NULL THEN '{}'
				ELSE jsonb_build_object('cancelled_quantities', new.cancelled_pieces) END,
		new.at
	);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "shipment_events_told" AFTER INSERT ON "shipment_events"
	FOR EACH ROW EXECUTE FUNCTION "tell_of_shipment"();
--> statement-breakpoint
CREATE FUNCTION "tell_of_return"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_webhook_event(
		r.store_id,
		'return.' || new.status,
		jsonb_build_object('return_id', r.id, 'return_number', r.number, 'order_number', o.number,
			'shipment_id', r.shipment_id, 'status', new.status),
		new.at
	) FROM returns r JOIN orders o ON o.id = r.order_id WHERE r.id = new.return_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "return_events_told" AFTER INSERT ON "return_events"
	FOR EACH ROW EXECUTE FUNCTION "tell_of_return"();
--> statement-breakpoint
CREATE FUNCTION "tell_of_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_webhook_event(
		m.store_id,
		'stock.changed',
		jsonb_build_object('sku', p.sku, 'product_id', p.id, 'stock', p.stock, 'delta', m.delta, 'kind', m.kind),
		m.at
	) FROM added m JOIN products p ON p.id = m.product_id
		WHERE EXISTS (SELECT 1 FROM webhook_endpoints e WHERE e.store_id = m.store_id AND e.disabled_at IS NULL);
	PERFORM note_webhook_event(
		s.id,
		'stock.low',
		jsonb_build_object('sku', p.sku, 'product_id', p.id, 'stock', p.stock, 'threshold', s.low_stock_threshold),
		m.at
	) FROM (SELECT product_id, sum(delta) AS delta, max(at) AS at FROM added WHERE kind <> 'opening' GROUP BY 1) m
		JOIN products p ON p.id = m.product_id JOIN stores s ON s.id = p.store_id
		WHERE p.stock <= s.low_stock_threshold AND p.stock - m.delta > s.low_stock_threshold;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- After "stock_movements_apply", which triggers of a table run before by name: the stock is the new one.
CREATE TRIGGER "stock_movements_told" AFTER INSERT ON "stock_movements"
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_stock"();
--> statement-breakpoint
CREATE FUNCTION "tell_of_decision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_webhook_event(
		l.store_id,
		'listing.' || new.kind,
		jsonb_build_object('listing_id', l.id, 'code', l.code, 'status', l.status),
		new.created_at
	) FROM listings l WHERE l.id = new.listing_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listing_revisions_told" AFTER INSERT ON "listing_revisions"
	FOR EACH ROW WHEN (new.kind IN ('approved', 'rejected')) EXECUTE FUNCTION "tell_of_decision"();
