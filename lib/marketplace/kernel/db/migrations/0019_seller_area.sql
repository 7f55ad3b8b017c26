CREATE TABLE "store_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"vendor_id" bigint NOT NULL,
	"role" text NOT NULL,
	"invited_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_devices" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD COLUMN "vendor_id" bigint;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "opens_seller_area" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_members" ADD CONSTRAINT "store_members_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_members" ADD CONSTRAINT "store_members_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_members" ADD CONSTRAINT "store_members_invited_by_vendors_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_members_vendor_key" ON "store_members" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "store_members_store_idx" ON "store_members" USING btree ("store_id");--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "known_devices_hash_vendor_key" ON "known_devices" USING btree ("hash","vendor_id");--> statement-breakpoint
CREATE INDEX "known_devices_vendor_idx" ON "known_devices" USING btree ("vendor_id");--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_one_owner" CHECK (num_nonnulls("known_devices"."user_id", "known_devices"."vendor_id") = 1);