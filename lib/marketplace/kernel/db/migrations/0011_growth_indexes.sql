-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "ledger_entries_payable_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "ledger_entries_payable_idx" ON "ledger_entries" USING btree ("store_id","id") WHERE "ledger_entries"."account" = 'store_payable';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shipments_store_created_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "shipments_store_created_idx" ON "shipments" USING btree ("store_id","created_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payments_status_order_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payments_status_order_idx" ON "payments" USING btree ("status","order_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "stock_movements_kind_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "stock_movements_kind_idx" ON "stock_movements" USING btree ("store_id","kind","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payments_status_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "tokens_expires_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "tokens_expires_idx" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "tokens_revoked_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "tokens_revoked_idx" ON "tokens" USING btree ("revoked_at") WHERE "tokens"."revoked_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "known_devices_used_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "known_devices_used_idx" ON "known_devices" USING btree ("last_used_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payment_events_settled_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_events_settled_idx" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."settled_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "price_history_ended_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "price_history_ended_idx" ON "price_history" USING btree ("valid_to") WHERE "price_history"."valid_to" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "listings_updated_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listings_updated_idx" ON "listings" USING btree ("updated_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shipments_under_way_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "shipments_under_way_idx" ON "shipments" USING btree ("order_id","id") WHERE "shipments"."status" not in ('delivered', 'returned', 'cancelled');
