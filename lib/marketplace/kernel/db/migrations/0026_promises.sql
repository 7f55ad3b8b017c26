CREATE TABLE "delivery_days" (
	"shipment_id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"delivered_on" date NOT NULL,
	"courier" text NOT NULL,
	"zone" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"to_district" text NOT NULL,
	"weekday" smallint NOT NULL,
	"days" smallint NOT NULL,
	"is_kept" boolean NOT NULL,
	CONSTRAINT "delivery_days_range" CHECK ("delivery_days"."days" between 0 and 60 and "delivery_days"."weekday" between 0 and 6)
);
--> statement-breakpoint
CREATE TABLE "delivery_lanes" (
	"courier" text NOT NULL,
	"zone" text NOT NULL,
	"origin" text NOT NULL,
	"destination" text NOT NULL,
	"weekday" smallint NOT NULL,
	"deliveries" integer NOT NULL,
	"days" smallint NOT NULL,
	CONSTRAINT "delivery_lanes_zone_origin_destination_courier_weekday_pk" PRIMARY KEY("zone","origin","destination","courier","weekday"),
	CONSTRAINT "delivery_lanes_counts" CHECK ("delivery_lanes"."deliveries" > 0 and "delivery_lanes"."days" between 0 and 60)
);
--> statement-breakpoint
CREATE TABLE "delivery_learning" (
	"id" integer PRIMARY KEY NOT NULL,
	"event_id" bigint DEFAULT 0 NOT NULL,
	"learned_at" timestamp with time zone,
	CONSTRAINT "delivery_learning_one" CHECK ("delivery_learning"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "store_couriers" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"courier" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courier_scans" ADD COLUMN "clock_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "leaves_on" date;--> statement-breakpoint
ALTER TABLE "delivery_days" ADD CONSTRAINT "delivery_days_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_couriers" ADD CONSTRAINT "store_couriers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_days_delivered_idx" ON "delivery_days" USING btree ("delivered_on","shipment_id");