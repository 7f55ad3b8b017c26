DROP INDEX "posted_mails_try_idx";--> statement-breakpoint
DROP INDEX "refunds_open_idx";--> statement-breakpoint
DROP INDEX "stale_products_try_idx";--> statement-breakpoint
DROP INDEX "returns_due_idx";--> statement-breakpoint
ALTER TABLE "unposted_events" ADD COLUMN "store_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posted_mails" ADD COLUMN "store_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "store_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stale_products" ADD COLUMN "store_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "unposted_events_turn_idx" ON "unposted_events" USING btree ("store_id","kind","subject_id");--> statement-breakpoint
CREATE INDEX "posted_mails_turn_idx" ON "posted_mails" USING btree ("store_id","try_at","id");--> statement-breakpoint
CREATE INDEX "shipments_unconfirmed_idx" ON "shipments" USING btree ("store_id","id") WHERE "shipments"."status" = 'placed' and not "shipments"."is_replacement";--> statement-breakpoint
CREATE INDEX "refunds_turn_idx" ON "refunds" USING btree ("store_id","id") WHERE "refunds"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "stale_products_turn_idx" ON "stale_products" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "returns_due_idx" ON "returns" USING btree ("store_id","due_at") WHERE "returns"."due_at" is not null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_unposted_event() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_deal_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_products (kind, subject_id, store_id, try_at)
		SELECT 'product', p.id, p.store_id, edge FROM products p, unnest(ARRAY[new.starts_at, new.ends_at]) edge
		WHERE p.id = new.product_id AND edge > now();
	RETURN NULL;
END $$;
