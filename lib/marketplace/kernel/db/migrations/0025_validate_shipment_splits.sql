-- outside a transaction
ALTER TABLE "shipments" VALIDATE CONSTRAINT "shipments_rounding_shift";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shipments_ordered_key";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "shipments_ordered_key" ON "shipments" USING btree ("order_id","store_id") WHERE not "shipments"."is_replacement" and not "shipments"."is_split_off";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shipments_one_per_store";
