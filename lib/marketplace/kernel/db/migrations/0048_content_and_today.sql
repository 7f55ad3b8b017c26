CREATE TABLE "content_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"date" date,
	"author" text,
	"image" text,
	"operator_id" bigint,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_versions_published" CHECK ("content_versions"."state" <> 'published' or ("content_versions"."title" <> '' and "content_versions"."summary" <> '' and "content_versions"."body" <> '')),
	CONSTRAINT "content_versions_pages_stay" CHECK ("content_versions"."kind" <> 'page' or "content_versions"."state" <> 'withdrawn')
);
--> statement-breakpoint
CREATE TABLE "book_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"findings" integer NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "book_checks_findings" CHECK ("book_checks"."findings" >= 0)
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "from_search" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "from_search" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_versions_text_idx" ON "content_versions" USING btree ("kind","slug","locale","id");--> statement-breakpoint
CREATE INDEX "order_items_from_search_idx" ON "order_items" USING btree ("shipment_id") WHERE "order_items"."from_search";--> statement-breakpoint
CREATE TRIGGER content_versions_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON content_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
