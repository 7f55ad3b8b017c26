-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "ledger_transactions_sales_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "ledger_transactions_sales_idx" ON "ledger_transactions" USING btree ("at") WHERE "ledger_transactions"."kind" in ('delivery', 'return');--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "invoices_issued_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "invoices_issued_idx" ON "invoices" USING btree ("issued_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "credit_notes_issued_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "credit_notes_issued_idx" ON "credit_notes" USING btree ("issued_at");
