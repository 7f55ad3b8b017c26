CREATE TABLE "import_undo" (
	"import_id" bigint NOT NULL,
	"listing_id" bigint NOT NULL,
	"before" jsonb,
	"shown_before" jsonb,
	"was_published" boolean NOT NULL,
	"version_after" integer NOT NULL,
	"stocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"undone" text,
	CONSTRAINT "import_undo_import_id_listing_id_pk" PRIMARY KEY("import_id","listing_id")
);
--> statement-breakpoint
DROP INDEX "imports_running_idx";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "left_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_undo" ADD CONSTRAINT "import_undo_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_undo" ADD CONSTRAINT "import_undo_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_undo_listing_idx" ON "import_undo" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "imports_running_idx" ON "imports" USING btree ("lease_until") WHERE "imports"."state" in ('checking', 'applying', 'undoing');