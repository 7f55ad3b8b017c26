CREATE TABLE "home_picks" (
	"listing_id" bigint PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_sections" (
	"name" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"title" text,
	"title_hi" text,
	CONSTRAINT "home_sections_title" CHECK (char_length("home_sections"."title") between 1 and 60),
	CONSTRAINT "home_sections_title_hi" CHECK (char_length("home_sections"."title_hi") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "search_boosts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_boosts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"query" text,
	"listing_id" bigint,
	"brand_id" bigint,
	"category_id" bigint,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_boosts_target" CHECK (num_nonnulls("search_boosts"."listing_id", "search_boosts"."brand_id", "search_boosts"."category_id") = 1),
	CONSTRAINT "search_boosts_query" CHECK (char_length("search_boosts"."query") between 1 and 80),
	CONSTRAINT "search_boosts_period" CHECK ("search_boosts"."ends_at" > "search_boosts"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"words" text[] NOT NULL,
	"meanings" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_synonyms_words" CHECK (cardinality("search_synonyms"."words") between 1 and 12),
	CONSTRAINT "search_synonyms_meanings" CHECK (cardinality("search_synonyms"."meanings") <= 12),
	CONSTRAINT "search_synonyms_two" CHECK (cardinality("search_synonyms"."words") + cardinality("search_synonyms"."meanings") >= 2)
);
--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "home_picks" ADD CONSTRAINT "home_picks_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_boosts" ADD CONSTRAINT "search_boosts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_boosts" ADD CONSTRAINT "search_boosts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_boosts" ADD CONSTRAINT "search_boosts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_link" CHECK ("banners"."link" like '/%' and "banners"."link" !~ '^/[/\\]');--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_period" CHECK ("banners"."ends_at" > "banners"."starts_at");--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_locale" CHECK ("banners"."locale" in ('en', 'hi'));