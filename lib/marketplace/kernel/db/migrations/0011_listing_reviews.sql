DROP INDEX "reviews_one_per_shopper";--> statement-breakpoint
DROP INDEX "reviews_product_idx";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "listing_id" bigint;--> statement-breakpoint
UPDATE "reviews" SET "listing_id" = "products"."listing_id" FROM "products"
	WHERE "products"."id" = "reviews"."product_id";--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "listing_id" SET NOT NULL;--> statement-breakpoint
UPDATE "reviews" SET "user_id" = NULL WHERE EXISTS (
	SELECT 1 FROM "reviews" "newer" WHERE "newer"."listing_id" = "reviews"."listing_id"
	AND "newer"."user_id" = "reviews"."user_id" AND "newer"."id" > "reviews"."id");--> statement-breakpoint
UPDATE "products" SET "rating" = "pooled"."rating", "review_count" = "pooled"."n", "updated_at" = now() FROM (
	SELECT "listing_id", avg("rating") AS "rating", count(*)::int AS "n" FROM "reviews" GROUP BY "listing_id") "pooled"
	WHERE "pooled"."listing_id" = "products"."listing_id"
	AND "products"."review_count" <> "pooled"."n";--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_listing_idx" ON "reviews" USING btree ("listing_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_per_shopper" ON "reviews" USING btree ("listing_id","user_id");--> statement-breakpoint
CREATE INDEX "reviews_product_idx" ON "reviews" USING btree ("product_id");