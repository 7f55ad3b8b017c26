CREATE TABLE "product_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"price" bigint NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_notices" ADD CONSTRAINT "product_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_notices" ADD CONSTRAINT "product_notices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_notices_once" ON "product_notices" USING btree ("user_id","product_id","kind");--> statement-breakpoint
CREATE INDEX "product_notices_product_idx" ON "product_notices" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_notices_checked_idx" ON "product_notices" USING btree ("checked_at");