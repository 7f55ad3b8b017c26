CREATE TABLE "listing_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"vendor_id" bigint,
	"document" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "status" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "has_changes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "title_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "category_id" bigint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "rejection" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "updated_by" bigint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "length_mm" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "width_mm" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "height_mm" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "review_required" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_revisions" ADD CONSTRAINT "listing_revisions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_revisions" ADD CONSTRAINT "listing_revisions_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_pictures" ADD CONSTRAINT "store_pictures_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_revisions_listing_idx" ON "listing_revisions" USING btree ("listing_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_pictures_url_key" ON "store_pictures" USING btree ("url");--> statement-breakpoint
CREATE INDEX "store_pictures_store_idx" ON "store_pictures" USING btree ("store_id","created_at");--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_updated_by_vendors_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_store_updated_idx" ON "listings" USING btree ("store_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "listings_store_status_idx" ON "listings" USING btree ("store_id","status");--> statement-breakpoint
CREATE INDEX "listings_in_review_idx" ON "listings" USING btree ("submitted_at","id") WHERE "listings"."status" = 'in_review';--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_draft" CHECK ("listings"."status" in ('live', 'paused', 'archived') or "listings"."draft" is not null);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_rejection" CHECK ("listings"."status" <> 'rejected' or "listings"."rejection" is not null);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_removed" CHECK (not ("products"."is_removed" and "products"."is_active"));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null;--> statement-breakpoint
-- Stores that are open have shown their goods without a review until now.
UPDATE "stores" SET "review_required" = false WHERE "status" = 'approved';--> statement-breakpoint
UPDATE "listings" l SET "published_at" = l."created_at", "updated_at" = l."created_at",
		"title" = p."title", "title_hi" = coalesce(p."title_hi", ''), "category_id" = p."category_id",
		"search_text" = left(lower(concat_ws(' ', p."title", p."title_hi", l."code", p."skus")), 4000)
	FROM (
		SELECT p."listing_id", min(p."category_id") AS "category_id", string_agg(p."sku", ' ') AS "skus",
			min(CASE WHEN n."skus" > 1 THEN regexp_replace(p."name", ' \([^()]*\)$', '') ELSE p."name" END) AS "title",
			min(CASE WHEN n."skus" > 1 THEN regexp_replace(t."name", ' \([^()]*\)$', '') ELSE t."name" END) AS "title_hi"
		FROM "products" p
		JOIN (SELECT "listing_id", count(*) AS "skus" FROM "products" GROUP BY 1) n ON n."listing_id" = p."listing_id"
		LEFT JOIN "product_translations" t ON t."product_id" = p."id" AND t."locale" = 'hi'
		GROUP BY p."listing_id"
	) p
	WHERE p."listing_id" = l."id";
--> statement-breakpoint
-- What was taken off sale by hand stays off when its listing is published again.
UPDATE "products" SET "is_removed" = true WHERE NOT "is_active";
