CREATE TABLE "message_choices" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"mail" boolean DEFAULT true NOT NULL,
	"sms" boolean DEFAULT false NOT NULL,
	"whatsapp" boolean DEFAULT false NOT NULL,
	CONSTRAINT "message_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "message_choices_some" CHECK ("message_choices"."mail" or "message_choices"."sms" or "message_choices"."whatsapp")
);
--> statement-breakpoint
CREATE TABLE "message_consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"phone" text NOT NULL,
	"wording" text NOT NULL,
	"source" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "message_statuses" (
	"message_id" bigint NOT NULL,
	"status" text NOT NULL,
	"code" text,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_statuses_message_id_status_pk" PRIMARY KEY("message_id","status")
);
--> statement-breakpoint
CREATE TABLE "phone_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" uuid NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"store_id" bigint DEFAULT 0 NOT NULL,
	"has_mail" boolean NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"provider" text,
	"provider_id" text,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"fell_back_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "message_choices" ADD CONSTRAINT "message_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_consents" ADD CONSTRAINT "message_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_statuses" ADD CONSTRAINT "message_statuses_message_id_phone_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."phone_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_messages" ADD CONSTRAINT "phone_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_consents_one" ON "message_consents" USING btree ("user_id","channel") WHERE "message_consents"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "message_consents_user_idx" ON "message_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_consents_phone_idx" ON "message_consents" USING btree ("phone") WHERE "message_consents"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "phone_messages_event_key" ON "phone_messages" USING btree ("event","channel");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_messages_provider_key" ON "phone_messages" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "phone_messages_order_idx" ON "phone_messages" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "phone_messages_created_idx" ON "phone_messages" USING btree ("created_at");