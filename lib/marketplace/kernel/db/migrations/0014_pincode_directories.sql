CREATE TABLE "pincode_directories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pincode_directories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lines" text NOT NULL,
	"pincodes" integer NOT NULL,
	"source" text NOT NULL,
	"operator_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pincode_directories_pincodes" CHECK ("pincode_directories"."pincodes" >= 15000)
);
--> statement-breakpoint
ALTER TABLE "pincode_directories" ADD CONSTRAINT "pincode_directories_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;