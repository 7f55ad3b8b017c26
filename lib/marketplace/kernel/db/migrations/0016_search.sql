CREATE TABLE "search_counts" (
	"day" date NOT NULL,
	"text" text NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"results" integer,
	CONSTRAINT "search_counts_day_text_pk" PRIMARY KEY("day","text"),
	CONSTRAINT "search_counts_text_length" CHECK (char_length("search_counts"."text") between 1 and 80),
	CONSTRAINT "search_counts_not_negative" CHECK ("search_counts"."searches" >= 0 and "search_counts"."clicks" >= 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "attributes" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "search_counts_searches_idx" ON "search_counts" USING btree ("day","searches");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_attributes_bounded" CHECK (cardinality("products"."attributes") <= 60);