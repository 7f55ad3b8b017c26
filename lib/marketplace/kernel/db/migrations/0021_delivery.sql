CREATE TABLE "delivery_codes" (
	"shipment_id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_codes_code" CHECK ("delivery_codes"."code" ~ '^[0-9]{4}$'),
	CONSTRAINT "delivery_codes_wrong_tries" CHECK ("delivery_codes"."wrong_tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "delivery_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"booking_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courier_bookings" ADD COLUMN "choice_address" text;--> statement-breakpoint
ALTER TABLE "delivery_codes" ADD CONSTRAINT "delivery_codes_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_links" ADD CONSTRAINT "delivery_links_booking_id_courier_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."courier_bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_links_booking_idx" ON "delivery_links" USING btree ("booking_id");