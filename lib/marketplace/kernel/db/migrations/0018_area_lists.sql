-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "orders_pincode_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_pincode_idx" ON "orders" USING btree (("shipping_address"->>'pincode'));--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_recipient_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_recipient_idx" ON "orders" USING gin (("shipping_address"->>'full_name') gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_amount_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_amount_idx" ON "orders" USING btree ("grand_total","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_payment_method_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_payment_method_idx" ON "orders" USING btree ("payment_method","id");
