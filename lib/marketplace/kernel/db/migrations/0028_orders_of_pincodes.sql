-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "orders_pincode_id_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_pincode_id_idx" ON "orders" USING btree (("shipping_address"->>'pincode'),"id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_pincode_idx";
