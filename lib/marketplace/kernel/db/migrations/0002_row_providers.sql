DROP INDEX "payment_events_event_key";--> statement-breakpoint
DROP INDEX "payments_provider_order_key";--> statement-breakpoint
DROP INDEX "payments_provider_payment_key";--> statement-breakpoint
DROP INDEX "refunds_provider_refund_key";--> statement-breakpoint
DROP INDEX "payout_attempts_provider_key";--> statement-breakpoint
ALTER TABLE "sent_mails" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "provider_order_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "payout_attempts" ADD COLUMN "provider" text;--> statement-breakpoint
-- Until now there were Razorpay, RazorpayX and the test provider, whose books tell what is its own.
DO $$
BEGIN
	UPDATE "payment_events" SET
		"provider" = CASE WHEN "payload"->>'account_id' = 'acc_standin' THEN 'test'
			WHEN "source" = 'payouts' THEN 'razorpayx' ELSE 'razorpay' END,
		"provider_order_id" = "payload"->'payload'->'payment'->'entity'->>'order_id';
	UPDATE "payments" SET "provider" = 'razorpay' WHERE "provider_order_id" IS NOT NULL;
	UPDATE "refunds" SET "provider" = 'razorpay' WHERE "provider_payment_id" IS NOT NULL;
	UPDATE "payout_attempts" SET "provider" = 'razorpayx';
	IF to_regclass('standin_orders') IS NOT NULL THEN
		UPDATE "payments" SET "provider" = 'test'
			WHERE "provider_order_id" IN (SELECT "id" FROM "standin_orders");
		UPDATE "refunds" SET "provider" = 'test'
			WHERE "provider_payment_id" IN (SELECT "id" FROM "standin_payments");
	END IF;
	IF to_regclass('standin_payouts') IS NOT NULL THEN
		UPDATE "payout_attempts" SET "provider" = 'test'
			WHERE "reference" IN (SELECT "reference_id" FROM "standin_payouts");
		-- What was not sent yet goes to whoever paid before, and to the test provider where nobody did.
		UPDATE "payout_attempts" SET "provider" = coalesce((
				SELECT "sent"."provider" FROM "payout_attempts" AS "sent"
				WHERE "sent"."provider_payout_id" IS NOT NULL ORDER BY "sent"."id" DESC LIMIT 1), 'test')
			WHERE "provider_payout_id" IS NULL
				AND "reference" NOT IN (SELECT "reference_id" FROM "standin_payouts");
	END IF;
END $$;--> statement-breakpoint
ALTER TABLE "payment_events" ALTER COLUMN "provider" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_attempts" ALTER COLUMN "provider" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_event_key" ON "payment_events" USING btree ("event_id","provider","source");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_order_key" ON "payments" USING btree ("provider_order_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_payment_key" ON "payments" USING btree ("provider_payment_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider_refund_key" ON "refunds" USING btree ("provider_refund_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_attempts_provider_key" ON "payout_attempts" USING btree ("provider_payout_id","provider");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_provider" CHECK (("payments"."provider" is null) = ("payments"."provider_order_id" is null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_provider" CHECK (("refunds"."provider" is null) = ("refunds"."provider_payment_id" is null));