ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "block_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_blocked" CHECK (("users"."blocked_at" is null) = ("users"."block_reason" is null));