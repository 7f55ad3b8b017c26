ALTER TABLE "import_rows" ADD COLUMN "seen_stock" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "parked_state" text;