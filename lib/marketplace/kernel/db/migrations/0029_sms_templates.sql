CREATE TABLE "sms_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"template_id" text NOT NULL,
	"text" text NOT NULL,
	"variables" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sms_templates_id" CHECK ("sms_templates"."template_id" ~ '^[0-9]{19}$'),
	CONSTRAINT "sms_templates_text" CHECK (length("sms_templates"."text") between 1 and 500)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sms_templates_key" ON "sms_templates" USING btree ("kind","locale");--> statement-breakpoint
CREATE TRIGGER "sms_templates_operator_log" AFTER INSERT OR UPDATE OR DELETE ON "sms_templates" FOR EACH ROW
	WHEN (coalesce(current_setting('market.operator_log', true), '') <> '')
	EXECUTE FUNCTION "log_operator_change"();
