ALTER TABLE "home_sections" DROP COLUMN "title_hi";--> statement-breakpoint
ALTER TABLE "support_templates" DROP COLUMN "text_hi";--> statement-breakpoint
ALTER TABLE "coupons" DROP COLUMN "title_hi";--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "title_hi";--> statement-breakpoint
ALTER TABLE "order_items" DROP COLUMN "name_hi";--> statement-breakpoint
ALTER TABLE "size_charts" DROP COLUMN "name_hi";--> statement-breakpoint
ALTER TABLE "stores" DROP COLUMN "about_en";--> statement-breakpoint
ALTER TABLE "stores" DROP COLUMN "about_hi";