ALTER TABLE "banners" DROP CONSTRAINT "banners_locale";--> statement-breakpoint
ALTER TABLE "home_sections" DROP CONSTRAINT "home_sections_title_hi";--> statement-breakpoint
ALTER TABLE "support_templates" ALTER COLUMN "text_hi" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "home_sections" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "support_templates" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "size_charts" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "about" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- What changed_at says is that the row changed; its texts do not.
ALTER TABLE "listings" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "listings" SET "translations" = jsonb_build_object('hi', jsonb_build_object('title', "title_hi")) WHERE "title_hi" <> '';--> statement-breakpoint
UPDATE "home_sections" SET "translations" = jsonb_build_object('hi', jsonb_build_object('title', "title_hi")) WHERE "title_hi" <> '';--> statement-breakpoint
UPDATE "coupons" SET "translations" = jsonb_build_object('hi', jsonb_build_object('title', "title_hi")) WHERE "title_hi" <> '';--> statement-breakpoint
UPDATE "support_templates" SET "translations" = jsonb_build_object('hi', jsonb_build_object('text', "text_hi")) WHERE "text_hi" <> '';--> statement-breakpoint
UPDATE "size_charts" SET "translations" = jsonb_build_object('hi', jsonb_build_object('name', "name_hi")) WHERE "name_hi" <> '';--> statement-breakpoint
ALTER TABLE "listings" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "order_items" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "order_items" SET "translations" = jsonb_build_object('hi', jsonb_build_object('name', "name_hi")) WHERE "name_hi" <> '';--> statement-breakpoint
ALTER TABLE "order_items" ENABLE TRIGGER USER;--> statement-breakpoint
UPDATE "stores" SET "about" = jsonb_strip_nulls(jsonb_build_object('en', "about_en", 'hi', "about_hi"));--> statement-breakpoint
-- An issued credit note never changes; only the form in which its names are kept does.
ALTER TABLE "credit_notes" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "credit_notes" SET "lines" = (
	SELECT jsonb_agg((line - 'nameHi') || jsonb_build_object('translations',
		CASE WHEN coalesce(line ->> 'nameHi', '') = '' THEN '{}'::jsonb
			ELSE jsonb_build_object('hi', jsonb_build_object('name', line -> 'nameHi')) END) ORDER BY at)
	FROM jsonb_array_elements("lines") WITH ORDINALITY AS all_lines(line, at)
) WHERE jsonb_array_length("lines") > 0;--> statement-breakpoint
ALTER TABLE "credit_notes" ENABLE TRIGGER USER;--> statement-breakpoint
DROP TRIGGER "listings_changed" ON "listings";
--> statement-breakpoint
CREATE TRIGGER listings_changed BEFORE UPDATE ON listings FOR EACH ROW
	WHEN ((old.code, old.status, old.version, old.has_changes, old.title, old.translations, old.category_id, old.updated_at)
		IS DISTINCT FROM (new.code, new.status, new.version, new.has_changes, new.title, new.translations, new.category_id, new.updated_at))
	EXECUTE FUNCTION note_change();
