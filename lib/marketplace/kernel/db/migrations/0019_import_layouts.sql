ALTER TABLE "import_values" ADD COLUMN "certainty" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "layout" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "left_out_count" integer DEFAULT 0 NOT NULL;