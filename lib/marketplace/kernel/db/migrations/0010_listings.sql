CREATE TABLE "listings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listings_store_key" UNIQUE("id","store_id")
);
--> statement-breakpoint
DROP INDEX "products_variant_idx";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "listing_id" bigint;--> statement-breakpoint
INSERT INTO "listings" ("store_id", "code")
	SELECT DISTINCT "store_id", coalesce("variant_group", "sku") FROM "products";--> statement-breakpoint
UPDATE "products" SET "listing_id" = "listings"."id" FROM "listings"
	WHERE "listings"."store_id" = "products"."store_id"
	AND "listings"."code" = coalesce("products"."variant_group", "products"."sku");--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "listing_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_code_key" ON "listings" USING btree ("store_id","code");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_listing_of_store" FOREIGN KEY ("listing_id","store_id") REFERENCES "public"."listings"("id","store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_listing_idx" ON "products" USING btree ("listing_id");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "variant_group";