CREATE TABLE "prepaid_notices" (
	"booking_id" bigint PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"words" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"ask_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "prepaid_notices_settled" CHECK (("prepaid_notices"."state" = 'waiting') = ("prepaid_notices"."ask_at" is not null)
        and ("prepaid_notices"."state" = 'told') = ("prepaid_notices"."told_at" is not null)
        and "prepaid_notices"."state" in ('waiting', 'told', 'refused', 'dropped'))
);
--> statement-breakpoint
ALTER TABLE "prepaid_notices" ADD CONSTRAINT "prepaid_notices_booking_id_courier_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."courier_bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prepaid_notices_ask_idx" ON "prepaid_notices" USING btree ("ask_at","booking_id") WHERE "prepaid_notices"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "prepaid_notices_open_idx" ON "prepaid_notices" USING btree ("created_at","booking_id") WHERE "prepaid_notices"."state" in ('waiting', 'refused');