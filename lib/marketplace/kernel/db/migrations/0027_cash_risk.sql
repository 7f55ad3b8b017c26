CREATE TABLE "cash_risk_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_risk_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"orders" integer NOT NULL,
	"refused" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_risk_versions_counts" CHECK ("cash_risk_versions"."refused" between 0 and "cash_risk_versions"."orders" and ("cash_risk_versions"."source" = 'learned') = ("cash_risk_versions"."orders" > 0))
);
--> statement-breakpoint
CREATE TABLE "cash_risk_weights" (
	"version" bigint NOT NULL,
	"feature" text NOT NULL,
	"weight" double precision NOT NULL,
	CONSTRAINT "cash_risk_weights_version_feature_pk" PRIMARY KEY("version","feature"),
	CONSTRAINT "cash_risk_weights_range" CHECK ("cash_risk_weights"."weight" between -20 and 20)
);
--> statement-breakpoint
CREATE TABLE "cash_risks" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"percent" smallint NOT NULL,
	"reasons" jsonb NOT NULL,
	CONSTRAINT "cash_risks_percent" CHECK ("cash_risks"."percent" between 0 and 99)
);
--> statement-breakpoint
ALTER TABLE "cash_risk_weights" ADD CONSTRAINT "cash_risk_weights_version_cash_risk_versions_id_fk" FOREIGN KEY ("version") REFERENCES "public"."cash_risk_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_risks" ADD CONSTRAINT "cash_risks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_risks" ADD CONSTRAINT "cash_risks_version_cash_risk_versions_id_fk" FOREIGN KEY ("version") REFERENCES "public"."cash_risk_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The weights that are shipped are invented: nobody's orders taught them.
INSERT INTO "cash_risk_versions" ("source", "orders", "refused") VALUES ('invented', 0, 0);--> statement-breakpoint
INSERT INTO "cash_risk_weights" ("version", "feature", "weight")
	SELECT v."id", w."feature", w."weight" FROM "cash_risk_versions" v CROSS JOIN (VALUES
		('bias', -2.2::float8),
		('first_order', 0.5),
		('shopper_refused', 3.0),
		('shopper_received', -1.0),
		('pincode_refused', 4.0),
		('value', 0.8),
		('address', 0.8)
	) w ("feature", "weight");
