ALTER TABLE "operators" ADD COLUMN "temporary_until" timestamp with time zone DEFAULT now() + interval '24 hours';--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "access_given_by" bigint;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "access_given_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_access_given_by_operators_id_fk" FOREIGN KEY ("access_given_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;