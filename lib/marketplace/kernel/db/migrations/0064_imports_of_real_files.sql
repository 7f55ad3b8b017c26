CREATE TABLE "brand_request_listings" (
	"request_id" bigint NOT NULL,
	"listing_id" bigint NOT NULL,
	CONSTRAINT "brand_request_listings_request_id_listing_id_pk" PRIMARY KEY("request_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "brand_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_choices" (
	"store_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"hint" text NOT NULL,
	"of_import" bigint DEFAULT 0 NOT NULL,
	"choice" text NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_choices_store_id_kind_value_hint_of_import_pk" PRIMARY KEY("store_id","kind","value","hint","of_import")
);
--> statement-breakpoint
CREATE TABLE "import_values" (
	"import_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"hint" text NOT NULL,
	"proposal" text,
	"row_count" integer NOT NULL,
	"examples" jsonb NOT NULL,
	CONSTRAINT "import_values_import_id_kind_value_hint_pk" PRIMARY KEY("import_id","kind","value","hint")
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "filled" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "asks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "problem_counts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_request_listings" ADD CONSTRAINT "brand_request_listings_request_id_brand_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."brand_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_request_listings" ADD CONSTRAINT "brand_request_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_choices" ADD CONSTRAINT "import_choices_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_values" ADD CONSTRAINT "import_values_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_request_listings_listing_idx" ON "brand_request_listings" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_requests_key" ON "brand_requests" USING btree ("key");--> statement-breakpoint
CREATE INDEX "import_choices_used_idx" ON "import_choices" USING btree ("store_id","used_at");