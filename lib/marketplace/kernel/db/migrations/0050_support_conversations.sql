CREATE TABLE "support_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" bigint,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"operator_id" bigint,
	"text" text NOT NULL,
	"channel" text DEFAULT 'site' NOT NULL,
	"mail_id" text,
	"dropped_files" integer DEFAULT 0 NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_messages_author" CHECK ("support_messages"."kind" <> 'shopper' or "support_messages"."operator_id" is null)
);
--> statement-breakpoint
CREATE TABLE "support_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"topic" text,
	"text" text NOT NULL,
	"text_hi" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "support_tickets_open_idx";--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "opened_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "acknowledged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "resolved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "merged_into_id" bigint;--> statement-breakpoint
ALTER TABLE "support_attachments" ADD CONSTRAINT "support_attachments_message_id_support_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."support_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_attachments_message_idx" ON "support_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "support_attachments_unused_idx" ON "support_attachments" USING btree ("created_at") WHERE "support_attachments"."message_id" is null;--> statement-breakpoint
CREATE INDEX "support_messages_ticket_idx" ON "support_messages" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_idempotency_key" ON "support_messages" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "support_templates_name_key" ON "support_templates" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_merged_into_id_support_tickets_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."support_tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_tickets_email_idx" ON "support_tickets" USING btree ("email");--> statement-breakpoint
CREATE INDEX "support_tickets_merged_idx" ON "support_tickets" USING btree ("merged_into_id");--> statement-breakpoint
CREATE INDEX "support_tickets_open_idx" ON "support_tickets" USING btree ("status","opened_at");--> statement-breakpoint
INSERT INTO "support_messages" ("ticket_id", "kind", "text", "created_at") SELECT "id", 'shopper', "message", "created_at" FROM "support_tickets" WHERE "message" <> '-' ORDER BY "id";--> statement-breakpoint
INSERT INTO "support_messages" ("ticket_id", "kind", "text", "created_at") SELECT "id", 'answer', "answer", coalesce("answered_at", "created_at") FROM "support_tickets" WHERE "answer" IS NOT NULL ORDER BY "id";--> statement-breakpoint
UPDATE "support_tickets" SET "opened_at" = "created_at", "acknowledged_at" = "answered_at", "resolved_at" = CASE WHEN "status" = 'resolved' THEN coalesce("answered_at", "created_at") END, "status" = CASE WHEN "status" = 'resolved' THEN 'resolved' ELSE 'open' END;--> statement-breakpoint
INSERT INTO "support_templates" ("name", "topic", "text", "text_hi") VALUES
	('Where the parcel is', 'order', '“Track order” on our site shows where the parcel of {order} is and when we expect it. If it has not come by then, answer this message, and we ask the carrier.', '“ऑर्डर ट्रैक करें” पर दिखता है कि {order} का पार्सल कहाँ है और कब तक पहुँचेगा। अगर तब तक न आए, तो इस संदेश का जवाब दें, हम कूरियर से पूछेंगे।'),
	('Parcel is late', 'order', 'We are sorry that your parcel is late. We have asked the carrier about {order} and write again within two working days.', 'माफ़ कीजिए कि आपका पार्सल देर से आ रहा है। हमने कूरियर से {order} के बारे में पूछा है और दो कामकाजी दिन में फिर लिखेंगे।'),
	('Paid, but no order', 'payment', 'Money that was taken without an order goes back by itself to where it came from, within 5 to 7 working days. If it is not there by then, send us the transaction ID of your bank.', 'जो रकम कट गई पर ऑर्डर नहीं हुआ, वह 5 से 7 कामकाजी दिन में अपने आप वहीं लौटती है जहाँ से आई थी। अगर तब तक न आए, तो हमें अपने बैंक की ट्रांज़ैक्शन आईडी भेजें।'),
	('When a refund comes', 'payment', 'The refund of {order} is on its way. Depending on your bank it is there within 5 to 7 working days.', '{order} का रिफ़ंड भेज दिया गया है। आपके बैंक के हिसाब से यह 5 से 7 कामकाजी दिन में पहुँचता है।'),
	('How to return', 'return', 'Open the order {order} under “My orders”, choose “Return or exchange”, the items and the reason. The store answers within 48 hours.', '“मेरे ऑर्डर” में {order} खोलें, “वापसी या एक्सचेंज” चुनें, फिर आइटम और वजह बताएँ। दुकान 48 घंटे में जवाब देती है।'),
	('Damaged: pictures, please', 'return', 'We are sorry that it came damaged. Please answer with up to three pictures: of the product, of the damage and of the packaging.', 'माफ़ कीजिए कि सामान ख़राब हालत में आया। कृपया जवाब में तीन तक तस्वीरें भेजें: प्रोडक्ट की, ख़राबी की और पैकिंग की।'),
	('Cannot sign in', 'account', 'Choose “Forgot password?” where you sign in: a code by e-mail lets you in at once. We never ask for your password or for a code.', 'लॉग इन करते समय “पासवर्ड भूल गए?” चुनें: ई-मेल पर आए कोड से आप तुरंत अंदर आ जाएँगे। हम आपका पासवर्ड या कोड कभी नहीं माँगते।'),
	('How to sell', 'selling', 'To sell with us, fill in the application for sellers on our site, with your GSTIN and PAN. We look at it within two working days.', 'हमारे यहाँ बेचने के लिए साइट पर विक्रेता का आवेदन भरें, अपने GSTIN और PAN के साथ। हम उसे दो कामकाजी दिन में देखते हैं।'),
	('Complaint received', 'grievance', 'We have received your complaint. Its number is {ticket}. The grievance officer looks into it and answers within one month of the day it came.', 'आपकी शिकायत हमें मिल गई है। उसका नंबर {ticket} है। शिकायत अधिकारी उसे देख रहे हैं और मिलने के दिन से एक महीने में जवाब देंगे।'),
	('More detail, please', NULL, 'So that we can help, please tell us a little more: which order it is about, what happened and when.', 'हम मदद कर सकें, इसके लिए कृपया थोड़ा और बताएँ: बात किस ऑर्डर की है, क्या हुआ और कब।');--> statement-breakpoint
ALTER TABLE "support_tickets" DROP COLUMN "message";--> statement-breakpoint
ALTER TABLE "support_tickets" DROP COLUMN "answer";--> statement-breakpoint
ALTER TABLE "support_tickets" DROP COLUMN "answered_at";--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_resolved" CHECK (("support_tickets"."status" = 'resolved') = ("support_tickets"."resolved_at" is not null));--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_merged" CHECK ("support_tickets"."merged_into_id" <> "support_tickets"."id");