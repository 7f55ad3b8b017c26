-- outside a transaction
ALTER TABLE "cancellations" VALIDATE CONSTRAINT "cancellations_amounts";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_rounding";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_totals_agree";--> statement-breakpoint
ALTER TABLE "returns" VALIDATE CONSTRAINT "returns_amounts";
