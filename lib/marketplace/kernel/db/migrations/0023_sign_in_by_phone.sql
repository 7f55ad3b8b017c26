ALTER TABLE "code_requests" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "code_requests" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_verified_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "otps_phone_idx" ON "otps" USING btree ("phone","purpose","created_at") WHERE "otps"."phone" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_phone_key" ON "users" USING btree ("phone") WHERE "users"."phone_verified_at" is not null;--> statement-breakpoint
ALTER TABLE "code_requests" ADD CONSTRAINT "code_requests_one_target" CHECK (num_nonnulls("code_requests"."email", "code_requests"."phone") = 1);--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_one_target" CHECK (num_nonnulls("otps"."email", "otps"."phone") = 1);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_verified_phone" CHECK ("users"."phone_verified_at" is null or coalesce("users"."phone" ~ '^[6-9][0-9]{9}$', false));