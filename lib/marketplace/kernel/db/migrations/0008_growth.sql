CREATE TABLE "market_days" (
	"day" date PRIMARY KEY NOT NULL,
	"orders" integer NOT NULL,
	"paise" bigint NOT NULL,
	"from_search" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_marks" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "settlement_marks" ADD CONSTRAINT "settlement_marks_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
