CREATE TABLE "shipment_splits" (
	"shipment_id" bigint PRIMARY KEY NOT NULL,
	"from_shipment_id" bigint NOT NULL,
	"idempotency_key" text,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipment_splits_other" CHECK ("shipment_splits"."shipment_id" <> "shipment_splits"."from_shipment_id")
);
--> statement-breakpoint
CREATE TABLE "split_items" (
	"item_id" bigint PRIMARY KEY NOT NULL,
	"ordered_item_id" bigint NOT NULL,
	CONSTRAINT "split_items_other" CHECK ("split_items"."item_id" <> "split_items"."ordered_item_id")
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "is_split_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "rounding_shift" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment_splits" ADD CONSTRAINT "shipment_splits_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_splits" ADD CONSTRAINT "shipment_splits_from_shipment_id_shipments_id_fk" FOREIGN KEY ("from_shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_items" ADD CONSTRAINT "split_items_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_items" ADD CONSTRAINT "split_items_ordered_item_id_order_items_id_fk" FOREIGN KEY ("ordered_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shipment_splits_idempotency_key" ON "shipment_splits" USING btree ("from_shipment_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "split_items_ordered_idx" ON "split_items" USING btree ("ordered_item_id");--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_rounding_shift" CHECK ("shipments"."rounding_shift" = 0 or ("shipments"."rounding_shift" in (-100, 100) and "shipments"."in_rupees")) NOT VALID;--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_of_shipment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	it record;
BEGIN
	SELECT s.store_id, s.is_replacement, o.number INTO it
		FROM shipments s JOIN orders o ON o.id = s.order_id WHERE s.id = new.shipment_id;
	IF NOT EXISTS (SELECT 1 FROM webhook_endpoints WHERE store_id = it.store_id AND disabled_at IS NULL) THEN
		RETURN NULL;
	END IF;
	-- What is split off has the history of the shipment that it comes from, of which the store was told then.
	IF EXISTS (SELECT 1 FROM shipment_splits p WHERE p.shipment_id = new.shipment_id AND new.at <= p.created_at) THEN
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
END $$;--> statement-breakpoint
CREATE FUNCTION tell_of_split() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_webhook_event(
		s.store_id,
		'shipment.split',
		jsonb_build_object('order_number', o.number, 'shipment_id', new.from_shipment_id, 'status', s.status,
			'new_shipment_id', new.shipment_id),
		new.created_at
	) FROM shipments s JOIN orders o ON o.id = s.order_id WHERE s.id = new.from_shipment_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER shipment_splits_told AFTER INSERT ON shipment_splits
	FOR EACH ROW EXECUTE FUNCTION tell_of_split();
