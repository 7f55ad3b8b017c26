CREATE TABLE "former_catalogue_slugs" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"subject_id" bigint NOT NULL,
	CONSTRAINT "former_catalogue_slugs_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "hsn" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "gst_rate" integer;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "attributes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "former_catalogue_slugs_subject_idx" ON "former_catalogue_slugs" USING btree ("kind","subject_id");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_hsn" CHECK ("categories"."hsn" ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})$');--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_gst_rate" CHECK ("categories"."gst_rate" in (0, 5, 18, 40));