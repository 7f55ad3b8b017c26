CREATE TABLE "cash_confirmations" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"sent_by" text NOT NULL,
	CONSTRAINT "cash_confirmations_sent_by" CHECK ("cash_confirmations"."sent_by" in ('sms', 'email'))
);
--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "sent_by" text;--> statement-breakpoint
ALTER TABLE "cash_confirmations" ADD CONSTRAINT "cash_confirmations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "otps_user_idx" ON "otps" USING btree ("user_id") WHERE "otps"."user_id" is not null;--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_cash_order" CHECK (num_nonnulls("otps"."user_id", "otps"."sent_by") = case when "otps"."purpose" = 'cash_order' then 2 else 0 end);