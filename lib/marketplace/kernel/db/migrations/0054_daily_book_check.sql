CREATE TABLE "book_check_days" (
	"day" date PRIMARY KEY NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "book_checks" ADD COLUMN "found" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "book_checks" ADD COLUMN "is_daily" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;