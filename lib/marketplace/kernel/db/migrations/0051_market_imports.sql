ALTER TABLE "imports" ALTER COLUMN "store_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "vendor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "store_id" bigint;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "operator_id" bigint;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_owner" CHECK (("imports"."store_id" is null) = ("imports"."vendor_id" is null) and ("imports"."store_id" is null or "imports"."operator_id" is null));