ALTER TABLE "known_devices" DROP CONSTRAINT "known_devices_one_owner";--> statement-breakpoint
ALTER TABLE "known_devices" ADD COLUMN "operator_id" bigint;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "known_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "known_devices_hash_operator_key" ON "known_devices" USING btree ("hash","operator_id");--> statement-breakpoint
CREATE INDEX "known_devices_operator_idx" ON "known_devices" USING btree ("operator_id");--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_one_owner" CHECK (num_nonnulls("known_devices"."user_id", "known_devices"."vendor_id", "known_devices"."operator_id") = 1);