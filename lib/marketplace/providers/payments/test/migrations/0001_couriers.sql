CREATE TABLE "standin_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"ahead_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standin_shipments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standin_shipments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"awb" text NOT NULL,
	"service" text NOT NULL,
	"from_pincode" text NOT NULL,
	"to_pincode" text NOT NULL,
	"plan" jsonb NOT NULL,
	"scans" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"due_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"booked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "standin_shipments_number_key" ON "standin_shipments" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "standin_shipments_awb_key" ON "standin_shipments" USING btree ("awb");--> statement-breakpoint
CREATE INDEX "standin_shipments_due_idx" ON "standin_shipments" USING btree ("due_at") WHERE "standin_shipments"."due_at" is not null;