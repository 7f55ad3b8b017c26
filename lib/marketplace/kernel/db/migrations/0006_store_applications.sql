CREATE TABLE "store_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"locale" text NOT NULL,
	"facts" jsonb NOT NULL,
	"logo" text,
	"banner" text,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "store_applications_email_lower" CHECK ("store_applications"."email" = lower("store_applications"."email"))
);
--> statement-breakpoint
ALTER TABLE "stores" ALTER COLUMN "care_email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "is_own_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "store_applications_number_key" ON "store_applications" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "store_applications_idempotency_key" ON "store_applications" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "store_applications_email_idx" ON "store_applications" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "store_applications_created_idx" ON "store_applications" USING btree ("created_at");--> statement-breakpoint
-- A care address that nobody gave was a copy of the sign-in address, which is not for shoppers.
UPDATE "stores" SET "care_email" = NULL FROM "vendors" WHERE "vendors"."id" = "stores"."vendor_id" AND "vendors"."email" = "stores"."care_email";
