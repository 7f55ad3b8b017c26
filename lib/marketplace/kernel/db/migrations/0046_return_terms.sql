ALTER TABLE "order_items" ADD COLUMN "fault_days" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "dispute_until" timestamp with time zone;