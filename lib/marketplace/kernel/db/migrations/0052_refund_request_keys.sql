ALTER TABLE "refund_requests" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "request_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_idempotency_key" ON "refund_requests" USING btree ("order_id","idempotency_key");