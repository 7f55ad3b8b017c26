CREATE TABLE "pickup_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pickup_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"pincode" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pickup_addresses_pincode" CHECK ("pickup_addresses"."pincode" ~ '^[1-9][0-9]{5}$')
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "about_en" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "about_hi" text;--> statement-breakpoint
ALTER TABLE "pickup_addresses" ADD CONSTRAINT "pickup_addresses_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pickup_addresses_store_idx" ON "pickup_addresses" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pickup_addresses_one_default" ON "pickup_addresses" USING btree ("store_id") WHERE "pickup_addresses"."is_default";--> statement-breakpoint
CREATE INDEX "stores_holiday_idx" ON "stores" USING btree ("holiday_to") WHERE "stores"."holiday_to" is not null;