-- Stores with their vendors and products, and shoppers: copies of the demo market's.

CREATE SCHEMA fill;

-- A value from 0 to 1, the same for the same number and salt.
CREATE FUNCTION fill.r(n bigint, salt bigint) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (hashint8extended(n, salt) & 2147483647) / 2147483648.0 $$;

-- Two to four capitals.
CREATE FUNCTION fill.prefix(n bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'X' || chr(65 + (n / 676 % 26)::int) || chr(65 + (n / 26 % 26)::int) || chr(65 + (n % 26)::int) $$;

INSERT INTO vendors (first_name, last_name, email, phone, password_hash, created_at)
  SELECT 'Vendor', n::text, 'vendor-' || n || '@fill.example', (7000000000 + n)::text,
    (SELECT password_hash FROM vendors ORDER BY id LIMIT 1), now() - interval '3 years 1 month'
  FROM generate_series(1, :stores) n;

INSERT INTO stores (vendor_id, application_number, slug, name, status, legal_name, address, city, state, pincode, gstin,
    pan, care_phone, invoice_prefix, review_required, terms_accepted_at, created_at, approved_at)
  SELECT v.id, 'FILL-' || n, 'filled-store-' || n, 'Filled Store ' || n, 'approved', 'Filled Store ' || n || ' Pvt Ltd',
    s.address, s.city, s.state, s.pincode, '27FIL' || lpad(n::text, 10, '0'), s.pan, s.care_phone, fill.prefix(n), false,
    v.created_at, v.created_at, v.created_at
  FROM generate_series(1, :stores) n
    JOIN vendors v ON v.email = 'vendor-' || n || '@fill.example'
    JOIN stores s ON s.id = 1 + n % 10;

INSERT INTO pickup_addresses (store_id, name, phone, address, city, state, pincode, is_default)
  SELECT id, 'Workshop', care_phone, address, city, state, pincode, true FROM stores WHERE application_number LIKE 'FILL-%';
INSERT INTO bank_accounts (store_id, holder, account_number, last_digits, ifsc, created_at)
  SELECT id, legal_name, '00112233445566', '5566', 'HDFC0001234', created_at FROM stores
  WHERE application_number LIKE 'FILL-%';

-- The most visited first.
CREATE UNLOGGED TABLE fill.stores AS
  SELECT row_number() OVER (ORDER BY id) - 1 AS nth, id, state, invoice_prefix AS prefix FROM stores
  WHERE application_number LIKE 'FILL-%';
CREATE UNIQUE INDEX ON fill.stores (nth);

INSERT INTO listings (store_id, code, title, translations, search_text, category_id, published_at, created_at, updated_at)
  SELECT s.id, 'F-' || s.nth || '-' || p.nth, p.name, '{}', lower(p.name), p.category_id, now() - interval '3 years',
    now() - interval '3 years', now() - interval '3 years' + fill.r(s.id * 100 + p.nth, 1) * interval '3 years'
  FROM fill.stores s
    CROSS JOIN LATERAL (SELECT k AS nth, b.* FROM generate_series(0, 19) k
      JOIN LATERAL (SELECT name, category_id FROM products WHERE id = 1 + (s.nth * 7 + k * 131) % :demo_products) b ON true) p;

INSERT INTO products (store_id, listing_id, category_id, brand_id, slug, name, description, mrp, price, stock, colour, size,
    attributes, product_code, sku, hsn, gst_rate, return_policy, created_at, updated_at)
  SELECT s.id, l.id, p.category_id, p.brand_id, 'filled-' || l.id, p.name, '', p.mrp, p.price, 0, p.colour, p.size,
    p.attributes, l.code, s.prefix || '-' || lpad(l.id::text, 7, '0'), p.hsn, p.gst_rate, p.return_policy, l.created_at, l.updated_at
  FROM listings l JOIN fill.stores s ON s.id = l.store_id
    JOIN products p ON p.id = 1 + (s.nth * 7 + split_part(l.code, '-', 3)::int * 131) % :demo_products;

CREATE UNLOGGED TABLE fill.products AS
  SELECT s.nth AS store_nth, row_number() OVER (PARTITION BY s.nth ORDER BY p.id) - 1 AS nth, p.id, p.listing_id, p.name,
    p.slug, p.sku, p.hsn, p.gst_rate, p.mrp, p.price
  FROM products p JOIN fill.stores s ON s.id = p.store_id;
CREATE UNIQUE INDEX ON fill.products (store_nth, nth);

INSERT INTO users (first_name, last_name, email, phone, password_hash, verified_at, created_at)
  SELECT (ARRAY['Asha','Ravi','Meera','Imran','Kavya','Arjun','Fatima','Joseph'])[1 + n % 8],
    (ARRAY['Verma','Rao','Joshi','Khan','Nair','Singh','Das','Patil','Shah','Iyer'])[1 + n % 10],
    'shopper-' || n || '@fill.example', (8000000000 + n)::text, (SELECT password_hash FROM users ORDER BY id LIMIT 1),
    now() - interval '3 years', now() - interval '3 years'
  FROM generate_series(1, :shoppers) n;
CREATE UNLOGGED TABLE fill.users AS
  SELECT row_number() OVER (ORDER BY id) - 1 AS nth, id, concat_ws(' ', first_name, nullif(last_name, '')) AS name, phone FROM users
  WHERE email LIKE '%@fill.example';
CREATE UNIQUE INDEX ON fill.users (nth);

ANALYZE fill.users, fill.products, fill.stores;
INSERT INTO addresses (user_id, full_name, phone, full_address, city, state, pincode, is_default)
  SELECT id, name, phone, nth || ', Market Road', 'Pune', 'Maharashtra', '411001', true FROM fill.users;
INSERT INTO shopper_hashes (hash, user_id, created_at)
  SELECT encode(sha256(kind || nth::text::bytea), 'hex'), id, now() - interval '3 years'
  FROM fill.users, (VALUES ('mail '::bytea), ('phone '::bytea)) k (kind);
INSERT INTO tokens (hash, user_id, created_at, last_used_at, expires_at)
  SELECT encode(sha256(('token ' || nth)::bytea), 'hex'), id, at, at, at + interval '30 days'
  FROM fill.users, LATERAL (SELECT now() - fill.r(nth, 2) * interval '55 days' AS at) t;
INSERT INTO known_devices (hash, user_id, last_used_at)
  SELECT encode(sha256(('device ' || nth)::bytea), 'hex'), id, now() - fill.r(nth, 3) * interval '170 days' FROM fill.users;
INSERT INTO wishlist_items (user_id, product_id, price_when_added)
  SELECT DISTINCT ON (u.id, p.id) u.id, p.id, p.price FROM fill.users u, generate_series(1, 2) k
    JOIN LATERAL (SELECT id, price FROM fill.products
      WHERE store_nth = floor(:stores * power(fill.r(u.nth, 10 + k), 3))::bigint AND nth = u.nth % 20) p ON true;
INSERT INTO product_notices (user_id, product_id, kind, price, locale, checked_at)
  SELECT user_id, product_id, 'back', price_when_added, 'en', now() - fill.r(id, 4) * interval '1 day'
  FROM wishlist_items WHERE id % 2 = 0;
INSERT INTO reviews (listing_id, product_id, user_id, author_name, locale, rating, title, comment, is_verified, created_at)
  SELECT DISTINCT ON (p.listing_id, u.id) p.listing_id, p.id, u.id, u.name, 'en', 1 + floor(power(fill.r(u.nth, 20 + k), 0.4) * 5)::int,
    'As described', 'Arrived in time, well packed.', true, now() - fill.r(u.nth, 30 + k) * interval '3 years'
  FROM fill.users u, generate_series(1, 2) k
    JOIN LATERAL (SELECT id, listing_id FROM fill.products
      WHERE store_nth = floor(:stores * power(fill.r(u.nth, 40 + k), 3))::bigint AND nth = (u.nth + k) % 20) p ON true;

-- A longer history replaces the rows written by triggers of products.
DELETE FROM price_history WHERE product_id IN (SELECT id FROM fill.products);
INSERT INTO price_history (product_id, price, valid_from, valid_to)
  SELECT id, greatest(100, price - (k * 100) % 1000), now() - interval '35 days' * (k + 1),
    CASE WHEN k > 0 THEN now() - interval '35 days' * k END
  FROM fill.products, generate_series(0, 29) k;
