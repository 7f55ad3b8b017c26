ALTER TABLE "cancellations" DROP CONSTRAINT "cancellations_amounts";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_totals_agree";--> statement-breakpoint
ALTER TABLE "returns" DROP CONSTRAINT "returns_amounts";--> statement-breakpoint
ALTER TABLE "cancellations" ADD COLUMN "rounding" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rounding" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "in_rupees" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "rounding" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_amounts" CHECK ("cancellations"."goods" >= 0 and "cancellations"."shipping" >= 0 and "cancellations"."goods" + "cancellations"."shipping" + "cancellations"."rounding" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rounding" CHECK ("orders"."rounding" = 0 or "orders"."payment_method" = 'cod') NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_totals_agree" CHECK ("orders"."subtotal" + "orders"."tax" - "orders"."discount" + "orders"."shipping" + "orders"."rounding" = "orders"."grand_total") NOT VALID;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_amounts" CHECK ("returns"."goods" >= 0 and "returns"."shipping" >= 0 and "returns"."goods" + "returns"."shipping" + "returns"."rounding" >= 0) NOT VALID;
