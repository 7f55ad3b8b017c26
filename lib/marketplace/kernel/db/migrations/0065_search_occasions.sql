CREATE TABLE "search_occasions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_occasions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"built_in" text,
	"words" text[] NOT NULL,
	"leads_to" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_occasions_built_in" CHECK (char_length("search_occasions"."built_in") between 1 and 40),
	CONSTRAINT "search_occasions_either" CHECK (("search_occasions"."built_in" is null) = (cardinality("search_occasions"."words") > 0)
        and ("search_occasions"."built_in" is null) = (cardinality("search_occasions"."leads_to") > 0)),
	CONSTRAINT "search_occasions_words" CHECK (cardinality("search_occasions"."words") <= 12),
	CONSTRAINT "search_occasions_leads_to" CHECK (cardinality("search_occasions"."leads_to") <= 24)
);
--> statement-breakpoint
CREATE TABLE "unmet_searches" (
	"day" date NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "unmet_searches_day_key_pk" PRIMARY KEY("day","key"),
	CONSTRAINT "unmet_searches_key_length" CHECK (char_length("unmet_searches"."key") between 1 and 80),
	CONSTRAINT "unmet_searches_text_length" CHECK (char_length("unmet_searches"."text") between 1 and 80),
	CONSTRAINT "unmet_searches_some" CHECK ("unmet_searches"."searches" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "search_occasions_built_in_idx" ON "search_occasions" USING btree ("built_in");