CREATE TABLE "operator_limits" (
	"name" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "operator_limits_amount" CHECK ("operator_limits"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"operator_id" bigint,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"payment_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"pay_to" jsonb,
	"requested_by" bigint,
	"needs_approval" boolean DEFAULT true NOT NULL,
	"decision" text,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"decision_note" text,
	"refund_id" bigint,
	"paid_reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_requests_amount" CHECK ("refund_requests"."amount" > 0),
	CONSTRAINT "refund_requests_decided" CHECK (("refund_requests"."decision" is null) = ("refund_requests"."decided_at" is null)),
	CONSTRAINT "refund_requests_second_operator" CHECK ("refund_requests"."decision" is distinct from 'approved'
        or ("refund_requests"."decided_by" is not null and "refund_requests"."decided_by" is distinct from "refund_requests"."requested_by")),
	CONSTRAINT "refund_requests_approved" CHECK ("refund_requests"."refund_id" is null or not "refund_requests"."needs_approval" or coalesce("refund_requests"."decision" = 'approved', false))
);
--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_offsets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_offsets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_offsets_amount" CHECK ("refund_offsets"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_requested_by_operators_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_decided_by_operators_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_offsets" ADD CONSTRAINT "refund_offsets_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_order_idx" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_refund_key" ON "refund_requests" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "refund_requests_order_idx" ON "refund_requests" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_requests_open_idx" ON "refund_requests" USING btree ("id") WHERE "refund_requests"."needs_approval" and "refund_requests"."decision" is null;--> statement-breakpoint
CREATE INDEX "sent_mails_order_idx" ON "sent_mails" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_offsets_key" ON "refund_offsets" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "refund_offsets_payment_idx" ON "refund_offsets" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "users_phone_idx" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "orders_placed_idx" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_phone_idx" ON "orders" USING btree (("shipping_address"->>'phone'));--> statement-breakpoint
CREATE INDEX "shipments_status_idx" ON "shipments" USING btree ("status","order_id");--> statement-breakpoint
CREATE INDEX "shipments_awb_idx" ON "shipments" USING btree (upper("awb")) WHERE "shipments"."awb" is not null;--> statement-breakpoint
CREATE INDEX "invoices_number_idx" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE INDEX "payments_status_idx" ON "payments" USING btree ("status");--> statement-breakpoint
CREATE INDEX "credit_notes_number_idx" ON "credit_notes" USING btree ("number");
--> statement-breakpoint
CREATE TRIGGER order_notes_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_notes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
INSERT INTO "operator_limits" ("name", "amount") VALUES ('refund_alone', 200000);
--> statement-breakpoint
-- Sums of an order count together, so that nobody divides a refund to stay below the limit.
CREATE FUNCTION "check_refund_request"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  allowed bigint;
  alone bigint;
BEGIN
  IF tg_op = 'DELETE' THEN
    RAISE EXCEPTION 'refund requests are kept' USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_requests_kept';
  END IF;
  IF tg_op = 'INSERT' THEN
    SELECT amount INTO STRICT allowed FROM operator_limits WHERE name = 'refund_alone';
    SELECT coalesce(sum(amount), 0) INTO alone FROM refund_requests
      WHERE order_id = new.order_id AND NOT needs_approval AND decision IS DISTINCT FROM 'refused';
    new.needs_approval := alone + new.amount > allowed;
    RETURN new;
  END IF;
  IF (new.order_id, new.payment_id, new.amount, new.reason, new.requested_by, new.needs_approval, new.created_at)
      IS DISTINCT FROM (old.order_id, old.payment_id, old.amount, old.reason, old.requested_by, old.needs_approval, old.created_at)
    OR (old.decision IS NOT NULL AND (new.decision, new.decided_by, new.decided_at)
      IS DISTINCT FROM (old.decision, old.decided_by, old.decided_at))
    OR (old.refund_id IS NOT NULL AND new.refund_id IS DISTINCT FROM old.refund_id) THEN
    RAISE EXCEPTION 'a refund request stays as it is' USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_requests_kept';
  END IF;
  IF new.decision = 'approved' AND old.decision IS NULL AND NOT EXISTS (
      SELECT 1 FROM operators WHERE id = new.decided_by AND removed_at IS NULL AND role IN ('owner', 'finance')) THEN
    RAISE EXCEPTION 'only finance approves refunds' USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_requests_second_operator';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "refund_requests_are_checked" BEFORE INSERT OR UPDATE OR DELETE ON "refund_requests"
  FOR EACH ROW EXECUTE FUNCTION "check_refund_request"();
--> statement-breakpoint
CREATE TRIGGER "refund_offsets_noted" AFTER INSERT ON "refund_offsets" FOR EACH ROW
  EXECUTE FUNCTION "note_unposted_event"('offset');
