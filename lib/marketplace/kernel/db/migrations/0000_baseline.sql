-- Everything that the marketplace kept when its history began: its tables by domain, the rows that every market begins
-- with, then the rules that the database holds itself (kernel/db/triggers has them as they are today).

CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint

-- Stores

CREATE TABLE vendors (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	first_name text NOT NULL,
	last_name text NOT NULL,
	email text NOT NULL,
	phone text NOT NULL,
	password_hash text NOT NULL,
	locale text DEFAULT 'en' NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT vendors_email_lower CHECK (email = lower(email))
);--> statement-breakpoint
CREATE UNIQUE INDEX vendors_email_key ON vendors (email);--> statement-breakpoint

CREATE TABLE stores (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	vendor_id bigint NOT NULL,
	application_number text NOT NULL,
	slug text NOT NULL,
	name text NOT NULL,
	status text DEFAULT 'pending' NOT NULL,
	status_reason text,
	legal_name text NOT NULL,
	address text NOT NULL,
	city text NOT NULL,
	state text NOT NULL,
	country text DEFAULT 'India' NOT NULL,
	pincode text NOT NULL,
	gstin text NOT NULL,
	pan text NOT NULL,
	care_email text,
	care_phone text NOT NULL,
	logo text,
	banner text,
	invoice_prefix text NOT NULL,
	shipping_fee bigint DEFAULT 0 NOT NULL,
	free_shipping_from bigint,
	low_stock_threshold integer DEFAULT 5,
	low_stock_mailed_at timestamp with time zone,
	holiday_from date,
	holiday_to date,
	about_en text,
	about_hi text,
	review_required boolean DEFAULT true NOT NULL,
	terms_accepted_at timestamp with time zone NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	approved_at timestamp with time zone,
	CONSTRAINT stores_shipping_fee CHECK (shipping_fee >= 0),
	CONSTRAINT stores_low_stock_threshold CHECK (low_stock_threshold between 0 and 1000),
	CONSTRAINT stores_holiday CHECK ((holiday_from is null) = (holiday_to is null) and coalesce(holiday_to >= holiday_from, true)),
	CONSTRAINT stores_invoice_prefix CHECK (invoice_prefix ~ '^[A-Z]{2,4}$'),
	CONSTRAINT stores_vendor_id_vendors_id_fk FOREIGN KEY (vendor_id) REFERENCES vendors(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX stores_slug_key ON stores (slug);--> statement-breakpoint
CREATE UNIQUE INDEX stores_application_key ON stores (application_number);--> statement-breakpoint
CREATE UNIQUE INDEX stores_gstin_key ON stores (gstin);--> statement-breakpoint
CREATE UNIQUE INDEX stores_invoice_prefix_key ON stores (invoice_prefix);--> statement-breakpoint
CREATE INDEX stores_vendor_idx ON stores (vendor_id);--> statement-breakpoint
CREATE INDEX stores_status_idx ON stores (status, id);--> statement-breakpoint
CREATE INDEX stores_holiday_idx ON stores (holiday_to) WHERE holiday_to is not null;--> statement-breakpoint

CREATE TABLE store_applications (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	number text NOT NULL,
	email text NOT NULL,
	password_hash text NOT NULL,
	locale text NOT NULL,
	facts jsonb NOT NULL,
	logo text,
	banner text,
	idempotency_key text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	confirmed_at timestamp with time zone,
	CONSTRAINT store_applications_email_lower CHECK (email = lower(email))
);--> statement-breakpoint
CREATE UNIQUE INDEX store_applications_number_key ON store_applications (number);--> statement-breakpoint
CREATE UNIQUE INDEX store_applications_idempotency_key ON store_applications (idempotency_key);--> statement-breakpoint
CREATE INDEX store_applications_email_idx ON store_applications (email, created_at);--> statement-breakpoint
CREATE INDEX store_applications_created_idx ON store_applications (created_at);--> statement-breakpoint

CREATE TABLE pickup_addresses (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	store_id bigint NOT NULL,
	name text NOT NULL,
	phone text NOT NULL,
	address text NOT NULL,
	city text NOT NULL,
	state text NOT NULL,
	pincode text NOT NULL,
	is_default boolean DEFAULT false NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT pickup_addresses_pincode CHECK (pincode ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT pickup_addresses_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id)
);--> statement-breakpoint
CREATE INDEX pickup_addresses_store_idx ON pickup_addresses (store_id);--> statement-breakpoint
CREATE UNIQUE INDEX pickup_addresses_one_default ON pickup_addresses (store_id) WHERE is_default;--> statement-breakpoint

-- Operators

CREATE TABLE operators (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	email text NOT NULL,
	name text NOT NULL,
	role text NOT NULL,
	locale text DEFAULT 'en' NOT NULL,
	password_hash text NOT NULL,
	password_is_temporary boolean DEFAULT true NOT NULL,
	temporary_until timestamp with time zone DEFAULT now() + interval '24 hours',
	access_given_by bigint,
	access_given_at timestamp with time zone DEFAULT now() NOT NULL,
	totp_secret text,
	totp_confirmed_at timestamp with time zone,
	last_totp_step bigint,
	removed_at timestamp with time zone,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT operators_email_lower CHECK (email = lower(email)),
	CONSTRAINT operators_totp CHECK (totp_confirmed_at is null or totp_secret is not null),
	CONSTRAINT operators_access_given_by_operators_id_fk FOREIGN KEY (access_given_by) REFERENCES operators(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX operators_email_key ON operators (email) WHERE removed_at is null;--> statement-breakpoint

CREATE TABLE operator_sessions (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	operator_id bigint NOT NULL,
	hash text NOT NULL,
	user_agent text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	last_used_at timestamp with time zone DEFAULT now() NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	revoked_at timestamp with time zone,
	CONSTRAINT operator_sessions_operator_id_operators_id_fk FOREIGN KEY (operator_id) REFERENCES operators(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX operator_sessions_hash_key ON operator_sessions (hash);--> statement-breakpoint
CREATE INDEX operator_sessions_operator_idx ON operator_sessions (operator_id);--> statement-breakpoint

CREATE TABLE seller_views (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	operator_session_id bigint NOT NULL,
	store_id bigint NOT NULL,
	hash text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	ended_at timestamp with time zone,
	CONSTRAINT seller_views_operator_session_id_operator_sessions_id_fk FOREIGN KEY (operator_session_id) REFERENCES operator_sessions(id),
	CONSTRAINT seller_views_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX seller_views_hash_key ON seller_views (hash);--> statement-breakpoint
CREATE INDEX seller_views_session_idx ON seller_views (operator_session_id);--> statement-breakpoint

CREATE TABLE operator_recovery_codes (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	operator_id bigint NOT NULL,
	hash text NOT NULL,
	used_at timestamp with time zone,
	CONSTRAINT operator_recovery_codes_operator_id_operators_id_fk FOREIGN KEY (operator_id) REFERENCES operators(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX operator_recovery_codes_key ON operator_recovery_codes (operator_id, hash);--> statement-breakpoint

CREATE TABLE operator_log (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	at timestamp with time zone DEFAULT now() NOT NULL,
	operator_id bigint,
	action text NOT NULL,
	subject text NOT NULL,
	request jsonb,
	status integer,
	address text,
	CONSTRAINT operator_log_operator_id_operators_id_fk FOREIGN KEY (operator_id) REFERENCES operators(id)
);--> statement-breakpoint
CREATE INDEX operator_log_at_idx ON operator_log (at);--> statement-breakpoint
CREATE INDEX operator_log_subject_idx ON operator_log (subject, at);--> statement-breakpoint
CREATE INDEX operator_log_operator_idx ON operator_log (operator_id, at);--> statement-breakpoint

CREATE TABLE operator_log_changes (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	log_id bigint NOT NULL,
	of_table text NOT NULL,
	row_id text NOT NULL,
	before jsonb NOT NULL,
	after jsonb NOT NULL,
	CONSTRAINT operator_log_changes_log_id_operator_log_id_fk FOREIGN KEY (log_id) REFERENCES operator_log(id)
);--> statement-breakpoint
CREATE INDEX operator_log_changes_log_idx ON operator_log_changes (log_id, id);--> statement-breakpoint

-- Accounts

CREATE TABLE users (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	first_name text NOT NULL,
	last_name text NOT NULL,
	email text NOT NULL,
	phone text,
	phone_verified_at timestamp with time zone,
	password_hash text NOT NULL,
	locale text DEFAULT 'en' NOT NULL,
	verified_at timestamp with time zone,
	contested_at timestamp with time zone,
	blocked_at timestamp with time zone,
	block_reason text,
	deleted_at timestamp with time zone,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT users_blocked CHECK ((blocked_at is null) = (block_reason is null)),
	CONSTRAINT users_email_lower CHECK (email = lower(email)),
	CONSTRAINT users_verified_phone CHECK (phone_verified_at is null or coalesce(phone ~ '^[6-9][0-9]{9}$', false))
);--> statement-breakpoint
CREATE UNIQUE INDEX users_email_key ON users (email);--> statement-breakpoint
CREATE INDEX users_phone_idx ON users (phone);--> statement-breakpoint
CREATE UNIQUE INDEX users_verified_phone_key ON users (phone) WHERE phone_verified_at is not null;--> statement-breakpoint

CREATE TABLE shopper_hashes (
	hash text NOT NULL,
	user_id bigint NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT shopper_hashes_hash_user_id_pk PRIMARY KEY(hash,user_id),
	CONSTRAINT shopper_hashes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX shopper_hashes_user_idx ON shopper_hashes (user_id);--> statement-breakpoint

CREATE TABLE tokens (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	hash text NOT NULL,
	user_id bigint,
	vendor_id bigint,
	opens_seller_area boolean DEFAULT false NOT NULL,
	user_agent text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	last_used_at timestamp with time zone DEFAULT now() NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	revoked_at timestamp with time zone,
	CONSTRAINT tokens_one_owner CHECK (num_nonnulls(user_id, vendor_id) = 1),
	CONSTRAINT tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE cascade,
	CONSTRAINT tokens_vendor_id_vendors_id_fk FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE cascade
);--> statement-breakpoint
CREATE UNIQUE INDEX tokens_hash_key ON tokens (hash);--> statement-breakpoint
CREATE INDEX tokens_user_idx ON tokens (user_id);--> statement-breakpoint
CREATE INDEX tokens_vendor_idx ON tokens (vendor_id);--> statement-breakpoint

CREATE TABLE otps (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	email text,
	phone text,
	audience text DEFAULT 'shopper' NOT NULL,
	purpose text NOT NULL,
	hash text NOT NULL,
	tries integer DEFAULT 0 NOT NULL,
	known_tries integer DEFAULT 0 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	used_at timestamp with time zone,
	CONSTRAINT otps_one_target CHECK (num_nonnulls(email, phone) = 1)
);--> statement-breakpoint
CREATE INDEX otps_email_idx ON otps (email, audience, purpose, created_at);--> statement-breakpoint
CREATE INDEX otps_phone_idx ON otps (phone, purpose, created_at) WHERE phone is not null;--> statement-breakpoint

CREATE TABLE code_requests (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	hash text NOT NULL,
	email text,
	phone text,
	audience text NOT NULL,
	purpose text NOT NULL,
	tries integer DEFAULT 0 NOT NULL,
	asked_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT code_requests_one_target CHECK (num_nonnulls(email, phone) = 1)
);--> statement-breakpoint
CREATE UNIQUE INDEX code_requests_hash_key ON code_requests (hash);--> statement-breakpoint

CREATE TABLE sign_ups (
	request_id bigint PRIMARY KEY NOT NULL,
	opened_account boolean NOT NULL,
	first_name text NOT NULL,
	last_name text NOT NULL,
	phone text,
	password_hash text NOT NULL,
	locale text NOT NULL,
	CONSTRAINT sign_ups_request_id_code_requests_id_fk FOREIGN KEY (request_id) REFERENCES code_requests(id) ON DELETE cascade
);--> statement-breakpoint

CREATE TABLE known_devices (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	hash text NOT NULL,
	user_id bigint,
	vendor_id bigint,
	operator_id bigint,
	last_used_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT known_devices_one_owner CHECK (num_nonnulls(user_id, vendor_id, operator_id) = 1),
	CONSTRAINT known_devices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE cascade,
	CONSTRAINT known_devices_vendor_id_vendors_id_fk FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE cascade,
	CONSTRAINT known_devices_operator_id_operators_id_fk FOREIGN KEY (operator_id) REFERENCES operators(id) ON DELETE cascade
);--> statement-breakpoint
CREATE UNIQUE INDEX known_devices_hash_user_key ON known_devices (hash, user_id);--> statement-breakpoint
CREATE UNIQUE INDEX known_devices_hash_vendor_key ON known_devices (hash, vendor_id);--> statement-breakpoint
CREATE UNIQUE INDEX known_devices_hash_operator_key ON known_devices (hash, operator_id);--> statement-breakpoint
CREATE INDEX known_devices_user_idx ON known_devices (user_id);--> statement-breakpoint
CREATE INDEX known_devices_vendor_idx ON known_devices (vendor_id);--> statement-breakpoint
CREATE INDEX known_devices_operator_idx ON known_devices (operator_id);--> statement-breakpoint

CREATE TABLE addresses (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	user_id bigint NOT NULL,
	full_name text NOT NULL,
	phone text NOT NULL,
	full_address text NOT NULL,
	landmark text,
	city text NOT NULL,
	state text NOT NULL,
	pincode text NOT NULL,
	latitude double precision,
	longitude double precision,
	type text DEFAULT 'home' NOT NULL,
	is_default boolean DEFAULT false NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT addresses_pincode CHECK (pincode ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT addresses_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX addresses_user_idx ON addresses (user_id);--> statement-breakpoint
CREATE UNIQUE INDEX addresses_one_default ON addresses (user_id) WHERE is_default;--> statement-breakpoint

-- Sellers

CREATE TABLE store_members (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	store_id bigint NOT NULL,
	vendor_id bigint NOT NULL,
	role text NOT NULL,
	invited_by bigint,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT store_members_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id),
	CONSTRAINT store_members_vendor_id_vendors_id_fk FOREIGN KEY (vendor_id) REFERENCES vendors(id),
	CONSTRAINT store_members_invited_by_vendors_id_fk FOREIGN KEY (invited_by) REFERENCES vendors(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX store_members_vendor_key ON store_members (vendor_id);--> statement-breakpoint
CREATE INDEX store_members_store_idx ON store_members (store_id);--> statement-breakpoint

CREATE TABLE store_invitations (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	store_id bigint NOT NULL,
	email text NOT NULL,
	role text NOT NULL,
	hash text NOT NULL,
	invited_by bigint NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	ended_at timestamp with time zone,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT store_invitations_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id),
	CONSTRAINT store_invitations_invited_by_vendors_id_fk FOREIGN KEY (invited_by) REFERENCES vendors(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX store_invitations_hash_key ON store_invitations (hash);--> statement-breakpoint
CREATE INDEX store_invitations_store_idx ON store_invitations (store_id, email);--> statement-breakpoint

-- Api tokens

CREATE TABLE api_tokens (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	store_id bigint NOT NULL,
	vendor_id bigint NOT NULL,
	name text NOT NULL,
	scopes text[] NOT NULL,
	hash text NOT NULL,
	tail text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	last_used_at timestamp with time zone,
	expires_at timestamp with time zone NOT NULL,
	revoked_at timestamp with time zone,
	CONSTRAINT api_tokens_scopes CHECK (cardinality(scopes) > 0),
	CONSTRAINT api_tokens_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id),
	CONSTRAINT api_tokens_vendor_id_vendors_id_fk FOREIGN KEY (vendor_id) REFERENCES vendors(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX api_tokens_hash_key ON api_tokens (hash);--> statement-breakpoint
CREATE INDEX api_tokens_store_idx ON api_tokens (store_id, id);--> statement-breakpoint
CREATE INDEX api_tokens_vendor_idx ON api_tokens (vendor_id);--> statement-breakpoint

CREATE TABLE idempotency_keys (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	store_id bigint NOT NULL,
	key text NOT NULL,
	batch integer NOT NULL,
	request_hash text NOT NULL,
	answer json,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT idempotency_keys_length CHECK (length(key) between 1 and 100),
	CONSTRAINT idempotency_keys_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX idempotency_keys_key ON idempotency_keys (store_id, key, batch);--> statement-breakpoint
CREATE INDEX idempotency_keys_created_idx ON idempotency_keys (created_at);--> statement-breakpoint

-- Size charts

CREATE TABLE size_charts (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	store_id bigint NOT NULL,
	name text NOT NULL,
	name_hi text,
	chart jsonb NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT size_charts_store_key UNIQUE(id,store_id),
	CONSTRAINT size_charts_name CHECK (length(name) between 1 and 60),
	CONSTRAINT size_charts_chart CHECK (jsonb_array_length(chart -> 'measures') between 1 and 6
        and jsonb_array_length(size_charts.chart -> 'rows') between 1 and 40),
	CONSTRAINT size_charts_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id)
);--> statement-breakpoint
CREATE INDEX size_charts_store_idx ON size_charts (store_id, name);--> statement-breakpoint

-- Listings

CREATE TABLE listings (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	store_id bigint NOT NULL,
	code text NOT NULL,
	size_chart jsonb,
	size_chart_id bigint,
	status text DEFAULT 'live' NOT NULL,
	version integer DEFAULT 1 NOT NULL,
	draft jsonb,
	has_changes boolean DEFAULT false NOT NULL,
	title text DEFAULT '' NOT NULL,
	title_hi text DEFAULT '' NOT NULL,
	search_text text DEFAULT '' NOT NULL,
	category_id bigint,
	rejection jsonb,
	submitted_at timestamp with time zone,
	reviewed_at timestamp with time zone,
	published_at timestamp with time zone,
	updated_by bigint,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT listings_store_key UNIQUE(id,store_id),
	CONSTRAINT listings_draft CHECK (status in ('live', 'paused', 'archived') or draft is not null),
	CONSTRAINT listings_rejection CHECK (status <> 'rejected' or rejection is not null),
	CONSTRAINT listings_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id),
	CONSTRAINT listings_updated_by_vendors_id_fk FOREIGN KEY (updated_by) REFERENCES vendors(id),
	CONSTRAINT listings_size_chart_of_store FOREIGN KEY (size_chart_id,store_id) REFERENCES size_charts(id,store_id)
);--> statement-breakpoint
CREATE UNIQUE INDEX listings_code_key ON listings (store_id, code);--> statement-breakpoint
CREATE INDEX listings_store_updated_idx ON listings (store_id, updated_at, id);--> statement-breakpoint
CREATE INDEX listings_store_changed_idx ON listings (store_id, changed_at, id);--> statement-breakpoint
CREATE INDEX listings_store_status_idx ON listings (store_id, status);--> statement-breakpoint
CREATE INDEX listings_in_review_idx ON listings (submitted_at,id) WHERE status = 'in_review';--> statement-breakpoint
CREATE INDEX listings_size_chart_idx ON listings (size_chart_id) WHERE size_chart_id is not null;--> statement-breakpoint

CREATE TABLE listing_revisions (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	listing_id bigint NOT NULL,
	kind text NOT NULL,
	vendor_id bigint,
	document jsonb,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT listing_revisions_listing_id_listings_id_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE cascade,
	CONSTRAINT listing_revisions_vendor_id_vendors_id_fk FOREIGN KEY (vendor_id) REFERENCES vendors(id)
);--> statement-breakpoint
CREATE INDEX listing_revisions_listing_idx ON listing_revisions (listing_id, id);--> statement-breakpoint

CREATE TABLE store_pictures (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	store_id bigint NOT NULL,
	url text NOT NULL,
	width integer NOT NULL,
	height integer NOT NULL,
	checked_at timestamp with time zone,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT store_pictures_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX store_pictures_url_key ON store_pictures (url);--> statement-breakpoint
CREATE INDEX store_pictures_checked_idx ON store_pictures (coalesce(checked_at, '-infinity'));--> statement-breakpoint
CREATE INDEX store_pictures_store_idx ON store_pictures (store_id, created_at);--> statement-breakpoint

-- Listing views

CREATE TABLE listing_views (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	store_id bigint NOT NULL,
	vendor_id bigint NOT NULL,
	name text NOT NULL,
	filters jsonb NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT listing_views_name CHECK (length(name) between 1 and 40),
	CONSTRAINT listing_views_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id),
	CONSTRAINT listing_views_vendor_id_vendors_id_fk FOREIGN KEY (vendor_id) REFERENCES vendors(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX listing_views_name_key ON listing_views (store_id, vendor_id, name);--> statement-breakpoint

-- Deals

CREATE TABLE deals (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	store_id bigint NOT NULL,
	name text,
	percent integer,
	starts_at timestamp with time zone NOT NULL,
	ends_at timestamp with time zone NOT NULL,
	ended_at timestamp with time zone,
	created_by bigint,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT deals_period_key UNIQUE(id,starts_at,ends_at),
	CONSTRAINT deals_period CHECK (ends_at > starts_at),
	CONSTRAINT deals_percent CHECK (percent between 1 and 90),
	CONSTRAINT deals_name CHECK (length(name) between 1 and 80),
	CONSTRAINT deals_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id),
	CONSTRAINT deals_created_by_vendors_id_fk FOREIGN KEY (created_by) REFERENCES vendors(id)
);--> statement-breakpoint
CREATE INDEX deals_store_idx ON deals (store_id, ends_at);--> statement-breakpoint

-- Catalog

CREATE TABLE categories (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	parent_id bigint,
	slug text NOT NULL,
	name text NOT NULL,
	image text,
	position integer DEFAULT 0 NOT NULL,
	hsn text,
	gst_rate integer,
	attributes jsonb DEFAULT '[]'::jsonb NOT NULL,
	size_chart jsonb,
	CONSTRAINT categories_hsn CHECK (hsn ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})$'),
	CONSTRAINT categories_parent_id_categories_id_fk FOREIGN KEY (parent_id) REFERENCES categories(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX categories_slug_key ON categories (slug);--> statement-breakpoint
CREATE INDEX categories_parent_idx ON categories (parent_id, position);--> statement-breakpoint

CREATE TABLE brands (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	slug text NOT NULL,
	name text NOT NULL,
	image text,
	position integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX brands_slug_key ON brands (slug);--> statement-breakpoint

CREATE TABLE brand_requests (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	key text NOT NULL,
	name text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX brand_requests_key ON brand_requests (key);--> statement-breakpoint

CREATE TABLE brand_request_listings (
	request_id bigint NOT NULL,
	listing_id bigint NOT NULL,
	CONSTRAINT brand_request_listings_request_id_listing_id_pk PRIMARY KEY(request_id,listing_id),
	CONSTRAINT brand_request_listings_request_id_brand_requests_id_fk FOREIGN KEY (request_id) REFERENCES brand_requests(id) ON DELETE cascade,
	CONSTRAINT brand_request_listings_listing_id_listings_id_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX brand_request_listings_listing_idx ON brand_request_listings (listing_id);--> statement-breakpoint

CREATE TABLE products (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	store_id bigint NOT NULL,
	listing_id bigint NOT NULL,
	category_id bigint NOT NULL,
	brand_id bigint,
	slug text NOT NULL,
	name text NOT NULL,
	description text DEFAULT '' NOT NULL,
	mrp bigint NOT NULL,
	price bigint NOT NULL,
	stock integer DEFAULT 0 NOT NULL,
	low_stock_threshold integer,
	colour text,
	size text,
	attributes text[] DEFAULT '{}'::text[] NOT NULL,
	product_code text NOT NULL,
	sku text NOT NULL,
	gtin text,
	hsn text NOT NULL,
	gst_rate integer DEFAULT 18 NOT NULL,
	own_gst_rate integer,
	gst_notification text,
	origin_country text DEFAULT 'India' NOT NULL,
	importer text,
	return_policy text DEFAULT 'return_7' NOT NULL,
	is_featured boolean DEFAULT false NOT NULL,
	is_active boolean DEFAULT true NOT NULL,
	is_removed boolean DEFAULT false NOT NULL,
	weight_grams integer,
	length_mm integer,
	width_mm integer,
	height_mm integer,
	rating real DEFAULT 0 NOT NULL,
	review_count integer DEFAULT 0 NOT NULL,
	sold_count integer DEFAULT 0 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT products_gtin CHECK (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
	CONSTRAINT products_low_stock_threshold CHECK (low_stock_threshold between 0 and 1000),
	CONSTRAINT products_stock_not_negative CHECK (stock >= 0),
	CONSTRAINT products_price_within_mrp CHECK (price > 0 and price <= mrp),
	CONSTRAINT products_own_gst_rate CHECK ((own_gst_rate is null) = (gst_notification is null)
        and products.own_gst_rate between 0 and 10000 and products.gst_notification <> ''),
	CONSTRAINT products_attributes_bounded CHECK (cardinality(attributes) <= 60),
	CONSTRAINT products_removed CHECK (not (is_removed and is_active)),
	CONSTRAINT products_rating CHECK (rating between 0 and 5),
	CONSTRAINT products_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id),
	CONSTRAINT products_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES categories(id),
	CONSTRAINT products_brand_id_brands_id_fk FOREIGN KEY (brand_id) REFERENCES brands(id),
	CONSTRAINT products_listing_of_store FOREIGN KEY (listing_id,store_id) REFERENCES listings(id,store_id)
);--> statement-breakpoint
CREATE UNIQUE INDEX products_slug_key ON products (slug);--> statement-breakpoint
CREATE UNIQUE INDEX products_sku_key ON products (store_id, sku);--> statement-breakpoint
CREATE INDEX products_category_idx ON products (category_id, id);--> statement-breakpoint
CREATE INDEX products_brand_idx ON products (brand_id, id);--> statement-breakpoint
CREATE INDEX products_store_idx ON products (store_id, id);--> statement-breakpoint
CREATE INDEX products_updated_idx ON products (updated_at, id);--> statement-breakpoint
CREATE INDEX products_store_changed_idx ON products (store_id, changed_at, id);--> statement-breakpoint
CREATE INDEX products_latest_idx ON products (created_at, id) WHERE is_active;--> statement-breakpoint
CREATE INDEX products_best_selling_idx ON products (sold_count, id) WHERE is_active;--> statement-breakpoint
CREATE INDEX products_top_rated_idx ON products (rating, review_count, id) WHERE is_active;--> statement-breakpoint
CREATE INDEX products_price_idx ON products (price, id) WHERE is_active;--> statement-breakpoint
CREATE INDEX products_name_idx ON products (name, id) WHERE is_active;--> statement-breakpoint
CREATE INDEX products_featured_idx ON products (sold_count, id) WHERE is_active and is_featured;--> statement-breakpoint
CREATE INDEX products_listing_idx ON products (listing_id);--> statement-breakpoint

CREATE TABLE product_translations (
	product_id bigint NOT NULL,
	locale text NOT NULL,
	name text NOT NULL,
	description text DEFAULT '' NOT NULL,
	CONSTRAINT product_translations_product_id_locale_pk PRIMARY KEY(product_id,locale),
	CONSTRAINT product_translations_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX product_translations_name_idx ON product_translations (locale, name, product_id);--> statement-breakpoint

CREATE TABLE product_media (
	product_id bigint NOT NULL,
	position integer NOT NULL,
	media_type text DEFAULT 'image' NOT NULL,
	url text NOT NULL,
	CONSTRAINT product_media_product_id_position_pk PRIMARY KEY(product_id,position),
	CONSTRAINT product_media_at_most_10 CHECK (position between 1 and 10),
	CONSTRAINT product_media_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE cascade
);--> statement-breakpoint

CREATE TABLE flash_deals (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	deal_id bigint,
	product_id bigint NOT NULL,
	price bigint NOT NULL,
	starts_at timestamp with time zone NOT NULL,
	ends_at timestamp with time zone NOT NULL,
	CONSTRAINT flash_deals_price CHECK (price > 0),
	CONSTRAINT flash_deals_period CHECK (ends_at > starts_at),
	CONSTRAINT flash_deals_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE cascade,
	CONSTRAINT flash_deals_of_deal FOREIGN KEY (deal_id,starts_at,ends_at) REFERENCES deals(id,starts_at,ends_at) ON DELETE cascade ON UPDATE cascade
);--> statement-breakpoint
CREATE INDEX flash_deals_deal_idx ON flash_deals (deal_id);--> statement-breakpoint
CREATE INDEX flash_deals_product_idx ON flash_deals (product_id, ends_at);--> statement-breakpoint
CREATE INDEX flash_deals_ends_idx ON flash_deals (ends_at);--> statement-breakpoint

CREATE TABLE reviews (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	listing_id bigint NOT NULL,
	product_id bigint NOT NULL,
	user_id bigint,
	author_name text NOT NULL,
	locale text NOT NULL,
	rating integer NOT NULL,
	title text DEFAULT '' NOT NULL,
	comment text DEFAULT '' NOT NULL,
	is_verified boolean DEFAULT false NOT NULL,
	helpful_count integer DEFAULT 0 NOT NULL,
	reply text,
	replied_at timestamp with time zone,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT reviews_rating CHECK (rating between 1 and 5),
	CONSTRAINT reviews_helpful_count CHECK (helpful_count >= 0),
	CONSTRAINT reviews_reply CHECK ((reply is null) = (replied_at is null)),
	CONSTRAINT reviews_listing_id_listings_id_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE cascade,
	CONSTRAINT reviews_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE cascade,
	CONSTRAINT reviews_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE set null
);--> statement-breakpoint
CREATE UNIQUE INDEX reviews_one_per_shopper ON reviews (listing_id, user_id);--> statement-breakpoint
CREATE INDEX reviews_listing_idx ON reviews (listing_id, created_at);--> statement-breakpoint
CREATE INDEX reviews_product_idx ON reviews (product_id);--> statement-breakpoint
CREATE INDEX reviews_user_idx ON reviews (user_id);--> statement-breakpoint

-- Category translations

CREATE TABLE category_translations (
	category_id bigint NOT NULL,
	locale text NOT NULL,
	name text NOT NULL,
	CONSTRAINT category_translations_category_id_locale_pk PRIMARY KEY(category_id,locale),
	CONSTRAINT category_translations_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE cascade
);--> statement-breakpoint

-- Former slugs

CREATE TABLE former_catalogue_slugs (
	kind text NOT NULL,
	slug text NOT NULL,
	subject_id bigint NOT NULL,
	CONSTRAINT former_catalogue_slugs_kind_slug_pk PRIMARY KEY(kind,slug)
);--> statement-breakpoint
CREATE INDEX former_catalogue_slugs_subject_idx ON former_catalogue_slugs (kind, subject_id);--> statement-breakpoint

CREATE TABLE former_slugs (
	slug text PRIMARY KEY NOT NULL,
	product_id bigint NOT NULL,
	CONSTRAINT former_slugs_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE cascade
);--> statement-breakpoint

-- Gst rates

CREATE TABLE gst_rates (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	hsn_prefix text NOT NULL,
	value_from bigint DEFAULT 0 NOT NULL,
	value_to bigint,
	rate integer NOT NULL,
	holds_from date NOT NULL,
	holds_until date,
	notification text DEFAULT '' NOT NULL,
	operator_id bigint,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT gst_rates_prefix CHECK (hsn_prefix ~ '^[0-9]{0,8}$'),
	CONSTRAINT gst_rates_rate CHECK (rate between 0 and 10000),
	CONSTRAINT gst_rates_value CHECK (value_from >= 0 and value_to > value_from),
	CONSTRAINT gst_rates_days CHECK (holds_until > holds_from),
	CONSTRAINT gst_rates_operator_id_operators_id_fk FOREIGN KEY (operator_id) REFERENCES operators(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX gst_rates_key ON gst_rates (hsn_prefix, holds_from, value_from);--> statement-breakpoint

-- Price history

CREATE TABLE price_history (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	product_id bigint NOT NULL,
	price bigint NOT NULL,
	valid_from timestamp with time zone NOT NULL,
	valid_to timestamp with time zone,
	CONSTRAINT price_history_price CHECK (price > 0),
	CONSTRAINT price_history_period CHECK (valid_to >= valid_from),
	CONSTRAINT price_history_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX price_history_product_idx ON price_history (product_id, valid_to);--> statement-breakpoint
CREATE UNIQUE INDEX price_history_one_present ON price_history (product_id) WHERE valid_to is null;--> statement-breakpoint

-- Search

CREATE TABLE search_synonyms (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	words text[] NOT NULL,
	meanings text[] NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT search_synonyms_words CHECK (cardinality(words) between 1 and 12),
	CONSTRAINT search_synonyms_meanings CHECK (cardinality(meanings) <= 12),
	CONSTRAINT search_synonyms_two CHECK (cardinality(words) + cardinality(meanings) >= 2)
);--> statement-breakpoint

CREATE TABLE search_boosts (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	query text,
	listing_id bigint,
	brand_id bigint,
	category_id bigint,
	starts_at timestamp with time zone,
	ends_at timestamp with time zone,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT search_boosts_target CHECK (num_nonnulls(listing_id, brand_id, category_id) = 1),
	CONSTRAINT search_boosts_query CHECK (char_length(query) between 1 and 80),
	CONSTRAINT search_boosts_period CHECK (ends_at > starts_at),
	CONSTRAINT search_boosts_listing_id_listings_id_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE cascade,
	CONSTRAINT search_boosts_brand_id_brands_id_fk FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE cascade,
	CONSTRAINT search_boosts_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE cascade
);--> statement-breakpoint

CREATE TABLE search_occasions (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	built_in text,
	words text[] NOT NULL,
	leads_to text[] NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT search_occasions_built_in CHECK (char_length(built_in) between 1 and 40),
	CONSTRAINT search_occasions_either CHECK ((built_in is null) = (cardinality(words) > 0)
        and (search_occasions.built_in is null) = (cardinality(search_occasions.leads_to) > 0)),
	CONSTRAINT search_occasions_words CHECK (cardinality(words) <= 12),
	CONSTRAINT search_occasions_leads_to CHECK (cardinality(leads_to) <= 24)
);--> statement-breakpoint
CREATE UNIQUE INDEX search_occasions_built_in_idx ON search_occasions (built_in);--> statement-breakpoint

CREATE TABLE unmet_searches (
	day date NOT NULL,
	key text NOT NULL,
	text text NOT NULL,
	searches integer NOT NULL,
	CONSTRAINT unmet_searches_day_key_pk PRIMARY KEY(day,key),
	CONSTRAINT unmet_searches_key_length CHECK (char_length(key) between 1 and 80),
	CONSTRAINT unmet_searches_text_length CHECK (char_length(text) between 1 and 80),
	CONSTRAINT unmet_searches_some CHECK (searches > 0)
);--> statement-breakpoint

CREATE TABLE search_counts (
	day date NOT NULL,
	text text NOT NULL,
	searches integer DEFAULT 0 NOT NULL,
	clicks integer DEFAULT 0 NOT NULL,
	results integer,
	CONSTRAINT search_counts_day_text_pk PRIMARY KEY(day,text),
	CONSTRAINT search_counts_text_length CHECK (char_length(text) between 1 and 80),
	CONSTRAINT search_counts_not_negative CHECK (searches >= 0 and clicks >= 0)
);--> statement-breakpoint
CREATE INDEX search_counts_searches_idx ON search_counts (day, searches);--> statement-breakpoint

-- Imports

CREATE TABLE imports (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	store_id bigint,
	vendor_id bigint,
	operator_id bigint,
	locale text NOT NULL,
	file_name text NOT NULL,
	file_key text,
	format text NOT NULL,
	columns jsonb NOT NULL,
	picture_count integer DEFAULT 0 NOT NULL,
	mapping jsonb NOT NULL,
	state text DEFAULT 'mapping' NOT NULL,
	failure text,
	row_count integer DEFAULT 0 NOT NULL,
	group_count integer DEFAULT 0 NOT NULL,
	groups_done integer DEFAULT 0 NOT NULL,
	rows_to_do integer DEFAULT 0 NOT NULL,
	rows_done integer DEFAULT 0 NOT NULL,
	is_read boolean DEFAULT false NOT NULL,
	new_count integer DEFAULT 0 NOT NULL,
	changed_count integer DEFAULT 0 NOT NULL,
	unchanged_count integer DEFAULT 0 NOT NULL,
	faulty_count integer DEFAULT 0 NOT NULL,
	draft_count integer DEFAULT 0 NOT NULL,
	problem_counts jsonb DEFAULT '{}'::jsonb NOT NULL,
	undone_count integer DEFAULT 0 NOT NULL,
	left_count integer DEFAULT 0 NOT NULL,
	runner text,
	lease_until timestamp with time zone,
	tries integer DEFAULT 0 NOT NULL,
	parked_state text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	finished_at timestamp with time zone,
	CONSTRAINT imports_owner CHECK ((store_id is null) = (vendor_id is null) and (store_id is null or operator_id is null)),
	CONSTRAINT imports_failure CHECK ((state = 'failed') = (failure is not null)),
	CONSTRAINT imports_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id),
	CONSTRAINT imports_vendor_id_vendors_id_fk FOREIGN KEY (vendor_id) REFERENCES vendors(id),
	CONSTRAINT imports_operator_id_operators_id_fk FOREIGN KEY (operator_id) REFERENCES operators(id)
);--> statement-breakpoint
CREATE INDEX imports_store_idx ON imports (store_id, id);--> statement-breakpoint
CREATE INDEX imports_running_idx ON imports (lease_until) WHERE state in ('checking', 'applying', 'undoing');--> statement-breakpoint

CREATE TABLE import_rows (
	import_id bigint NOT NULL,
	number integer NOT NULL,
	store_id bigint,
	group_number integer NOT NULL,
	listing_code text NOT NULL,
	cells jsonb NOT NULL,
	fields jsonb NOT NULL,
	problems jsonb DEFAULT '[]'::jsonb NOT NULL,
	filled jsonb DEFAULT '{}'::jsonb NOT NULL,
	asks jsonb DEFAULT '[]'::jsonb NOT NULL,
	outcome text,
	seen_stock integer,
	is_applied boolean DEFAULT false NOT NULL,
	CONSTRAINT import_rows_import_id_number_pk PRIMARY KEY(import_id,number),
	CONSTRAINT import_rows_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE cascade,
	CONSTRAINT import_rows_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id)
);--> statement-breakpoint
CREATE INDEX import_rows_group_idx ON import_rows (import_id, group_number);--> statement-breakpoint
CREATE INDEX import_rows_outcome_idx ON import_rows (import_id, outcome, number);--> statement-breakpoint

CREATE TABLE import_mappings (
	store_id bigint NOT NULL,
	headings text NOT NULL,
	mapping jsonb NOT NULL,
	used_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT import_mappings_store_id_headings_pk PRIMARY KEY(store_id,headings),
	CONSTRAINT import_mappings_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE cascade
);--> statement-breakpoint

CREATE TABLE imported_pictures (
	store_id bigint NOT NULL,
	source text NOT NULL,
	url text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT imported_pictures_store_id_source_pk PRIMARY KEY(store_id,source),
	CONSTRAINT imported_pictures_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX imported_pictures_url_idx ON imported_pictures (url);--> statement-breakpoint

CREATE TABLE import_values (
	import_id bigint NOT NULL,
	kind text NOT NULL,
	value text NOT NULL,
	hint text NOT NULL,
	proposal text,
	row_count integer NOT NULL,
	examples jsonb NOT NULL,
	CONSTRAINT import_values_import_id_kind_value_hint_pk PRIMARY KEY(import_id,kind,value,hint),
	CONSTRAINT import_values_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE cascade
);--> statement-breakpoint

CREATE TABLE import_choices (
	store_id bigint NOT NULL,
	kind text NOT NULL,
	value text NOT NULL,
	hint text NOT NULL,
	of_import bigint DEFAULT 0 NOT NULL,
	choice text NOT NULL,
	used_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT import_choices_store_id_kind_value_hint_of_import_pk PRIMARY KEY(store_id,kind,value,hint,of_import),
	CONSTRAINT import_choices_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX import_choices_used_idx ON import_choices (store_id, used_at);--> statement-breakpoint
CREATE INDEX import_choices_of_file_idx ON import_choices (used_at) WHERE of_import <> 0;--> statement-breakpoint

CREATE TABLE import_undo (
	import_id bigint NOT NULL,
	listing_id bigint NOT NULL,
	before jsonb,
	shown_before jsonb,
	was_published boolean NOT NULL,
	version_after integer NOT NULL,
	stocks jsonb DEFAULT '[]'::jsonb NOT NULL,
	row_count integer DEFAULT 0 NOT NULL,
	undone text,
	CONSTRAINT import_undo_import_id_listing_id_pk PRIMARY KEY(import_id,listing_id),
	CONSTRAINT import_undo_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE cascade,
	CONSTRAINT import_undo_listing_id_listings_id_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX import_undo_listing_idx ON import_undo (listing_id);--> statement-breakpoint

-- Content

CREATE TABLE banners (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	kind text NOT NULL,
	image text NOT NULL,
	link text NOT NULL,
	position integer DEFAULT 0 NOT NULL,
	is_active boolean DEFAULT true NOT NULL,
	starts_at timestamp with time zone,
	ends_at timestamp with time zone,
	locale text,
	CONSTRAINT banners_link CHECK (link like '/%' and link !~ '^/[/\\]'),
	CONSTRAINT banners_period CHECK (ends_at > starts_at),
	CONSTRAINT banners_locale CHECK (locale in ('en', 'hi'))
);--> statement-breakpoint
CREATE INDEX banners_kind_idx ON banners (kind, position);--> statement-breakpoint

CREATE TABLE banner_translations (
	banner_id bigint NOT NULL,
	locale text NOT NULL,
	title text NOT NULL,
	body text DEFAULT '' NOT NULL,
	alt text DEFAULT '' NOT NULL,
	CONSTRAINT banner_translations_banner_id_locale_pk PRIMARY KEY(banner_id,locale),
	CONSTRAINT banner_translations_banner_id_banners_id_fk FOREIGN KEY (banner_id) REFERENCES banners(id) ON DELETE cascade
);--> statement-breakpoint

CREATE TABLE home_sections (
	name text PRIMARY KEY NOT NULL,
	position integer NOT NULL,
	is_hidden boolean DEFAULT false NOT NULL,
	title text,
	title_hi text,
	CONSTRAINT home_sections_title CHECK (char_length(title) between 1 and 60),
	CONSTRAINT home_sections_title_hi CHECK (char_length(title_hi) between 1 and 60)
);--> statement-breakpoint

CREATE TABLE home_picks (
	listing_id bigint PRIMARY KEY NOT NULL,
	position integer NOT NULL,
	CONSTRAINT home_picks_listing_id_listings_id_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE cascade
);--> statement-breakpoint

CREATE TABLE short_links (
	code text PRIMARY KEY NOT NULL,
	path text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX short_links_path_key ON short_links (path);--> statement-breakpoint

CREATE TABLE support_tickets (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	number text NOT NULL,
	name text NOT NULL,
	email text NOT NULL,
	is_own_email boolean DEFAULT false NOT NULL,
	subject text NOT NULL,
	topic text DEFAULT 'other' NOT NULL,
	order_number text,
	locale text DEFAULT 'en' NOT NULL,
	status text DEFAULT 'open' NOT NULL,
	opened_at timestamp with time zone DEFAULT now() NOT NULL,
	acknowledged_at timestamp with time zone,
	resolved_at timestamp with time zone,
	merged_into_id bigint,
	idempotency_key text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT support_tickets_resolved CHECK ((status = 'resolved') = (resolved_at is not null)),
	CONSTRAINT support_tickets_merged CHECK (merged_into_id <> id),
	CONSTRAINT support_tickets_merged_into_id_support_tickets_id_fk FOREIGN KEY (merged_into_id) REFERENCES support_tickets(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX support_tickets_number_key ON support_tickets (number);--> statement-breakpoint
CREATE UNIQUE INDEX support_tickets_idempotency_key ON support_tickets (idempotency_key);--> statement-breakpoint
CREATE INDEX support_tickets_open_idx ON support_tickets (status, opened_at);--> statement-breakpoint
CREATE INDEX support_tickets_email_idx ON support_tickets (email);--> statement-breakpoint
CREATE INDEX support_tickets_merged_idx ON support_tickets (merged_into_id);--> statement-breakpoint

CREATE TABLE support_messages (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	ticket_id bigint NOT NULL,
	kind text NOT NULL,
	operator_id bigint,
	text text NOT NULL,
	channel text DEFAULT 'site' NOT NULL,
	mail_id text,
	dropped_files integer DEFAULT 0 NOT NULL,
	idempotency_key text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT support_messages_author CHECK (kind <> 'shopper' or operator_id is null),
	CONSTRAINT support_messages_ticket_id_support_tickets_id_fk FOREIGN KEY (ticket_id) REFERENCES support_tickets(id) ON DELETE cascade,
	CONSTRAINT support_messages_operator_id_operators_id_fk FOREIGN KEY (operator_id) REFERENCES operators(id)
);--> statement-breakpoint
CREATE INDEX support_messages_ticket_idx ON support_messages (ticket_id, id);--> statement-breakpoint
CREATE UNIQUE INDEX support_messages_idempotency_key ON support_messages (idempotency_key);--> statement-breakpoint

CREATE TABLE support_attachments (
	id uuid PRIMARY KEY NOT NULL,
	message_id bigint,
	kind text NOT NULL,
	name text NOT NULL,
	bytes integer NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT support_attachments_message_id_support_messages_id_fk FOREIGN KEY (message_id) REFERENCES support_messages(id) ON DELETE set null
);--> statement-breakpoint
CREATE INDEX support_attachments_message_idx ON support_attachments (message_id);--> statement-breakpoint
CREATE INDEX support_attachments_unused_idx ON support_attachments (created_at) WHERE message_id is null;--> statement-breakpoint

CREATE TABLE support_templates (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	name text NOT NULL,
	topic text,
	text text NOT NULL,
	text_hi text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX support_templates_name_key ON support_templates (lower(name));--> statement-breakpoint

CREATE TABLE newsletter_subscriptions (
	email text PRIMARY KEY NOT NULL,
	locale text NOT NULL,
	token_hash text NOT NULL,
	consented_at timestamp with time zone NOT NULL,
	mailed_at timestamp with time zone NOT NULL,
	confirmed_at timestamp with time zone
);--> statement-breakpoint
CREATE UNIQUE INDEX newsletter_subscriptions_token_key ON newsletter_subscriptions (token_hash);--> statement-breakpoint

CREATE TABLE content_versions (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	kind text NOT NULL,
	slug text NOT NULL,
	locale text NOT NULL,
	state text NOT NULL,
	title text DEFAULT '' NOT NULL,
	summary text DEFAULT '' NOT NULL,
	body text DEFAULT '' NOT NULL,
	date date,
	author text,
	image text,
	operator_id bigint,
	note text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT content_versions_published CHECK (state <> 'published' or (title <> '' and summary <> '' and body <> '')),
	CONSTRAINT content_versions_pages_stay CHECK (kind <> 'page' or state <> 'withdrawn'),
	CONSTRAINT content_versions_operator_id_operators_id_fk FOREIGN KEY (operator_id) REFERENCES operators(id)
);--> statement-breakpoint
CREATE INDEX content_versions_text_idx ON content_versions (kind, slug, locale, id);--> statement-breakpoint

-- Settings

CREATE TABLE setting_versions (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"group" text NOT NULL,
	value jsonb NOT NULL,
	operator_id bigint,
	note text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT setting_versions_value CHECK (jsonb_typeof(value) = 'object'),
	CONSTRAINT setting_versions_operator_id_operators_id_fk FOREIGN KEY (operator_id) REFERENCES operators(id)
);--> statement-breakpoint
CREATE INDEX setting_versions_group_idx ON setting_versions ("group", id);--> statement-breakpoint

-- Cart

CREATE TABLE cart_lines (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	user_id bigint NOT NULL,
	product_id bigint NOT NULL,
	quantity integer NOT NULL,
	price_when_added bigint NOT NULL,
	from_search boolean DEFAULT false NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT cart_lines_quantity CHECK (quantity between 1 and 999),
	CONSTRAINT cart_lines_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE cascade,
	CONSTRAINT cart_lines_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE cascade
);--> statement-breakpoint
CREATE UNIQUE INDEX cart_lines_one_per_product ON cart_lines (user_id, product_id);--> statement-breakpoint
CREATE INDEX cart_lines_product_idx ON cart_lines (product_id);--> statement-breakpoint

CREATE TABLE saved_items (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	user_id bigint NOT NULL,
	product_id bigint NOT NULL,
	quantity integer NOT NULL,
	price_when_added bigint NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT saved_items_quantity CHECK (quantity between 1 and 999),
	CONSTRAINT saved_items_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE cascade,
	CONSTRAINT saved_items_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE cascade
);--> statement-breakpoint
CREATE UNIQUE INDEX saved_items_one_per_product ON saved_items (user_id, product_id);--> statement-breakpoint
CREATE INDEX saved_items_product_idx ON saved_items (product_id);--> statement-breakpoint

CREATE TABLE wishlist_items (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	user_id bigint NOT NULL,
	product_id bigint NOT NULL,
	price_when_added bigint NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT wishlist_items_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE cascade,
	CONSTRAINT wishlist_items_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE cascade
);--> statement-breakpoint
CREATE UNIQUE INDEX wishlist_items_one_per_product ON wishlist_items (user_id, product_id);--> statement-breakpoint
CREATE INDEX wishlist_items_product_idx ON wishlist_items (product_id);--> statement-breakpoint

-- Orders

CREATE TABLE orders (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	number text NOT NULL,
	user_id bigint NOT NULL,
	payment_method text NOT NULL,
	shipping_address jsonb NOT NULL,
	billing_address jsonb NOT NULL,
	subtotal bigint NOT NULL,
	tax bigint NOT NULL,
	discount bigint DEFAULT 0 NOT NULL,
	shipping bigint NOT NULL,
	grand_total bigint NOT NULL,
	coupon_code text,
	locale text NOT NULL,
	idempotency_key text,
	request_hash text,
	placed_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT orders_totals_agree CHECK (subtotal + tax - discount + shipping = grand_total),
	CONSTRAINT orders_coupon CHECK ((discount > 0) = (coupon_code is not null)),
	CONSTRAINT orders_discount CHECK (discount >= 0),
	CONSTRAINT orders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX orders_number_key ON orders (number);--> statement-breakpoint
CREATE UNIQUE INDEX orders_idempotency_key ON orders (user_id, idempotency_key);--> statement-breakpoint
CREATE INDEX orders_user_idx ON orders (user_id, placed_at);--> statement-breakpoint
CREATE INDEX orders_placed_idx ON orders (placed_at, id);--> statement-breakpoint
CREATE INDEX orders_phone_idx ON orders ((shipping_address->>'phone'));--> statement-breakpoint

CREATE TABLE shipments (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	order_id bigint NOT NULL,
	store_id bigint NOT NULL,
	status text NOT NULL,
	shipping bigint NOT NULL,
	expected_from timestamp with time zone,
	expected_to timestamp with time zone,
	carrier text,
	awb text,
	tracking_url text,
	is_replacement boolean DEFAULT false NOT NULL,
	received_at timestamp with time zone,
	received_by text,
	not_received_at timestamp with time zone,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT shipments_received CHECK ((received_at is null) = (received_by is null)),
	CONSTRAINT shipments_carrier CHECK ((carrier is null) = (awb is null)),
	CONSTRAINT shipments_tracking_url CHECK (tracking_url ~ '^https://'),
	CONSTRAINT shipments_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
	CONSTRAINT shipments_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id)
);--> statement-breakpoint
CREATE INDEX shipments_not_received_idx ON shipments (not_received_at) WHERE not_received_at is not null and received_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX shipments_one_per_store ON shipments (order_id, store_id) WHERE not is_replacement;--> statement-breakpoint
CREATE INDEX shipments_order_idx ON shipments (order_id);--> statement-breakpoint
CREATE INDEX shipments_store_idx ON shipments (store_id, status);--> statement-breakpoint
CREATE INDEX shipments_status_idx ON shipments (status, order_id);--> statement-breakpoint
CREATE INDEX shipments_awb_idx ON shipments (upper(awb)) WHERE awb is not null;--> statement-breakpoint

CREATE TABLE order_items (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	shipment_id bigint NOT NULL,
	product_id bigint NOT NULL,
	name text NOT NULL,
	name_hi text,
	slug text NOT NULL,
	image text,
	sku text NOT NULL,
	hsn text NOT NULL,
	gst_rate integer NOT NULL,
	gst_basis_points integer NOT NULL,
	gst_source text,
	return_policy text DEFAULT 'return_7' NOT NULL,
	fault_days smallint DEFAULT 10 NOT NULL,
	mrp bigint NOT NULL,
	unit_price bigint NOT NULL,
	quantity integer NOT NULL,
	cancelled_quantity integer DEFAULT 0 NOT NULL,
	discount bigint DEFAULT 0 NOT NULL,
	coupon_paid_by text,
	taxable bigint NOT NULL,
	cgst bigint NOT NULL,
	sgst bigint NOT NULL,
	igst bigint NOT NULL,
	total bigint NOT NULL,
	from_search boolean DEFAULT false NOT NULL,
	CONSTRAINT order_items_gst CHECK (gst_basis_points between 0 and 10000),
	CONSTRAINT order_items_quantity CHECK (quantity > 0),
	CONSTRAINT order_items_price CHECK (total + discount = unit_price * quantity),
	CONSTRAINT order_items_coupon CHECK ((discount > 0) = (coupon_paid_by is not null)),
	CONSTRAINT order_items_discount CHECK (discount >= 0),
	CONSTRAINT order_items_cancelled CHECK (cancelled_quantity between 0 and quantity),
	CONSTRAINT order_items_parts_agree CHECK (taxable + cgst + sgst + igst = total),
	CONSTRAINT order_items_shipment_id_shipments_id_fk FOREIGN KEY (shipment_id) REFERENCES shipments(id),
	CONSTRAINT order_items_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX order_items_one_per_product ON order_items (shipment_id, product_id);--> statement-breakpoint
CREATE INDEX order_items_from_search_idx ON order_items (shipment_id) WHERE from_search;--> statement-breakpoint
CREATE INDEX order_items_product_idx ON order_items (product_id);--> statement-breakpoint

CREATE TABLE shipment_events (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	shipment_id bigint NOT NULL,
	status text NOT NULL,
	note text,
	cancelled_pieces jsonb,
	at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT shipment_events_shipment_id_shipments_id_fk FOREIGN KEY (shipment_id) REFERENCES shipments(id)
);--> statement-breakpoint
CREATE INDEX shipment_events_idx ON shipment_events (shipment_id, at);--> statement-breakpoint

CREATE TABLE cancellations (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	order_id bigint NOT NULL,
	by text NOT NULL,
	reason text NOT NULL,
	goods bigint NOT NULL,
	shipping bigint NOT NULL,
	target text NOT NULL,
	idempotency_key text,
	request_hash text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT cancellations_amounts CHECK (goods >= 0 and shipping >= 0),
	CONSTRAINT cancellations_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX cancellations_idempotency_key ON cancellations (order_id, idempotency_key);--> statement-breakpoint

CREATE TABLE stock_holds (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	order_id bigint NOT NULL,
	product_id bigint NOT NULL,
	quantity integer NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	settled_at timestamp with time zone,
	outcome text,
	lapsed_at timestamp with time zone,
	CONSTRAINT stock_holds_quantity CHECK (quantity > 0),
	CONSTRAINT stock_holds_outcome CHECK ((settled_at is null) = (outcome is null)),
	CONSTRAINT stock_holds_taken_up_late CHECK (outcome <> 'sold' or lapsed_at is null or settled_at <= lapsed_at + interval '1 hour'),
	CONSTRAINT stock_holds_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
	CONSTRAINT stock_holds_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX stock_holds_one_per_product ON stock_holds (order_id, product_id);--> statement-breakpoint
CREATE INDEX stock_holds_open_idx ON stock_holds (expires_at) WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX stock_holds_product_idx ON stock_holds (product_id);--> statement-breakpoint

-- Coupons

CREATE TABLE coupons (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	code text NOT NULL,
	kind text NOT NULL,
	value bigint NOT NULL,
	cap bigint,
	least_order bigint DEFAULT 0 NOT NULL,
	starts_at timestamp with time zone NOT NULL,
	ends_at timestamp with time zone,
	uses_allowed integer,
	uses_per_shopper integer,
	used integer DEFAULT 0 NOT NULL,
	first_order_only boolean DEFAULT false NOT NULL,
	is_public boolean DEFAULT false NOT NULL,
	is_paused boolean DEFAULT false NOT NULL,
	paid_by text NOT NULL,
	store_id bigint,
	title text,
	title_hi text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT coupons_code CHECK (code ~ '^[A-Z0-9]{3,20}$'),
	CONSTRAINT coupons_value CHECK (case kind when 'percent' then value between 1 and 99 else value >= 100 end),
	CONSTRAINT coupons_cap CHECK (cap is null or (kind = 'percent' and cap >= 100)),
	CONSTRAINT coupons_least_order CHECK (least_order >= 0),
	CONSTRAINT coupons_period CHECK (ends_at > starts_at),
	CONSTRAINT coupons_limits CHECK (uses_allowed > 0 and uses_per_shopper > 0),
	CONSTRAINT coupons_used CHECK (used >= 0 and used <= uses_allowed),
	CONSTRAINT coupons_payer CHECK ((paid_by = 'seller') = (store_id is not null)),
	CONSTRAINT coupons_first_order CHECK (not first_order_only or uses_per_shopper = 1),
	CONSTRAINT coupons_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX coupons_code_key ON coupons (code);--> statement-breakpoint
CREATE INDEX coupons_store_idx ON coupons (store_id, id);--> statement-breakpoint
CREATE INDEX coupons_public_idx ON coupons (id) WHERE is_public and not is_paused;--> statement-breakpoint

CREATE TABLE coupon_targets (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	coupon_id bigint NOT NULL,
	store_id bigint,
	category_id bigint,
	product_id bigint,
	CONSTRAINT coupon_targets_one CHECK (num_nonnulls(store_id, category_id, product_id) = 1),
	CONSTRAINT coupon_targets_coupon_id_coupons_id_fk FOREIGN KEY (coupon_id) REFERENCES coupons(id) ON DELETE cascade,
	CONSTRAINT coupon_targets_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id),
	CONSTRAINT coupon_targets_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES categories(id),
	CONSTRAINT coupon_targets_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id)
);--> statement-breakpoint
CREATE INDEX coupon_targets_coupon_idx ON coupon_targets (coupon_id);--> statement-breakpoint

CREATE TABLE coupon_uses (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	coupon_id bigint NOT NULL,
	user_id bigint NOT NULL,
	order_id bigint NOT NULL,
	ordinal integer NOT NULL,
	allowed integer,
	used_at timestamp with time zone NOT NULL,
	released_at timestamp with time zone,
	CONSTRAINT coupon_uses_ordinal CHECK (ordinal > 0),
	CONSTRAINT coupon_uses_allowed CHECK (ordinal <= allowed),
	CONSTRAINT coupon_uses_coupon_id_coupons_id_fk FOREIGN KEY (coupon_id) REFERENCES coupons(id),
	CONSTRAINT coupon_uses_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id),
	CONSTRAINT coupon_uses_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX coupon_uses_order_key ON coupon_uses (order_id);--> statement-breakpoint
CREATE UNIQUE INDEX coupon_uses_shopper_key ON coupon_uses (coupon_id, user_id, ordinal) WHERE released_at is null;--> statement-breakpoint
CREATE INDEX coupon_uses_user_idx ON coupon_uses (user_id);--> statement-breakpoint
CREATE INDEX coupon_uses_coupon_idx ON coupon_uses (coupon_id, used_at);--> statement-breakpoint

CREATE TABLE cart_coupons (
	user_id bigint PRIMARY KEY NOT NULL,
	coupon_id bigint NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT cart_coupons_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE cascade,
	CONSTRAINT cart_coupons_coupon_id_coupons_id_fk FOREIGN KEY (coupon_id) REFERENCES coupons(id) ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX cart_coupons_coupon_idx ON cart_coupons (coupon_id);--> statement-breakpoint

-- Stock

CREATE TABLE stock_movements (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	product_id bigint NOT NULL,
	store_id bigint NOT NULL,
	delta integer NOT NULL,
	kind text NOT NULL,
	reason text,
	order_id bigint,
	return_id bigint,
	import_id bigint,
	vendor_id bigint,
	at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT stock_movements_delta CHECK (delta <> 0),
	CONSTRAINT stock_movements_reason CHECK ((kind = 'correction') = (reason is not null) and coalesce(length(reason), 1) between 1 and 200),
	CONSTRAINT stock_movements_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE cascade,
	CONSTRAINT stock_movements_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id),
	CONSTRAINT stock_movements_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE set null,
	CONSTRAINT stock_movements_vendor_id_vendors_id_fk FOREIGN KEY (vendor_id) REFERENCES vendors(id)
);--> statement-breakpoint
CREATE INDEX stock_movements_product_idx ON stock_movements (product_id, id);--> statement-breakpoint
CREATE INDEX stock_movements_store_idx ON stock_movements (store_id, id);--> statement-breakpoint
CREATE INDEX stock_movements_order_idx ON stock_movements (order_id) WHERE order_id is not null;--> statement-breakpoint

CREATE TABLE low_stock (
	product_id bigint PRIMARY KEY NOT NULL,
	store_id bigint NOT NULL,
	mailed_at timestamp with time zone,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT low_stock_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE cascade,
	CONSTRAINT low_stock_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id)
);--> statement-breakpoint
CREATE INDEX low_stock_unmailed_idx ON low_stock (store_id) WHERE mailed_at is null;--> statement-breakpoint

-- Payments

CREATE TABLE payments (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	number text NOT NULL,
	order_id bigint NOT NULL,
	method text NOT NULL,
	amount bigint NOT NULL,
	status text NOT NULL,
	provider_order_id text,
	provider_payment_id text,
	provider_status text,
	captured boolean DEFAULT false NOT NULL,
	failure_reason text,
	failure_code text,
	processed_at timestamp with time zone,
	ask_at timestamp with time zone,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT payments_amount CHECK (amount >= 0),
	CONSTRAINT payments_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX payments_number_key ON payments (number);--> statement-breakpoint
CREATE UNIQUE INDEX payments_provider_order_key ON payments (provider_order_id);--> statement-breakpoint
CREATE UNIQUE INDEX payments_provider_payment_key ON payments (provider_payment_id);--> statement-breakpoint
CREATE INDEX payments_order_idx ON payments (order_id);--> statement-breakpoint
CREATE INDEX payments_status_idx ON payments (status);--> statement-breakpoint
CREATE INDEX payments_ask_idx ON payments (ask_at) WHERE ask_at is not null;--> statement-breakpoint

CREATE TABLE refunds (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	payment_id bigint NOT NULL,
	amount bigint NOT NULL,
	reason text NOT NULL,
	status text NOT NULL,
	idempotency_key text NOT NULL,
	provider_payment_id text,
	provider_refund_id text,
	tries integer DEFAULT 0 NOT NULL,
	ask_at timestamp with time zone,
	failures integer DEFAULT 0 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	processed_at timestamp with time zone,
	CONSTRAINT refunds_amount CHECK (amount > 0),
	CONSTRAINT refunds_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX refunds_idempotency_key ON refunds (idempotency_key);--> statement-breakpoint
CREATE UNIQUE INDEX refunds_provider_refund_key ON refunds (provider_refund_id);--> statement-breakpoint
CREATE INDEX refunds_payment_idx ON refunds (payment_id);--> statement-breakpoint
CREATE INDEX refunds_open_idx ON refunds (ask_at) WHERE status = 'pending';--> statement-breakpoint

CREATE TABLE refund_offsets (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	payment_id bigint NOT NULL,
	amount bigint NOT NULL,
	idempotency_key text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT refund_offsets_amount CHECK (amount > 0),
	CONSTRAINT refund_offsets_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX refund_offsets_key ON refund_offsets (idempotency_key);--> statement-breakpoint
CREATE INDEX refund_offsets_payment_idx ON refund_offsets (payment_id);--> statement-breakpoint

CREATE TABLE payment_events (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	event_id text NOT NULL,
	type text NOT NULL,
	source text DEFAULT 'payments' NOT NULL,
	payload jsonb NOT NULL,
	received_at timestamp with time zone DEFAULT now() NOT NULL,
	settled_at timestamp with time zone,
	tries integer DEFAULT 0 NOT NULL,
	fault text,
	ask_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX payment_events_event_key ON payment_events (event_id);--> statement-breakpoint
CREATE INDEX payment_events_open_idx ON payment_events (ask_at) WHERE settled_at is null;--> statement-breakpoint

CREATE TABLE invoices (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	shipment_id bigint NOT NULL,
	store_id bigint NOT NULL,
	number text NOT NULL,
	seller jsonb NOT NULL,
	parties jsonb NOT NULL,
	issued_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT invoices_number CHECK (number ~ '^[A-Za-z0-9/-]{1,16}$'),
	CONSTRAINT invoices_shipment_id_shipments_id_fk FOREIGN KEY (shipment_id) REFERENCES shipments(id),
	CONSTRAINT invoices_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX invoices_shipment_key ON invoices (shipment_id);--> statement-breakpoint
CREATE UNIQUE INDEX invoices_number_key ON invoices (store_id, number);--> statement-breakpoint
CREATE INDEX invoices_number_idx ON invoices (number);--> statement-breakpoint

CREATE TABLE invoice_counters (
	store_id bigint NOT NULL,
	financial_year text NOT NULL,
	last integer DEFAULT 0 NOT NULL,
	CONSTRAINT invoice_counters_store_id_financial_year_pk PRIMARY KEY(store_id,financial_year),
	CONSTRAINT invoice_counters_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id)
);--> statement-breakpoint

-- Returns

CREATE TABLE returns (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	number text NOT NULL,
	order_id bigint NOT NULL,
	shipment_id bigint NOT NULL,
	store_id bigint NOT NULL,
	kind text NOT NULL,
	status text NOT NULL,
	reason text NOT NULL,
	comment text,
	goods bigint NOT NULL,
	shipping bigint NOT NULL,
	target text NOT NULL,
	account jsonb,
	condition text,
	due_at timestamp with time zone,
	dispute_until timestamp with time zone,
	disputed_at timestamp with time zone,
	disputed_from text,
	disputed_by text,
	handed_over_at timestamp with time zone,
	handed_over_carrier text,
	handed_over_awb text,
	replacement_reserved boolean DEFAULT false NOT NULL,
	awaiting_stock_since timestamp with time zone,
	replacement_shipment_id bigint,
	refunded_at timestamp with time zone,
	paid_at timestamp with time zone,
	paid_reference text,
	idempotency_key text,
	request_hash text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT returns_amounts CHECK (goods >= 0 and shipping >= 0),
	CONSTRAINT returns_refunded CHECK (status <> 'refunded' or refunded_at is not null),
	CONSTRAINT returns_paid CHECK (paid_reference is null or paid_at is not null),
	CONSTRAINT returns_hand_over CHECK ((handed_over_carrier is null) = (handed_over_awb is null)
        and (returns.handed_over_at is not null or returns.handed_over_awb is null)),
	CONSTRAINT returns_disputed CHECK ((disputed_at is null) = (disputed_from is null)),
	CONSTRAINT returns_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
	CONSTRAINT returns_shipment_id_shipments_id_fk FOREIGN KEY (shipment_id) REFERENCES shipments(id),
	CONSTRAINT returns_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id),
	CONSTRAINT returns_replacement_shipment_id_shipments_id_fk FOREIGN KEY (replacement_shipment_id) REFERENCES shipments(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX returns_number_key ON returns (number);--> statement-breakpoint
CREATE UNIQUE INDEX returns_idempotency_key ON returns (order_id, idempotency_key);--> statement-breakpoint
CREATE UNIQUE INDEX returns_replacement_key ON returns (replacement_shipment_id);--> statement-breakpoint
CREATE UNIQUE INDEX returns_shipping_once ON returns (shipment_id) WHERE shipping > 0 and status not in ('refused', 'sent_back', 'lapsed');--> statement-breakpoint
CREATE INDEX returns_order_idx ON returns (order_id);--> statement-breakpoint
CREATE INDEX returns_shipment_idx ON returns (shipment_id);--> statement-breakpoint
CREATE INDEX returns_store_idx ON returns (store_id, status, id);--> statement-breakpoint
CREATE INDEX returns_due_idx ON returns (due_at) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX returns_refunded_idx ON returns (refunded_at);--> statement-breakpoint
CREATE UNIQUE INDEX returns_awb_key ON returns (handed_over_carrier, handed_over_awb) WHERE handed_over_awb is not null;--> statement-breakpoint

CREATE TABLE return_items (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	return_id bigint NOT NULL,
	order_item_id bigint NOT NULL,
	quantity integer NOT NULL,
	replacement_id bigint,
	taxable bigint NOT NULL,
	cgst bigint NOT NULL,
	sgst bigint NOT NULL,
	igst bigint NOT NULL,
	total bigint NOT NULL,
	CONSTRAINT return_items_quantity CHECK (quantity > 0),
	CONSTRAINT return_items_parts_agree CHECK (taxable + cgst + sgst + igst = total),
	CONSTRAINT return_items_return_id_returns_id_fk FOREIGN KEY (return_id) REFERENCES returns(id),
	CONSTRAINT return_items_order_item_id_order_items_id_fk FOREIGN KEY (order_item_id) REFERENCES order_items(id),
	CONSTRAINT return_items_replacement_id_products_id_fk FOREIGN KEY (replacement_id) REFERENCES products(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX return_items_key ON return_items (return_id, order_item_id);--> statement-breakpoint
CREATE INDEX return_items_order_item_idx ON return_items (order_item_id);--> statement-breakpoint

CREATE TABLE return_units (
	order_item_id bigint NOT NULL,
	unit integer NOT NULL,
	return_item_id bigint NOT NULL,
	CONSTRAINT return_units_order_item_id_unit_pk PRIMARY KEY(order_item_id,unit),
	CONSTRAINT return_units_unit CHECK (unit > 0),
	CONSTRAINT return_units_order_item_id_order_items_id_fk FOREIGN KEY (order_item_id) REFERENCES order_items(id),
	CONSTRAINT return_units_return_item_id_return_items_id_fk FOREIGN KEY (return_item_id) REFERENCES return_items(id) ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX return_units_item_idx ON return_units (return_item_id);--> statement-breakpoint

CREATE TABLE return_pictures (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	return_id bigint,
	user_id bigint,
	store_id bigint,
	position integer,
	url text NOT NULL,
	width integer NOT NULL,
	height integer NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT return_pictures_return_id_returns_id_fk FOREIGN KEY (return_id) REFERENCES returns(id),
	CONSTRAINT return_pictures_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE set null,
	CONSTRAINT return_pictures_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id)
);--> statement-breakpoint
CREATE INDEX return_pictures_return_idx ON return_pictures (return_id);--> statement-breakpoint
CREATE INDEX return_pictures_user_idx ON return_pictures (user_id);--> statement-breakpoint
CREATE INDEX return_pictures_unused_idx ON return_pictures (created_at) WHERE return_id is null;--> statement-breakpoint

CREATE TABLE return_events (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	return_id bigint NOT NULL,
	status text NOT NULL,
	by text NOT NULL,
	note text,
	at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT return_events_return_id_returns_id_fk FOREIGN KEY (return_id) REFERENCES returns(id)
);--> statement-breakpoint
CREATE INDEX return_events_idx ON return_events (return_id, at);--> statement-breakpoint

CREATE TABLE credit_notes (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	invoice_id bigint NOT NULL,
	store_id bigint NOT NULL,
	return_id bigint,
	number text NOT NULL,
	lines jsonb NOT NULL,
	taxable bigint NOT NULL,
	cgst bigint NOT NULL,
	sgst bigint NOT NULL,
	igst bigint NOT NULL,
	total bigint NOT NULL,
	issued_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT credit_notes_number CHECK (number ~ '^[A-Za-z0-9/-]{1,16}$'),
	CONSTRAINT credit_notes_parts_agree CHECK (taxable + cgst + sgst + igst = total),
	CONSTRAINT credit_notes_invoice_id_invoices_id_fk FOREIGN KEY (invoice_id) REFERENCES invoices(id),
	CONSTRAINT credit_notes_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id),
	CONSTRAINT credit_notes_return_id_returns_id_fk FOREIGN KEY (return_id) REFERENCES returns(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX credit_notes_number_key ON credit_notes (store_id, number);--> statement-breakpoint
CREATE INDEX credit_notes_number_idx ON credit_notes (number);--> statement-breakpoint
CREATE UNIQUE INDEX credit_notes_return_key ON credit_notes (return_id);--> statement-breakpoint
CREATE UNIQUE INDEX credit_notes_undelivered_key ON credit_notes (invoice_id) WHERE return_id is null;--> statement-breakpoint
CREATE INDEX credit_notes_invoice_idx ON credit_notes (invoice_id);--> statement-breakpoint

CREATE TABLE credit_note_counters (
	store_id bigint NOT NULL,
	financial_year text NOT NULL,
	last integer DEFAULT 0 NOT NULL,
	CONSTRAINT credit_note_counters_store_id_financial_year_pk PRIMARY KEY(store_id,financial_year),
	CONSTRAINT credit_note_counters_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id)
);--> statement-breakpoint

-- Operator orders

CREATE TABLE order_notes (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	order_id bigint NOT NULL,
	operator_id bigint,
	text text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT order_notes_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
	CONSTRAINT order_notes_operator_id_operators_id_fk FOREIGN KEY (operator_id) REFERENCES operators(id)
);--> statement-breakpoint
CREATE INDEX order_notes_order_idx ON order_notes (order_id, id);--> statement-breakpoint

CREATE TABLE sent_mails (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	order_id bigint NOT NULL,
	kind text NOT NULL,
	subject text NOT NULL,
	sent_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT sent_mails_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id)
);--> statement-breakpoint
CREATE INDEX sent_mails_order_idx ON sent_mails (order_id, id);--> statement-breakpoint

CREATE TABLE cash_receipts (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	payment_id bigint NOT NULL,
	amount bigint NOT NULL,
	reference text NOT NULL,
	operator_id bigint,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT cash_receipts_amount CHECK (amount >= 0),
	CONSTRAINT cash_receipts_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id),
	CONSTRAINT cash_receipts_operator_id_operators_id_fk FOREIGN KEY (operator_id) REFERENCES operators(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX cash_receipts_payment_key ON cash_receipts (payment_id);--> statement-breakpoint
CREATE INDEX cash_receipts_reference_idx ON cash_receipts (reference);--> statement-breakpoint

CREATE TABLE operator_limits (
	name text PRIMARY KEY NOT NULL,
	amount bigint NOT NULL,
	held_amount bigint,
	held_until timestamp with time zone,
	CONSTRAINT operator_limits_amount CHECK (amount >= 0)
);--> statement-breakpoint

CREATE TABLE refund_requests (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	order_id bigint NOT NULL,
	payment_id bigint NOT NULL,
	amount bigint NOT NULL,
	reason text NOT NULL,
	pay_to jsonb,
	requested_by bigint,
	needs_approval boolean DEFAULT true NOT NULL,
	decision text,
	decided_by bigint,
	decided_at timestamp with time zone,
	decision_note text,
	refund_id bigint,
	paid_reference text,
	idempotency_key text,
	request_hash text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT refund_requests_amount CHECK (amount > 0),
	CONSTRAINT refund_requests_decided CHECK ((decision is null) = (decided_at is null)),
	CONSTRAINT refund_requests_second_operator CHECK (decision is distinct from 'approved' or decided_by is not null),
	CONSTRAINT refund_requests_approved CHECK (refund_id is null or not needs_approval or coalesce(decision = 'approved', false)),
	CONSTRAINT refund_requests_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id),
	CONSTRAINT refund_requests_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id),
	CONSTRAINT refund_requests_requested_by_operators_id_fk FOREIGN KEY (requested_by) REFERENCES operators(id),
	CONSTRAINT refund_requests_decided_by_operators_id_fk FOREIGN KEY (decided_by) REFERENCES operators(id),
	CONSTRAINT refund_requests_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES refunds(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX refund_requests_idempotency_key ON refund_requests (order_id, idempotency_key);--> statement-breakpoint
CREATE UNIQUE INDEX refund_requests_refund_key ON refund_requests (refund_id);--> statement-breakpoint
CREATE INDEX refund_requests_order_idx ON refund_requests (order_id);--> statement-breakpoint
CREATE INDEX refund_requests_open_idx ON refund_requests (id) WHERE needs_approval and decision is null;--> statement-breakpoint

CREATE TABLE store_adjustments (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	store_id bigint NOT NULL,
	amount bigint NOT NULL,
	reason text NOT NULL,
	key text NOT NULL,
	requested_by bigint,
	needs_approval boolean DEFAULT true NOT NULL,
	decision text,
	decided_by bigint,
	decided_at timestamp with time zone,
	decision_note text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT store_adjustments_amount CHECK (amount <> 0),
	CONSTRAINT store_adjustments_decided CHECK ((decision is null) = (decided_at is null)),
	CONSTRAINT store_adjustments_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id),
	CONSTRAINT store_adjustments_requested_by_operators_id_fk FOREIGN KEY (requested_by) REFERENCES operators(id),
	CONSTRAINT store_adjustments_decided_by_operators_id_fk FOREIGN KEY (decided_by) REFERENCES operators(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX store_adjustments_key ON store_adjustments (key);--> statement-breakpoint
CREATE INDEX store_adjustments_store_idx ON store_adjustments (store_id);--> statement-breakpoint
CREATE INDEX store_adjustments_by_idx ON store_adjustments (requested_by, created_at);--> statement-breakpoint
CREATE INDEX store_adjustments_open_idx ON store_adjustments (id) WHERE needs_approval and decision is null;--> statement-breakpoint

-- Ledger

CREATE TABLE ledger_transactions (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	kind text NOT NULL,
	reference text NOT NULL,
	order_id bigint,
	note text,
	at timestamp with time zone NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT ledger_transactions_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX ledger_transactions_reference_key ON ledger_transactions (reference);--> statement-breakpoint
CREATE INDEX ledger_transactions_order_idx ON ledger_transactions (order_id);--> statement-breakpoint

CREATE TABLE ledger_entries (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	transaction_id bigint NOT NULL,
	account text NOT NULL,
	component text,
	about text,
	store_id bigint,
	order_item_id bigint,
	amount bigint NOT NULL,
	CONSTRAINT ledger_entries_amount CHECK (amount <> 0),
	CONSTRAINT ledger_entries_component CHECK ((account = 'store_payable') = (component is not null and store_id is not null)),
	CONSTRAINT ledger_entries_transaction_id_ledger_transactions_id_fk FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id),
	CONSTRAINT ledger_entries_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id),
	CONSTRAINT ledger_entries_order_item_id_order_items_id_fk FOREIGN KEY (order_item_id) REFERENCES order_items(id)
);--> statement-breakpoint
CREATE INDEX ledger_entries_transaction_idx ON ledger_entries (transaction_id);--> statement-breakpoint
CREATE INDEX ledger_entries_store_idx ON ledger_entries (store_id, account);--> statement-breakpoint
CREATE INDEX ledger_entries_item_idx ON ledger_entries (order_item_id);--> statement-breakpoint

CREATE TABLE unposted_events (
	kind text NOT NULL,
	subject_id bigint NOT NULL,
	CONSTRAINT unposted_events_kind_subject_id_pk PRIMARY KEY(kind,subject_id)
);--> statement-breakpoint

CREATE TABLE commission_rates (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	store_id bigint,
	category_id bigint,
	basis_points integer NOT NULL,
	valid_from timestamp with time zone NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT commission_rates_basis_points CHECK (basis_points between 0 and 5000),
	CONSTRAINT commission_rates_scope CHECK (num_nonnulls(store_id, category_id) <= 1),
	CONSTRAINT commission_rates_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id),
	CONSTRAINT commission_rates_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES categories(id)
);--> statement-breakpoint
CREATE INDEX commission_rates_store_idx ON commission_rates (store_id, valid_from);--> statement-breakpoint
CREATE INDEX commission_rates_category_idx ON commission_rates (category_id, valid_from);--> statement-breakpoint

CREATE TABLE book_checks (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	findings integer NOT NULL,
	found jsonb DEFAULT '[]'::jsonb NOT NULL,
	is_daily boolean DEFAULT false NOT NULL,
	checked_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT book_checks_findings CHECK (findings >= 0)
);--> statement-breakpoint

CREATE TABLE book_check_days (
	day date PRIMARY KEY NOT NULL,
	lease_until timestamp with time zone NOT NULL,
	done_at timestamp with time zone
);--> statement-breakpoint

CREATE TABLE job_faults (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	job text NOT NULL,
	subject text NOT NULL,
	fault text NOT NULL,
	tries integer DEFAULT 1 NOT NULL,
	try_at timestamp with time zone,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT job_faults_tries CHECK (tries >= 0)
);--> statement-breakpoint
CREATE UNIQUE INDEX job_faults_key ON job_faults (job, subject);--> statement-breakpoint
CREATE INDEX job_faults_try_idx ON job_faults (try_at);--> statement-breakpoint

-- Settlement

CREATE TABLE bank_accounts (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	store_id bigint NOT NULL,
	holder text NOT NULL,
	account_number text NOT NULL,
	last_digits text NOT NULL,
	ifsc text NOT NULL,
	changed_by bigint,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT bank_accounts_ifsc CHECK (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
	CONSTRAINT bank_accounts_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id),
	CONSTRAINT bank_accounts_changed_by_vendors_id_fk FOREIGN KEY (changed_by) REFERENCES vendors(id)
);--> statement-breakpoint
CREATE INDEX bank_accounts_store_idx ON bank_accounts (store_id, id);--> statement-breakpoint

CREATE TABLE settlements (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	store_id bigint NOT NULL,
	number text NOT NULL,
	period_from timestamp with time zone NOT NULL,
	period_to timestamp with time zone NOT NULL,
	status text DEFAULT 'draft' NOT NULL,
	bank_account_id bigint,
	utr text,
	failure_reason text,
	approved_at timestamp with time zone,
	approved_by bigint,
	exported_at timestamp with time zone,
	exported_by bigint,
	paid_at timestamp with time zone,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT settlements_paid CHECK ((status = 'paid') = (utr is not null)),
	CONSTRAINT settlements_period CHECK (period_from < period_to),
	CONSTRAINT settlements_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id),
	CONSTRAINT settlements_bank_account_id_bank_accounts_id_fk FOREIGN KEY (bank_account_id) REFERENCES bank_accounts(id),
	CONSTRAINT settlements_approved_by_operators_id_fk FOREIGN KEY (approved_by) REFERENCES operators(id),
	CONSTRAINT settlements_exported_by_operators_id_fk FOREIGN KEY (exported_by) REFERENCES operators(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX settlements_period_key ON settlements (store_id, period_to);--> statement-breakpoint
CREATE UNIQUE INDEX settlements_number_key ON settlements (number);--> statement-breakpoint
CREATE INDEX settlements_status_idx ON settlements (status, id);--> statement-breakpoint

CREATE TABLE payout_attempts (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	settlement_id bigint NOT NULL,
	attempt integer NOT NULL,
	amount bigint NOT NULL,
	bank_account_id bigint NOT NULL,
	last_digits text NOT NULL,
	reference text NOT NULL,
	idempotency_key text NOT NULL,
	state text DEFAULT 'waiting' NOT NULL,
	provider_payout_id text,
	utr text,
	provider_words text,
	tries integer DEFAULT 0 NOT NULL,
	ask_at timestamp with time zone,
	requested_by bigint,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	processed_at timestamp with time zone,
	ended_at timestamp with time zone,
	CONSTRAINT payout_attempts_amount CHECK (amount > 0),
	CONSTRAINT payout_attempts_processed CHECK (state <> 'processed' or utr is not null),
	CONSTRAINT payout_attempts_settlement_id_settlements_id_fk FOREIGN KEY (settlement_id) REFERENCES settlements(id),
	CONSTRAINT payout_attempts_bank_account_id_bank_accounts_id_fk FOREIGN KEY (bank_account_id) REFERENCES bank_accounts(id),
	CONSTRAINT payout_attempts_requested_by_operators_id_fk FOREIGN KEY (requested_by) REFERENCES operators(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX payout_attempts_number_key ON payout_attempts (settlement_id, attempt);--> statement-breakpoint
CREATE UNIQUE INDEX payout_attempts_reference_key ON payout_attempts (reference);--> statement-breakpoint
CREATE UNIQUE INDEX payout_attempts_idempotency_key ON payout_attempts (idempotency_key);--> statement-breakpoint
CREATE UNIQUE INDEX payout_attempts_provider_key ON payout_attempts (provider_payout_id);--> statement-breakpoint
CREATE UNIQUE INDEX payout_attempts_live_key ON payout_attempts (settlement_id) WHERE state in ('waiting', 'queued', 'pending', 'processing', 'processed');--> statement-breakpoint
CREATE INDEX payout_attempts_due_idx ON payout_attempts (ask_at) WHERE ask_at is not null;--> statement-breakpoint

CREATE TABLE bank_references (
	reference text PRIMARY KEY NOT NULL,
	kind text NOT NULL,
	subject_id bigint NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint

CREATE TABLE returned_payments (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	kind text NOT NULL,
	subject_id bigint NOT NULL,
	paid_reference text NOT NULL,
	return_reference text NOT NULL,
	reason text NOT NULL,
	returned_on date NOT NULL,
	operator_id bigint,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT returned_payments_operator_id_operators_id_fk FOREIGN KEY (operator_id) REFERENCES operators(id)
);--> statement-breakpoint
CREATE INDEX returned_payments_subject_idx ON returned_payments (kind, subject_id);--> statement-breakpoint

CREATE TABLE settlement_lines (
	entry_id bigint PRIMARY KEY NOT NULL,
	settlement_id bigint NOT NULL,
	CONSTRAINT settlement_lines_entry_id_ledger_entries_id_fk FOREIGN KEY (entry_id) REFERENCES ledger_entries(id),
	CONSTRAINT settlement_lines_settlement_id_settlements_id_fk FOREIGN KEY (settlement_id) REFERENCES settlements(id)
);--> statement-breakpoint
CREATE INDEX settlement_lines_settlement_idx ON settlement_lines (settlement_id);--> statement-breakpoint

CREATE TABLE settlement_cycles (
	period_to timestamp with time zone PRIMARY KEY NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint

CREATE TABLE commission_invoices (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	settlement_id bigint NOT NULL,
	store_id bigint NOT NULL,
	kind text NOT NULL,
	number text NOT NULL,
	supplier jsonb NOT NULL,
	recipient jsonb NOT NULL,
	taxable bigint NOT NULL,
	cgst bigint NOT NULL,
	sgst bigint NOT NULL,
	igst bigint NOT NULL,
	issued_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT commission_invoices_number CHECK (number ~ '^[A-Za-z0-9/-]{1,16}$'),
	CONSTRAINT commission_invoices_halves CHECK (cgst = sgst),
	CONSTRAINT commission_invoices_settlement_id_settlements_id_fk FOREIGN KEY (settlement_id) REFERENCES settlements(id),
	CONSTRAINT commission_invoices_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX commission_invoices_settlement_key ON commission_invoices (settlement_id);--> statement-breakpoint
CREATE UNIQUE INDEX commission_invoices_number_key ON commission_invoices (number);--> statement-breakpoint
CREATE INDEX commission_invoices_store_idx ON commission_invoices (store_id, id);--> statement-breakpoint

CREATE TABLE commission_invoice_counters (
	kind text NOT NULL,
	financial_year text NOT NULL,
	last integer DEFAULT 0 NOT NULL,
	CONSTRAINT commission_invoice_counters_kind_financial_year_pk PRIMARY KEY(kind,financial_year)
);--> statement-breakpoint

-- Reviews

CREATE TABLE review_pictures (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	review_id bigint,
	user_id bigint,
	position integer,
	url text NOT NULL,
	width integer NOT NULL,
	height integer NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT review_pictures_at_most_5 CHECK (position between 1 and 5),
	CONSTRAINT review_pictures_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE set null,
	CONSTRAINT review_pictures_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE set null
);--> statement-breakpoint
CREATE UNIQUE INDEX review_pictures_position_key ON review_pictures (review_id, position);--> statement-breakpoint
CREATE INDEX review_pictures_user_idx ON review_pictures (user_id);--> statement-breakpoint
CREATE INDEX review_pictures_unused_idx ON review_pictures (created_at) WHERE review_id is null;--> statement-breakpoint

CREATE TABLE review_votes (
	review_id bigint NOT NULL,
	user_id bigint NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT review_votes_review_id_user_id_pk PRIMARY KEY(review_id,user_id),
	CONSTRAINT review_votes_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE cascade,
	CONSTRAINT review_votes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX review_votes_user_idx ON review_votes (user_id);--> statement-breakpoint

CREATE TABLE review_reports (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	review_id bigint,
	store_id bigint NOT NULL,
	product_id bigint NOT NULL,
	vendor_id bigint NOT NULL,
	reason text NOT NULL,
	comment text,
	rating integer NOT NULL,
	title text NOT NULL,
	text text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	decided_at timestamp with time zone,
	is_kept boolean,
	CONSTRAINT review_reports_decision CHECK ((decided_at is null) = (is_kept is null)),
	CONSTRAINT review_reports_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE set null,
	CONSTRAINT review_reports_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id),
	CONSTRAINT review_reports_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE cascade,
	CONSTRAINT review_reports_vendor_id_vendors_id_fk FOREIGN KEY (vendor_id) REFERENCES vendors(id)
);--> statement-breakpoint
CREATE UNIQUE INDEX review_reports_review_key ON review_reports (review_id);--> statement-breakpoint
CREATE INDEX review_reports_waiting_idx ON review_reports (id) WHERE decided_at is null;--> statement-breakpoint

-- Questions

CREATE TABLE product_questions (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	product_id bigint NOT NULL,
	user_id bigint,
	author_name text NOT NULL,
	locale text NOT NULL,
	question text NOT NULL,
	answer text,
	answered_at timestamp with time zone,
	reported_at timestamp with time zone,
	cleared_at timestamp with time zone,
	hidden_at timestamp with time zone,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT product_questions_answer CHECK ((answer is null) = (answered_at is null)),
	CONSTRAINT product_questions_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE cascade,
	CONSTRAINT product_questions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE set null
);--> statement-breakpoint
CREATE INDEX product_questions_product_idx ON product_questions (product_id, answered_at);--> statement-breakpoint
CREATE INDEX product_questions_user_idx ON product_questions (user_id);--> statement-breakpoint
CREATE INDEX product_questions_open_idx ON product_questions (created_at) WHERE hidden_at is null and (answer is null or reported_at is not null);--> statement-breakpoint

-- Notices

CREATE TABLE product_notices (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	user_id bigint NOT NULL,
	product_id bigint NOT NULL,
	kind text NOT NULL,
	price bigint NOT NULL,
	locale text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	checked_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT product_notices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE cascade,
	CONSTRAINT product_notices_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE cascade
);--> statement-breakpoint
CREATE UNIQUE INDEX product_notices_once ON product_notices (user_id, product_id, kind);--> statement-breakpoint
CREATE INDEX product_notices_product_idx ON product_notices (product_id);--> statement-breakpoint
CREATE INDEX product_notices_checked_idx ON product_notices (checked_at);--> statement-breakpoint

-- Webhooks

CREATE TABLE webhook_endpoints (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	store_id bigint NOT NULL,
	url text NOT NULL,
	events text[] NOT NULL,
	secret text NOT NULL,
	former_secret text,
	former_secret_until timestamp with time zone,
	failing_since timestamp with time zone,
	disabled_at timestamp with time zone,
	disabled_by text,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT webhook_endpoints_url CHECK (url ~ '^https?://' and length(url) <= 500),
	CONSTRAINT webhook_endpoints_events CHECK (cardinality(events) > 0),
	CONSTRAINT webhook_endpoints_disabled CHECK ((disabled_at is null) = (disabled_by is null)),
	CONSTRAINT webhook_endpoints_former CHECK ((former_secret is null) = (former_secret_until is null)),
	CONSTRAINT webhook_endpoints_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id)
);--> statement-breakpoint
CREATE INDEX webhook_endpoints_store_idx ON webhook_endpoints (store_id);--> statement-breakpoint

CREATE TABLE webhook_events (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	message_id uuid DEFAULT gen_random_uuid() NOT NULL,
	store_id bigint NOT NULL,
	type text NOT NULL,
	data jsonb NOT NULL,
	at timestamp with time zone NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT webhook_events_store_id_stores_id_fk FOREIGN KEY (store_id) REFERENCES stores(id)
);--> statement-breakpoint
CREATE INDEX webhook_events_created_idx ON webhook_events (created_at);--> statement-breakpoint
CREATE INDEX webhook_events_store_idx ON webhook_events (store_id);--> statement-breakpoint
CREATE UNIQUE INDEX webhook_events_message_key ON webhook_events (message_id);--> statement-breakpoint

CREATE TABLE webhook_deliveries (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	event_id bigint NOT NULL,
	endpoint_id bigint NOT NULL,
	state text DEFAULT 'pending' NOT NULL,
	is_replay boolean DEFAULT false NOT NULL,
	tries integer DEFAULT 0 NOT NULL,
	try_at timestamp with time zone DEFAULT now() NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT webhook_deliveries_event_id_webhook_events_id_fk FOREIGN KEY (event_id) REFERENCES webhook_events(id) ON DELETE cascade,
	CONSTRAINT webhook_deliveries_endpoint_id_webhook_endpoints_id_fk FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX webhook_deliveries_due_idx ON webhook_deliveries (endpoint_id,try_at) WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX webhook_deliveries_endpoint_idx ON webhook_deliveries (endpoint_id, id);--> statement-breakpoint
CREATE INDEX webhook_deliveries_event_idx ON webhook_deliveries (event_id);--> statement-breakpoint

CREATE TABLE webhook_attempts (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	delivery_id bigint NOT NULL,
	status integer,
	fault text,
	milliseconds integer NOT NULL,
	answer text,
	at timestamp with time zone NOT NULL,
	CONSTRAINT webhook_attempts_outcome CHECK (num_nonnulls(status, fault) = 1),
	CONSTRAINT webhook_attempts_delivery_id_webhook_deliveries_id_fk FOREIGN KEY (delivery_id) REFERENCES webhook_deliveries(id) ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX webhook_attempts_delivery_idx ON webhook_attempts (delivery_id, id);--> statement-breakpoint

-- Mails

CREATE TABLE posted_mails (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	content jsonb NOT NULL,
	tries integer DEFAULT 0 NOT NULL,
	try_at timestamp with time zone NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE INDEX posted_mails_try_idx ON posted_mails (try_at);--> statement-breakpoint

-- Stale products

CREATE TABLE stale_products (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	kind text NOT NULL,
	subject_id bigint NOT NULL,
	tries integer DEFAULT 0 NOT NULL,
	try_at timestamp with time zone,
	created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE INDEX stale_products_try_idx ON stale_products (try_at);--> statement-breakpoint

-- Rows that every market begins with

-- GST by HSN (paise, basis points), as notified; of the rows that fit the longest prefix counts.
INSERT INTO gst_rates (hsn_prefix, value_from, value_to, rate, holds_from, notification) VALUES
	('', 0, null, 1800, '2017-07-01', '1/2017-CTR'),
	('04', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('0401', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0602', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0603', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0701', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0702', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0703', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0704', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0705', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0706', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0707', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0708', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0709', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('0711', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('0712', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('0713', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('08', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('09', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('10', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('11', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('12', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('1209', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('13', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('15', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('16', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('17', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('18', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('19', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('20', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('21', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('21069020', 0, null, 4000, '2025-09-22', '9/2025-CTR'),
	('2201', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('220210', 0, null, 4000, '2025-09-22', '9/2025-CTR'),
	('220299', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('2209', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('24', 0, null, 4000, '2025-09-22', '9/2025-CTR'),
	('2501', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('30', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('3101', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('31010099', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('33049110', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('33049120', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('3305', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('330520', 0, null, 1800, '2025-09-22', '9/2025-CTR'),
	('330530', 0, null, 1800, '2025-09-22', '9/2025-CTR'),
	('33059040', 0, null, 1800, '2025-09-22', '9/2025-CTR'),
	('33059050', 0, null, 1800, '2025-09-22', '9/2025-CTR'),
	('3306', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('330710', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('330741', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('34011', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('3406', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('3605', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('401150', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('4014', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('42022220', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('42022230', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('4414', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('4419', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('4420', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('46', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('48202000', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('4901', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('4902', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('4905', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('4908', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('50', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('51', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('52', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('53', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('54', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('55', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('56', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('57', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('58', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('59', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('60', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('61', 0, 250000, 500, '2025-09-22', '9/2025-CTR'),
	('61', 250000, null, 1800, '2025-09-22', '9/2025-CTR'),
	('62', 0, 250000, 500, '2025-09-22', '9/2025-CTR'),
	('62', 250000, null, 1800, '2025-09-22', '9/2025-CTR'),
	('63', 0, 250000, 500, '2025-09-22', '9/2025-CTR'),
	('63', 250000, null, 1800, '2025-09-22', '9/2025-CTR'),
	('64', 0, 250000, 500, '2025-09-22', '9/2025-CTR'),
	('64', 250000, null, 1800, '2025-09-22', '9/2025-CTR'),
	('6501', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('6502', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('6504', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('6505', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('6601', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('6602', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('6702', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('6802', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('6911', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('6912', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('69120040', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('6913', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('70181010', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('71', 0, null, 300, '2025-09-22', '9/2025-CTR'),
	('7102', 0, null, 150, '2025-09-22', '9/2025-CTR'),
	('710210', 0, null, 25, '2025-09-22', '9/2025-CTR'),
	('710221', 0, null, 25, '2025-09-22', '9/2025-CTR'),
	('710231', 0, null, 25, '2025-09-22', '9/2025-CTR'),
	('7103', 0, null, 25, '2025-09-22', '9/2025-CTR'),
	('7104', 0, null, 25, '2025-09-22', '9/2025-CTR'),
	('7117', 0, null, 300, '2025-09-22', '9/2025-CTR'),
	('7321', 0, null, 1800, '2025-09-22', '9/2025-CTR'),
	('7323', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('7418', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('74198030', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('7615', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('8201', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('82141010', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('8306', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('8419', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('8424', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('8541', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('8712', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('8714', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('871410', 0, null, 1800, '2025-09-22', '9/2025-CTR'),
	('8715', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9001', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9003', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9017', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9018', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9019', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9020', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9021', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9022', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9025', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('940152', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('940153', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('940382', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('940383', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9404', 0, 250000, 500, '2025-09-22', '9/2025-CTR'),
	('9404', 250000, null, 1800, '2025-09-22', '9/2025-CTR'),
	('940550', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9503', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('95030030', 0, null, 1800, '2025-09-22', '9/2025-CTR'),
	('9504', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('950450', 0, null, 1800, '2025-09-22', '9/2025-CTR'),
	('9506', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('950691', 0, null, 1800, '2025-09-22', '9/2025-CTR'),
	('9507', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('960321', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9609', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('9615', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('9619', 0, null, 500, '2025-09-22', '9/2025-CTR'),
	('96190010', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('96190020', 0, null, 0, '2025-09-22', '10/2025-CTR'),
	('97', 0, null, 500, '2025-09-22', '9/2025-CTR');--> statement-breakpoint

-- Ten percent where no store or category has a rate of its own.
INSERT INTO commission_rates (basis_points, valid_from) VALUES (1000, '2020-01-01T00:00:00+05:30');--> statement-breakpoint

-- Paise up to which an operator acts alone.
INSERT INTO operator_limits (name, amount) VALUES
	('refund_alone', 200000),
	('adjust_alone', 500000);--> statement-breakpoint

INSERT INTO support_templates (name, topic, text, text_hi) VALUES
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

-- Deals are honest: the struck-through price was charged before.

ALTER TABLE flash_deals ADD CONSTRAINT flash_deals_no_overlap EXCLUDE USING gist (
	int8range(product_id, product_id, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&
);--> statement-breakpoint

-- When a product cost its present price or more, deals left out.
CREATE FUNCTION full_price_times(of_product bigint) RETURNS tstzmultirange LANGUAGE sql STABLE AS $$
	SELECT coalesce(range_agg(tstzrange(h.valid_from, h.valid_to)) FILTER (WHERE h.price >= p.price), '{}')
		- coalesce(range_agg(tstzrange(h.valid_from, h.valid_to)) FILTER (WHERE h.price < p.price), '{}')
		- coalesce((
			SELECT range_agg(tstzrange(d.starts_at, d.ends_at)) FROM flash_deals d
			WHERE d.product_id = p.id AND d.price < p.price
		), '{}')
	FROM products p JOIN price_history h ON h.product_id = p.id
	WHERE p.id = of_product GROUP BY p.id, p.price
$$;--> statement-breakpoint

-- The struck-through price was charged for more than 15 of the last 30 days, on the last day of the deal too; deals do not count.
CREATE FUNCTION check_deal_is_honest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- With those behind it, which it may leave with fewer.
	IF EXISTS (
		SELECT FROM flash_deals d
		WHERE d.product_id = new.product_id
			AND d.ends_at >= new.ends_at AND d.ends_at < new.ends_at + interval '60 days'
			AND (
				SELECT coalesce(sum(extract(epoch FROM upper(span) - lower(span))), 0)
				FROM unnest(full_price_times(d.product_id)
					* tstzmultirange(tstzrange(least(d.ends_at - interval '30 days', d.starts_at), d.starts_at))) span
			) <= 15 * 86400
	) THEN
		RAISE EXCEPTION 'the price of product % was not charged for the larger part of the last 30 days', new.product_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'flash_deals_honest';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER flash_deals_honest AFTER INSERT ON flash_deals
	FOR EACH ROW EXECUTE FUNCTION check_deal_is_honest();--> statement-breakpoint

-- A deal that ends earlier stays honest.
CREATE TRIGGER flash_deals_changed_honest AFTER UPDATE OF product_id, price, starts_at, ends_at ON flash_deals
	FOR EACH ROW WHEN (new.product_id <> old.product_id OR new.price <> old.price
		OR new.starts_at <> old.starts_at OR new.ends_at > old.ends_at)
	EXECUTE FUNCTION check_deal_is_honest();--> statement-breakpoint

CREATE FUNCTION note_past_deal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF old.starts_at < now() AND EXISTS (SELECT 1 FROM products WHERE id = old.product_id) THEN
		INSERT INTO price_history (product_id, price, valid_from, valid_to)
			VALUES (old.product_id, old.price, old.starts_at, least(old.ends_at, now()));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER flash_deals_past AFTER DELETE OR UPDATE OF product_id, price, starts_at, ends_at ON flash_deals
	FOR EACH ROW EXECUTE FUNCTION note_past_deal();--> statement-breakpoint

-- Pages of a product are out of date when its deal begins and when it is over.
CREATE FUNCTION mark_deal_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stale_products (kind, subject_id, try_at)
		SELECT 'product', new.product_id, edge FROM unnest(ARRAY[new.starts_at, new.ends_at]) edge WHERE edge > now();
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER flash_deals_stale AFTER INSERT OR UPDATE OF product_id, price, starts_at, ends_at ON flash_deals
	FOR EACH ROW EXECUTE FUNCTION mark_deal_stale();--> statement-breakpoint

-- GST: rates by HSN and day, what a shipment's lines hold, and documents that stay as they were issued.

CREATE FUNCTION gst_bands(hsn text, day date) RETURNS jsonb LANGUAGE sql STABLE AS $$
	SELECT coalesce(jsonb_agg(jsonb_build_object('upTo', g.value_to, 'rate', g.rate) ORDER BY g.value_from), '[]')
	FROM gst_rates g
	WHERE (g.hsn_prefix, g.holds_from) = (
		SELECT r.hsn_prefix, r.holds_from FROM gst_rates r
		WHERE left(hsn, length(r.hsn_prefix)) = r.hsn_prefix AND r.holds_from <= day AND coalesce(r.holds_until > day, true)
		ORDER BY length(r.hsn_prefix) DESC, r.holds_from DESC LIMIT 1)
$$;--> statement-breakpoint

CREATE FUNCTION gst_rate_at(bands jsonb, total bigint, quantity integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(
		(SELECT (b->>'rate')::integer FROM jsonb_array_elements(bands) WITH ORDINALITY AS each(b, n)
			WHERE b->>'upTo' IS NULL
				OR total::numeric * 10000 <= (b->>'upTo')::numeric * (10000 + (b->>'rate')::integer) * quantity
			ORDER BY n LIMIT 1),
		(bands->-1->>'rate')::integer, 1800)
$$;--> statement-breakpoint

CREATE FUNCTION gst_taxable(total bigint, basis_points integer, is_intra_state boolean) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN is_intra_state
		THEN total - 2 * ((total * basis_points + (10000 + basis_points)) / (2 * (10000 + basis_points)))
		ELSE total - (2 * total * basis_points + (10000 + basis_points)) / (2 * (10000 + basis_points)) END
$$;--> statement-breakpoint

CREATE VIEW shipment_lines AS
	WITH goods AS (
		SELECT i.id, i.shipment_id, i.gst_basis_points, i.igst = 0 AS is_intra_state, i.quantity, k.kept, i.taxable,
			CASE WHEN k.kept = i.quantity THEN i.total
				ELSE (2 * i.total * k.kept + i.quantity) / (2 * i.quantity) END AS total
		FROM order_items i CROSS JOIN LATERAL (SELECT i.quantity - i.cancelled_quantity AS kept) k
		WHERE k.kept > 0)
	SELECT g.id AS order_item_id, g.shipment_id, 'goods' AS about, g.gst_basis_points, g.is_intra_state, g.total,
		CASE WHEN g.kept = g.quantity THEN g.taxable
			ELSE gst_taxable(g.total, g.gst_basis_points, g.is_intra_state) END AS taxable
	FROM goods g
	UNION ALL
	(SELECT DISTINCT ON (g.shipment_id) g.id, g.shipment_id, 'shipping', g.gst_basis_points, g.is_intra_state, s.shipping,
		gst_taxable(s.shipping, g.gst_basis_points, g.is_intra_state)
	FROM goods g JOIN shipments s ON s.id = g.shipment_id WHERE s.shipping > 0
	ORDER BY g.shipment_id, g.total DESC, g.id);--> statement-breakpoint

CREATE FUNCTION keep_gst_rates() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	today date := (now() AT TIME ZONE 'Asia/Kolkata')::date;
BEGIN
	IF TG_OP = 'UPDATE' OR (TG_OP = 'DELETE' AND old.holds_from <= today) OR (TG_OP = 'INSERT' AND new.holds_from <= today) THEN
		RAISE EXCEPTION 'a GST rate changes from a day to come' USING ERRCODE = 'check_violation', CONSTRAINT = 'gst_rates_to_come';
	END IF;
	IF TG_OP = 'DELETE' THEN RETURN old; END IF;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER gst_rates_to_come BEFORE INSERT OR UPDATE OR DELETE ON gst_rates FOR EACH ROW EXECUTE FUNCTION keep_gst_rates();--> statement-breakpoint

CREATE FUNCTION fill_gst_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		RAISE EXCEPTION 'the GST rate of an order line is frozen' USING ERRCODE = 'check_violation', CONSTRAINT = 'order_items_gst_frozen';
	END IF;
	IF new.gst_basis_points IS NULL THEN new.gst_basis_points := new.gst_rate * 100;
	ELSE new.gst_rate := new.gst_basis_points / 100; END IF;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER order_items_gst_rate BEFORE INSERT ON order_items FOR EACH ROW EXECUTE FUNCTION fill_gst_rate();--> statement-breakpoint
CREATE TRIGGER order_items_gst_frozen BEFORE UPDATE ON order_items FOR EACH ROW
	WHEN ((old.gst_rate, old.gst_basis_points) IS DISTINCT FROM (new.gst_rate, new.gst_basis_points)) EXECUTE FUNCTION fill_gst_rate();--> statement-breakpoint

CREATE FUNCTION fill_invoice_parties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new.parties IS NULL THEN
		SELECT jsonb_build_object('billing', o.billing_address, 'shipping', o.shipping_address) INTO new.parties
		FROM shipments s JOIN orders o ON o.id = s.order_id WHERE s.id = new.shipment_id;
	END IF;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER invoices_parties BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION fill_invoice_parties();--> statement-breakpoint

CREATE FUNCTION keep_tax_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'an issued tax document does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'tax_document_issued';
END $$;--> statement-breakpoint
CREATE TRIGGER invoices_issued BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_tax_document();--> statement-breakpoint
CREATE TRIGGER credit_notes_issued BEFORE UPDATE OR DELETE ON credit_notes FOR EACH ROW EXECUTE FUNCTION keep_tax_document();--> statement-breakpoint

-- The ledger: append-only, balanced, and told of what it must post.

-- The ledger is append-only.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_append_only';
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions
	FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
	FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint

CREATE FUNCTION check_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT sum(amount) FROM ledger_entries WHERE transaction_id = new.transaction_id) <> 0 THEN
		RAISE EXCEPTION 'the entries of ledger transaction % do not sum to zero', new.transaction_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_balance';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance();--> statement-breakpoint

-- Whoever delivers, collects or refunds: the ledger learns of it in the same transaction.
CREATE FUNCTION note_unposted_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO unposted_events (kind, subject_id) VALUES (tg_argv[0], new.id) ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER shipments_delivered AFTER UPDATE OF status ON shipments FOR EACH ROW
	WHEN (new.status = 'delivered' AND old.status <> 'delivered') EXECUTE FUNCTION note_unposted_event('delivery');--> statement-breakpoint
CREATE TRIGGER shipments_inserted_delivered AFTER INSERT ON shipments FOR EACH ROW
	WHEN (new.status = 'delivered') EXECUTE FUNCTION note_unposted_event('delivery');--> statement-breakpoint
CREATE TRIGGER payments_captured AFTER UPDATE OF captured ON payments FOR EACH ROW
	WHEN (new.captured AND NOT old.captured) EXECUTE FUNCTION note_unposted_event('payment');--> statement-breakpoint
CREATE TRIGGER payments_inserted_captured AFTER INSERT ON payments FOR EACH ROW
	WHEN (new.captured) EXECUTE FUNCTION note_unposted_event('payment');--> statement-breakpoint
CREATE TRIGGER refunds_processed AFTER UPDATE OF status ON refunds FOR EACH ROW
	WHEN (new.status = 'processed' AND old.status <> 'processed') EXECUTE FUNCTION note_unposted_event('refund');--> statement-breakpoint
CREATE TRIGGER refunds_inserted_processed AFTER INSERT ON refunds FOR EACH ROW
	WHEN (new.status = 'processed') EXECUTE FUNCTION note_unposted_event('refund');--> statement-breakpoint
CREATE TRIGGER refund_offsets_noted AFTER INSERT ON refund_offsets FOR EACH ROW
  EXECUTE FUNCTION note_unposted_event('offset');--> statement-breakpoint

-- The ledger takes no adjustment of a store above the limit that no second operator has approved.
CREATE FUNCTION check_adjustment_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named text;
BEGIN
  SELECT reference INTO named FROM ledger_transactions WHERE id = new.transaction_id;
  IF named LIKE 'adjustment:%' AND abs(new.amount) > operator_limit('adjust_alone') AND NOT EXISTS (
      SELECT 1 FROM store_adjustments a WHERE 'adjustment:' || a.key = named
        AND a.store_id = new.store_id AND a.amount = new.amount
        AND (NOT a.needs_approval OR a.decision = 'approved')) THEN
    RAISE EXCEPTION 'an adjustment above the limit needs a second operator'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'store_adjustments_second_operator';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_adjustments BEFORE INSERT ON ledger_entries FOR EACH ROW
  WHEN (new.account = 'adjustments' AND new.store_id IS NOT NULL) EXECUTE FUNCTION check_adjustment_entry();--> statement-breakpoint

-- Listings and their SKUs: when they last changed.

ALTER TABLE listings ADD CONSTRAINT listings_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE set null;--> statement-breakpoint

-- The transaction gets its id first: changeEdge sees it before the time is taken, and so never passes the row.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_current_xact_id();
	new.changed_at := clock_timestamp();
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER products_changed_new BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION note_change();--> statement-breakpoint
CREATE TRIGGER products_changed BEFORE UPDATE ON products FOR EACH ROW
	WHEN ((old.listing_id, old.sku, old.name, old.colour, old.size, old.mrp, old.price, old.stock, old.low_stock_threshold, old.is_active, old.is_removed)
		IS DISTINCT FROM (new.listing_id, new.sku, new.name, new.colour, new.size, new.mrp, new.price, new.stock, new.low_stock_threshold, new.is_active, new.is_removed))
	EXECUTE FUNCTION note_change();--> statement-breakpoint
CREATE TRIGGER listings_changed_new BEFORE INSERT ON listings FOR EACH ROW EXECUTE FUNCTION note_change();--> statement-breakpoint
CREATE TRIGGER listings_changed BEFORE UPDATE ON listings FOR EACH ROW
	WHEN ((old.code, old.status, old.version, old.has_changes, old.title, old.title_hi, old.category_id, old.updated_at)
		IS DISTINCT FROM (new.code, new.status, new.version, new.has_changes, new.title, new.title_hi, new.category_id, new.updated_at))
	EXECUTE FUNCTION note_change();--> statement-breakpoint

-- The operators' log and other records that only grow; the rule of two.

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END;
$$;--> statement-breakpoint
CREATE TRIGGER operator_log_is_append_only BEFORE DELETE OR TRUNCATE ON operator_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER operator_log_changes_are_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_log_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER order_notes_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_notes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER setting_versions_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON setting_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER content_versions_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON content_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER cash_receipts_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_receipts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

CREATE FUNCTION keep_operator_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.status IS NOT NULL OR new.status IS NULL
    OR to_jsonb(new) - 'status' IS DISTINCT FROM to_jsonb(old) - 'status' THEN
    RAISE EXCEPTION 'operator_log is append-only';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER operator_log_takes_its_answer BEFORE UPDATE ON operator_log
  FOR EACH ROW EXECUTE FUNCTION keep_operator_log();--> statement-breakpoint

-- What a row was and what it became, in the transaction of an operator's write: `market.operator_log` names its line.
CREATE FUNCTION log_operator_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line bigint := current_setting('market.operator_log')::bigint;
  noted int := coalesce(nullif(current_setting('market.operator_log_noted', true), ''), '0')::int;
  was jsonb := CASE WHEN tg_op = 'INSERT' THEN '{}'::jsonb ELSE to_jsonb(old) END;
  is_now jsonb := CASE WHEN tg_op = 'DELETE' THEN '{}'::jsonb ELSE to_jsonb(new) END;
  subject text := coalesce(is_now ->> 'id', was ->> 'id', is_now ->> 'name', is_now ->> 'group', '');
BEGIN
  IF noted >= 100 THEN RETURN NULL; END IF;
  IF tg_table_name = 'setting_versions' THEN
    SELECT coalesce((SELECT jsonb_build_object('value', value) FROM setting_versions v
      WHERE v."group" = new."group" AND v.id < new.id ORDER BY v.id DESC LIMIT 1), '{}'::jsonb) INTO was;
    is_now := jsonb_build_object('value', new.value, 'note', new.note);
    subject := new."group";
  END IF;
  SELECT coalesce(jsonb_object_agg(key, seen) FILTER (WHERE side = 'was'), '{}'::jsonb),
      coalesce(jsonb_object_agg(key, seen) FILTER (WHERE side = 'now'), '{}'::jsonb)
    INTO was, is_now
    FROM (
      SELECT side, key, CASE
          WHEN key ~ '(password|hash|secret|token|totp|account_number|pay_to|^account$)' THEN '"…"'::jsonb
          WHEN length(value::text) > 4000 THEN to_jsonb(left(value::text, 4000) || '…')
          ELSE value END AS seen
      FROM (SELECT 'was' AS side, key, value FROM jsonb_each(was)
        UNION ALL SELECT 'now', key, value FROM jsonb_each(is_now)) both_sides
      WHERE was -> key IS DISTINCT FROM is_now -> key AND value <> 'null'::jsonb AND key NOT IN ('last_totp_step', 'updated_at')
    ) changed;
  IF was = '{}'::jsonb AND is_now = '{}'::jsonb THEN RETURN NULL; END IF;
  INSERT INTO operator_log_changes (log_id, of_table, row_id, before, after)
    VALUES (line, tg_table_name, subject, was, is_now);
  PERFORM set_config('market.operator_log_noted', (noted + 1)::text, true);
  RETURN NULL;
END $$;--> statement-breakpoint

DO $$
DECLARE
  each text;
BEGIN
  FOREACH each IN ARRAY ARRAY['operators', 'operator_limits', 'setting_versions', 'commission_rates', 'settlements',
    'store_adjustments', 'refund_requests', 'order_notes', 'stores',
    'listings', 'categories', 'category_translations', 'brands', 'coupons', 'deals', 'banners',
    'home_sections', 'home_picks', 'content_versions', 'search_synonyms', 'search_boosts',
    'review_reports', 'product_questions', 'support_templates']
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
      WHEN (coalesce(current_setting(''market.operator_log'', true), '''') <> '''')
      EXECUTE FUNCTION "log_operator_change"()', each || '_operator_log', each);
  END LOOP;
END $$;--> statement-breakpoint

-- Who stands behind an account: whoever made it, reset it or changed its role within three days, and those behind them.
CREATE FUNCTION operators_behind(account bigint) RETURNS SETOF bigint LANGUAGE sql STABLE AS $$
  WITH RECURSIVE behind(id) AS (
    SELECT account
    UNION
    SELECT o.access_given_by FROM behind b JOIN operators o ON o.id = b.id
    WHERE o.access_given_by IS NOT NULL AND o.access_given_at > now() - interval '3 days'
  ) SELECT id FROM behind $$;--> statement-breakpoint

-- Whether somebody else handles money. A colleague counts while not removed, whether or not they can sign in at the
-- moment, and for three days after a removal or another role.
CREATE FUNCTION operator_has_colleague(account bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM operators o WHERE o.id <> account
    AND (o.removed_at IS NULL OR o.removed_at > now() - interval '3 days')
    AND (o.role IN ('owner', 'finance')
      OR (o.access_given_at > now() - interval '3 days' AND o.access_given_at > o.created_at))) $$;--> statement-breakpoint

-- Whether `second` is a second pair of eyes for what `maker` asked for. Where nobody else handles money, the maker is,
-- a day later.
CREATE FUNCTION may_be_second(maker bigint, second bigint, asked_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM operators o
      WHERE o.id = second AND o.removed_at IS NULL AND o.role IN ('owner', 'finance'))
    AND CASE
      WHEN maker IS NULL THEN true
      WHEN maker = second THEN NOT operator_has_colleague(maker) AND asked_at <= now() - interval '1 day'
      ELSE NOT EXISTS (SELECT operators_behind(maker) INTERSECT SELECT operators_behind(second))
    END $$;--> statement-breakpoint

-- Paise up to which an operator acts alone: a raised sum holds a day later.
CREATE FUNCTION operator_limit(which text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN held_until > now() THEN least(amount, held_amount) ELSE amount END
  FROM operator_limits WHERE name = which $$;--> statement-breakpoint

CREATE FUNCTION hold_raised_limit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  holds bigint := CASE WHEN old.held_until > now() THEN least(old.amount, old.held_amount) ELSE old.amount END;
BEGIN
  IF new.amount > holds THEN
    new.held_amount := holds;
    new.held_until := now() + interval '1 day';
  ELSE
    new.held_amount := NULL;
    new.held_until := NULL;
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER operator_limits_hold BEFORE UPDATE OF amount ON operator_limits
  FOR EACH ROW EXECUTE FUNCTION hold_raised_limit();--> statement-breakpoint

-- The history of prices, whoever writes one.

-- Whoever writes a price: its history cannot be forgotten.
CREATE FUNCTION note_first_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO price_history (product_id, price, valid_from)
		SELECT id, price, created_at FROM added;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_first_prices AFTER INSERT ON products
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_first_prices();--> statement-breakpoint

CREATE FUNCTION note_changed_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Nobody has seen a price that is replaced in the transaction that set it.
	DELETE FROM price_history
		WHERE product_id = new.id AND valid_to IS NULL AND valid_from >= now();
	UPDATE price_history SET valid_to = now() WHERE product_id = new.id AND valid_to IS NULL;
	INSERT INTO price_history (product_id, price, valid_from) VALUES (new.id, new.price, now());
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_changed_price AFTER UPDATE OF price ON products
	FOR EACH ROW WHEN (old.price IS DISTINCT FROM new.price) EXECUTE FUNCTION note_changed_price();--> statement-breakpoint

-- A price is not raised under a deal that runs, or begins before the raised price has been charged for so long.
CREATE FUNCTION check_raised_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM flash_deals
		WHERE product_id = new.id AND ends_at > now() AND starts_at <= now() + interval '15 days'
	) THEN
		RAISE EXCEPTION 'the price of product % cannot be raised under its deal', new.id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'flash_deals_honest';
	END IF;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER products_raised_price BEFORE UPDATE OF price ON products
	FOR EACH ROW WHEN (new.price > old.price) EXECUTE FUNCTION check_raised_price();--> statement-breakpoint

-- Refunds that operators ask for.

-- Sums of an order count together, so that nobody divides a refund to stay below the limit.
CREATE FUNCTION check_refund_request() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  alone bigint;
BEGIN
  IF tg_op = 'DELETE' THEN
    RAISE EXCEPTION 'refund requests are kept' USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_requests_kept';
  END IF;
  IF tg_op = 'INSERT' THEN
    SELECT coalesce(sum(amount), 0) INTO alone FROM refund_requests
      WHERE order_id = new.order_id AND NOT needs_approval AND decision IS DISTINCT FROM 'refused';
    new.needs_approval := alone + new.amount > operator_limit('refund_alone');
    RETURN new;
  END IF;
  IF (new.order_id, new.payment_id, new.amount, new.reason, new.requested_by, new.needs_approval, new.created_at)
      IS DISTINCT FROM (old.order_id, old.payment_id, old.amount, old.reason, old.requested_by, old.needs_approval, old.created_at)
    OR (old.decision IS NOT NULL AND (new.decision, new.decided_by, new.decided_at)
      IS DISTINCT FROM (old.decision, old.decided_by, old.decided_at))
    OR (old.refund_id IS NOT NULL AND new.refund_id IS DISTINCT FROM old.refund_id) THEN
    RAISE EXCEPTION 'a refund request stays as it is' USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_requests_kept';
  END IF;
  IF new.decision = 'approved' AND old.decision IS NULL
    AND NOT may_be_second(new.requested_by, new.decided_by, new.created_at) THEN
    RAISE EXCEPTION 'a refund needs a second operator' USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_requests_second_operator';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER refund_requests_are_checked BEFORE INSERT OR UPDATE OR DELETE ON refund_requests
  FOR EACH ROW EXECUTE FUNCTION check_refund_request();--> statement-breakpoint

-- Settlements, payouts and bank references.

-- What one operator adjusted alone within seven days counts together, so that nobody divides a sum.
CREATE FUNCTION check_store_adjustment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  alone bigint;
BEGIN
  IF tg_op = 'DELETE' THEN
    RAISE EXCEPTION 'adjustments are kept' USING ERRCODE = 'check_violation', CONSTRAINT = 'store_adjustments_kept';
  END IF;
  IF tg_op = 'INSERT' THEN
    PERFORM 1 FROM operator_limits WHERE name = 'adjust_alone' FOR UPDATE;
    SELECT coalesce(sum(abs(amount)), 0) INTO alone FROM store_adjustments
      WHERE requested_by IS NOT DISTINCT FROM new.requested_by AND NOT needs_approval
        AND created_at > now() - interval '7 days';
    new.needs_approval := alone + abs(new.amount) > operator_limit('adjust_alone');
    RETURN new;
  END IF;
  IF to_jsonb(new) - '{decision,decided_by,decided_at,decision_note}'::text[]
      IS DISTINCT FROM to_jsonb(old) - '{decision,decided_by,decided_at,decision_note}'::text[]
    OR old.decision IS NOT NULL OR NOT old.needs_approval THEN
    RAISE EXCEPTION 'an adjustment stays as it is' USING ERRCODE = 'check_violation', CONSTRAINT = 'store_adjustments_kept';
  END IF;
  IF new.decision = 'approved' AND NOT may_be_second(new.requested_by, new.decided_by, new.created_at) THEN
    RAISE EXCEPTION 'an adjustment needs a second operator'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'store_adjustments_second_operator';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER store_adjustments_are_checked BEFORE INSERT OR UPDATE OR DELETE ON store_adjustments
  FOR EACH ROW EXECUTE FUNCTION check_store_adjustment();--> statement-breakpoint

-- Whoever approved a settlement does not also send its money while somebody else handles money.
CREATE FUNCTION may_pay_settlement(approver bigint, payer bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN payer IS NULL OR approver IS NULL THEN true
    WHEN approver = payer THEN NOT operator_has_colleague(payer)
    ELSE NOT EXISTS (SELECT operators_behind(approver) INTERSECT SELECT operators_behind(payer))
  END $$;--> statement-breakpoint

CREATE FUNCTION check_settlement_payer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT may_pay_settlement(new.approved_by, new.exported_by) THEN
    RAISE EXCEPTION 'a settlement is paid by another operator than who approved it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'settlements_second_operator';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER settlements_payer BEFORE UPDATE OF status ON settlements FOR EACH ROW
  WHEN (new.status = 'exported' AND old.status <> 'exported') EXECUTE FUNCTION check_settlement_payer();--> statement-breakpoint

CREATE FUNCTION check_payout_payer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  approver bigint;
BEGIN
  SELECT approved_by INTO approver FROM settlements WHERE id = new.settlement_id;
  IF NOT may_pay_settlement(approver, new.requested_by) THEN
    RAISE EXCEPTION 'a settlement is paid by another operator than who approved it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'settlements_second_operator';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER payout_attempts_payer BEFORE INSERT ON payout_attempts FOR EACH ROW
  EXECUTE FUNCTION check_payout_payer();--> statement-breakpoint

-- Of one bank reference only one payment may speak; what came back keeps its own.
CREATE FUNCTION bank_reference_once(given text, of_kind text, of_subject bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	normal text := upper(regexp_replace(given, '[^A-Za-z0-9]', '', 'g'));
BEGIN
	INSERT INTO bank_references (reference, kind, subject_id) VALUES (normal, of_kind, of_subject) ON CONFLICT DO NOTHING;
	IF NOT EXISTS (SELECT FROM bank_references WHERE reference = normal AND kind = of_kind AND subject_id = of_subject)
		OR EXISTS (SELECT FROM returned_payments WHERE kind = of_kind AND subject_id = of_subject
			AND upper(regexp_replace(paid_reference, '[^A-Za-z0-9]', '', 'g')) = normal) THEN
		RAISE EXCEPTION 'the bank reference % is that of another payment', normal
			USING ERRCODE = 'check_violation', CONSTRAINT = 'bank_references_once';
	END IF;
END $$;--> statement-breakpoint

CREATE FUNCTION note_bank_reference() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM bank_reference_once(to_jsonb(new)->>tg_argv[0], tg_argv[1], coalesce(to_jsonb(new)->>'id', '0')::bigint);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER settlements_reference AFTER INSERT OR UPDATE OF utr ON settlements
	FOR EACH ROW WHEN (new.utr IS NOT NULL) EXECUTE FUNCTION note_bank_reference('utr', 'settlement');--> statement-breakpoint
CREATE TRIGGER returns_reference AFTER INSERT OR UPDATE OF paid_reference ON returns
	FOR EACH ROW WHEN (new.paid_reference IS NOT NULL) EXECUTE FUNCTION note_bank_reference('paid_reference', 'return');--> statement-breakpoint
CREATE TRIGGER refund_requests_reference AFTER INSERT OR UPDATE OF paid_reference ON refund_requests
	FOR EACH ROW WHEN (new.paid_reference IS NOT NULL) EXECUTE FUNCTION note_bank_reference('paid_reference', 'refund');--> statement-breakpoint
CREATE TRIGGER returned_payments_reference AFTER INSERT ON returned_payments
	FOR EACH ROW EXECUTE FUNCTION note_bank_reference('return_reference', 'came_back');--> statement-breakpoint

-- Parcels.

CREATE FUNCTION parcel_key(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT upper(regexp_replace(given, '[[:space:]_./-]+', '', 'g'))
$$;--> statement-breakpoint
CREATE INDEX shipments_parcel_idx ON shipments (parcel_key(awb)) WHERE awb IS NOT NULL;--> statement-breakpoint

-- One parcel is one shipment; carriers use their numbers again after months.
CREATE FUNCTION check_awb_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('awb ' || parcel_key(new.carrier) || ' ' || parcel_key(new.awb)));
	IF EXISTS (
		SELECT FROM shipments s
		WHERE parcel_key(s.awb) = parcel_key(new.awb) AND s.awb IS NOT NULL AND parcel_key(s.carrier) = parcel_key(new.carrier)
			AND s.id <> new.id AND s.status NOT IN ('cancelled', 'returned') AND s.created_at > now() - interval '180 days'
	) OR EXISTS (
		SELECT FROM returns r
		WHERE r.handed_over_awb = parcel_key(new.awb) AND r.handed_over_carrier = parcel_key(new.carrier)
	) THEN
		RAISE EXCEPTION 'AWB % of % is that of another parcel', new.awb, new.carrier
			USING ERRCODE = 'check_violation', CONSTRAINT = 'shipments_awb_once';
	END IF;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER shipments_awb_once BEFORE INSERT OR UPDATE OF carrier, awb ON shipments
	FOR EACH ROW WHEN (new.awb IS NOT NULL) EXECUTE FUNCTION check_awb_once();--> statement-breakpoint

-- Stock changes by movements only.

-- Stock is taken before its order is written.
ALTER TABLE stock_movements ALTER CONSTRAINT stock_movements_order_id_orders_id_fk DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint

-- Openings come with their product, which has its stock already.
CREATE FUNCTION apply_stock_movements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	applied integer;
BEGIN
	IF pg_trigger_depth() > 1 THEN
		RETURN NULL;
	END IF;
	IF EXISTS (SELECT 1 FROM added WHERE kind = 'opening') THEN
		RAISE EXCEPTION 'only a new product has an opening stock'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_movements_opening';
	END IF;
	UPDATE products p SET stock = p.stock + m.delta, updated_at = now()
		FROM (SELECT product_id, store_id, sum(delta)::integer AS delta FROM added GROUP BY 1, 2) m
		WHERE p.id = m.product_id AND p.store_id = m.store_id;
	GET DIAGNOSTICS applied = ROW_COUNT;
	IF applied <> (SELECT count(*) FROM (SELECT DISTINCT product_id, store_id FROM added) m) THEN
		RAISE EXCEPTION 'a movement of stock names a product of another store'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_movements_store';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER stock_movements_apply AFTER INSERT ON stock_movements
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION apply_stock_movements();--> statement-breakpoint

CREATE FUNCTION note_opening_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stock_movements (product_id, store_id, delta, kind, at)
		SELECT id, store_id, stock, 'opening', created_at FROM added WHERE stock <> 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_opening_stock AFTER INSERT ON products
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_opening_stock();--> statement-breakpoint

CREATE FUNCTION refuse_unmoved_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF pg_trigger_depth() < 2 THEN
		RAISE EXCEPTION 'the stock of product % changes only by a movement', new.id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'products_stock_moves';
	END IF;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER products_stock_moves BEFORE UPDATE OF stock ON products
	FOR EACH ROW WHEN (old.stock IS DISTINCT FROM new.stock) EXECUTE FUNCTION refuse_unmoved_stock();--> statement-breakpoint

-- They go only with their product, and lose their order only with it.
CREATE FUNCTION keep_stock_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF pg_trigger_depth() < 2 THEN
		RAISE EXCEPTION 'movements of stock are never changed'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_movements_kept';
	END IF;
	RETURN CASE tg_op WHEN 'DELETE' THEN old ELSE new END;
END $$;--> statement-breakpoint
CREATE TRIGGER stock_movements_kept BEFORE UPDATE OR DELETE ON stock_movements
	FOR EACH ROW EXECUTE FUNCTION keep_stock_movements();--> statement-breakpoint

CREATE FUNCTION note_low_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	threshold integer := coalesce(new.low_stock_threshold, (SELECT low_stock_threshold FROM stores WHERE id = new.store_id));
BEGIN
	IF new.stock < old.stock AND new.stock <= threshold THEN
		INSERT INTO low_stock (product_id, store_id) VALUES (new.id, new.store_id) ON CONFLICT DO NOTHING;
	ELSIF new.stock > old.stock AND new.stock > coalesce(threshold, -1) THEN
		DELETE FROM low_stock WHERE product_id = new.id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_low_stock AFTER UPDATE OF stock ON products
	FOR EACH ROW WHEN (old.stock IS DISTINCT FROM new.stock) EXECUTE FUNCTION note_low_stock();--> statement-breakpoint

-- Events of stores for their webhooks.

-- Notes an event for those endpoints of the store that want its type, as a part of what it tells of. Waits for an
-- endpoint that is being removed, which else would fail what the event tells of.
CREATE FUNCTION note_webhook_event(of_store bigint, event_type text, event_data jsonb, happened timestamp with time zone) RETURNS void LANGUAGE sql AS $$
	WITH wanting AS (
		SELECT id FROM webhook_endpoints
		WHERE store_id = of_store AND disabled_at IS NULL AND event_type = ANY (events)
		FOR KEY SHARE
	), noted AS (
		INSERT INTO webhook_events (store_id, type, data, at)
			SELECT of_store, event_type, event_data, happened WHERE EXISTS (SELECT 1 FROM wanting)
			RETURNING id
	)
	INSERT INTO webhook_deliveries (event_id, endpoint_id)
		SELECT noted.id, wanting.id FROM noted, wanting;
$$;--> statement-breakpoint

CREATE FUNCTION tell_of_shipment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	it record;
BEGIN
	SELECT s.store_id, s.is_replacement, o.number INTO it
		FROM shipments s JOIN orders o ON o.id = s.order_id WHERE s.id = new.shipment_id;
	IF NOT EXISTS (SELECT 1 FROM webhook_endpoints WHERE store_id = it.store_id AND disabled_at IS NULL) THEN
		RETURN NULL;
	END IF;
	-- An order that was never paid is none of the store's.
	IF new.status = 'pending_payment' OR (new.status = 'cancelled' AND NOT EXISTS (
		SELECT 1 FROM shipment_events
		WHERE shipment_id = new.shipment_id AND id <> new.id AND status <> 'pending_payment'
	)) THEN
		RETURN NULL;
	END IF;
	PERFORM note_webhook_event(
		it.store_id,
		CASE
			WHEN new.cancelled_pieces IS NOT NULL THEN 'shipment.items_cancelled'
			WHEN new.status = 'placed' THEN 'order.placed'
			ELSE 'shipment.' || new.status
		END,
		jsonb_build_object('order_number', it.number, 'shipment_id', new.shipment_id, 'status', new.status,
			'is_replacement', it.is_replacement)
			|| CASE WHEN new.cancelled_pieces IS NULL THEN '{}'
				ELSE jsonb_build_object('cancelled_quantities', new.cancelled_pieces) END,
		new.at
	);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER shipment_events_told AFTER INSERT ON shipment_events
	FOR EACH ROW EXECUTE FUNCTION tell_of_shipment();--> statement-breakpoint

CREATE FUNCTION tell_of_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_webhook_event(
		r.store_id,
		'return.' || new.status,
		jsonb_build_object('return_id', r.id, 'return_number', r.number, 'order_number', o.number,
			'shipment_id', r.shipment_id, 'status', new.status),
		new.at
	) FROM returns r JOIN orders o ON o.id = r.order_id WHERE r.id = new.return_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER return_events_told AFTER INSERT ON return_events
	FOR EACH ROW EXECUTE FUNCTION tell_of_return();--> statement-breakpoint

CREATE FUNCTION tell_of_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_webhook_event(
		m.store_id,
		'stock.changed',
		jsonb_build_object('sku', p.sku, 'product_id', p.id, 'stock', p.stock, 'delta', m.delta, 'kind', m.kind),
		m.at
	) FROM added m JOIN products p ON p.id = m.product_id
		WHERE EXISTS (SELECT 1 FROM webhook_endpoints e WHERE e.store_id = m.store_id AND e.disabled_at IS NULL);
	PERFORM note_webhook_event(
		s.id,
		'stock.low',
		jsonb_build_object('sku', p.sku, 'product_id', p.id, 'stock', p.stock, 'threshold', s.low_stock_threshold),
		m.at
	) FROM (SELECT product_id, sum(delta) AS delta, max(at) AS at FROM added WHERE kind <> 'opening' GROUP BY 1) m
		JOIN products p ON p.id = m.product_id JOIN stores s ON s.id = p.store_id
		WHERE p.stock <= s.low_stock_threshold AND p.stock - m.delta > s.low_stock_threshold;
	RETURN NULL;
END $$;--> statement-breakpoint

-- After "stock_movements_apply", which triggers of a table run before by name: the stock is the new one.
CREATE TRIGGER stock_movements_told AFTER INSERT ON stock_movements
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_of_stock();--> statement-breakpoint

CREATE FUNCTION tell_of_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_webhook_event(
		l.store_id,
		'listing.' || new.kind,
		jsonb_build_object('listing_id', l.id, 'code', l.code, 'status', l.status),
		new.created_at
	) FROM listings l WHERE l.id = new.listing_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER listing_revisions_told AFTER INSERT ON listing_revisions
	FOR EACH ROW WHEN (new.kind IN ('approved', 'rejected')) EXECUTE FUNCTION tell_of_decision();
