CREATE TABLE "size_charts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "size_charts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_hi" text,
	"chart" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "size_charts_store_key" UNIQUE("id","store_id"),
	CONSTRAINT "size_charts_name" CHECK (length("size_charts"."name") between 1 and 60),
	CONSTRAINT "size_charts_chart" CHECK (jsonb_array_length("size_charts"."chart" -> 'measures') between 1 and 6
        and jsonb_array_length("size_charts"."chart" -> 'rows') between 1 and 40)
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "size_chart_id" bigint;--> statement-breakpoint
ALTER TABLE "size_charts" ADD CONSTRAINT "size_charts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "size_charts_store_idx" ON "size_charts" USING btree ("store_id","name");--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_size_chart_of_store" FOREIGN KEY ("size_chart_id","store_id") REFERENCES "public"."size_charts"("id","store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_size_chart_idx" ON "listings" USING btree ("size_chart_id") WHERE "listings"."size_chart_id" is not null;