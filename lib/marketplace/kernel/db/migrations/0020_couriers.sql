CREATE TABLE "courier_bookings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courier_bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shipment_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"number" text NOT NULL,
	"service" text NOT NULL,
	"service_name" text NOT NULL,
	"price" bigint NOT NULL,
	"days" integer NOT NULL,
	"grams" integer NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"awb" text,
	"label_url" text,
	"words" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"ask_at" timestamp with time zone,
	"poll_at" timestamp with time zone,
	"promised_at" timestamp with time zone,
	"choice" text,
	"choice_day" date,
	"choice_at" timestamp with time zone,
	"choice_told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"booked_at" timestamp with time zone,
	CONSTRAINT "courier_bookings_answered" CHECK (("courier_bookings"."state" <> 'booked' or ("courier_bookings"."awb" is not null and "courier_bookings"."booked_at" is not null))
        and ("courier_bookings"."ask_at" is null or "courier_bookings"."state" = 'requested')),
	CONSTRAINT "courier_bookings_choice" CHECK (("courier_bookings"."choice" is null) = ("courier_bookings"."choice_at" is null)),
	CONSTRAINT "courier_bookings_amounts" CHECK ("courier_bookings"."price" >= 0 and "courier_bookings"."grams" > 0 and "courier_bookings"."days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "courier_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courier_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"ask_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courier_scans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courier_scans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"place" text,
	"words" text NOT NULL,
	"reason" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courier_scans_reason" CHECK ("courier_scans"."reason" is null or "courier_scans"."kind" = 'attempt_failed')
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "courier" text;--> statement-breakpoint
ALTER TABLE "courier_bookings" ADD CONSTRAINT "courier_bookings_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_scans" ADD CONSTRAINT "courier_scans_booking_id_courier_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."courier_bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "courier_bookings_number_key" ON "courier_bookings" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "courier_bookings_awb_key" ON "courier_bookings" USING btree ("provider","awb") WHERE "courier_bookings"."awb" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "courier_bookings_one_open" ON "courier_bookings" USING btree ("shipment_id") WHERE "courier_bookings"."state" in ('requested', 'booked');--> statement-breakpoint
CREATE INDEX "courier_bookings_shipment_idx" ON "courier_bookings" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "courier_bookings_ask_idx" ON "courier_bookings" USING btree ("ask_at","id") WHERE "courier_bookings"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "courier_bookings_poll_idx" ON "courier_bookings" USING btree ("poll_at","id") WHERE "courier_bookings"."poll_at" is not null;--> statement-breakpoint
CREATE INDEX "courier_bookings_waiting_idx" ON "courier_bookings" USING btree ("created_at","id") WHERE "courier_bookings"."state" in ('requested', 'refused');--> statement-breakpoint
CREATE INDEX "courier_bookings_untold_idx" ON "courier_bookings" USING btree ("choice_at","id") WHERE "courier_bookings"."choice_at" is not null and "courier_bookings"."choice_told_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "courier_events_key" ON "courier_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "courier_events_ask_idx" ON "courier_events" USING btree ("ask_at","id") WHERE "courier_events"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "courier_scans_key" ON "courier_scans" USING btree ("booking_id","key");--> statement-breakpoint
CREATE INDEX "courier_scans_at_idx" ON "courier_scans" USING btree ("booking_id","at");