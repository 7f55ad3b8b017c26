ALTER TABLE "shipments" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "awb" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "tracking_url" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_carrier" CHECK (("shipments"."carrier" is null) = ("shipments"."awb" is null));--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_tracking_url" CHECK ("shipments"."tracking_url" ~ '^https://');