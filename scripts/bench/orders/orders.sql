-- Orders :from to :to of :total, with all dependent rows. Their number grows with time, like the market.

TRUNCATE fill.o, fill.s, fill.i;

INSERT INTO fill.o
  SELECT n, :order_base + n, u.id, u.name, u.phone, placed,
    CASE WHEN fill.r(n, 3) < 0.2 THEN 'cod' WHEN fill.r(n, 3) < 0.7 THEN 'upi' ELSE 'card' END,
    CASE
      WHEN fill.r(n, 4) < 0.05 THEN 'cancelled'
      WHEN now() - placed > interval '8 days' THEN 'delivered'
      WHEN now() - placed < interval '10 hours' * (0.5 + fill.r(n, 5)) THEN 'placed'
      WHEN now() - placed < interval '20 hours' * (0.7 + fill.r(n, 5)) THEN 'confirmed'
      WHEN now() - placed < interval '40 hours' * (0.7 + fill.r(n, 5)) THEN 'packed'
      WHEN now() - placed < interval '100 hours' * (0.7 + fill.r(n, 5)) THEN 'shipped'
      ELSE 'delivered' END,
    CASE WHEN fill.r(n, 6) < 0.2 THEN 2 ELSE 1 END,
    (ARRAY['Maharashtra', 'Karnataka', 'Uttar Pradesh', 'Rajasthan', 'Tamil Nadu'])[1 + n % 5]
  FROM generate_series(:from, :to) n
    CROSS JOIN LATERAL (SELECT now() - interval '3 years' * (1 - sqrt(n::float8 / :total)) - interval '1 minute' AS placed) t
    JOIN fill.users u ON u.nth = floor(:shoppers * power(fill.r(n, 1), 2))::bigint;

INSERT INTO fill.s
  SELECT :shipment_base + row_number() OVER (ORDER BY o.id, k), o.id, o.n, st.nth, st.id, st.state = o.state, st.prefix,
    o.state_of, CASE WHEN fill.r(o.n, 60 + k) < 0.3 THEN 4900 ELSE 0 END, o.placed,
    interval '1 hour' * (10 + 90 * fill.r(o.n, 70 + k))
  FROM fill.o CROSS JOIN LATERAL generate_series(1, o.ships) k
    JOIN fill.stores st ON st.nth = (floor(:stores * power(fill.r(o.n, 7), 3))::bigint + (k - 1) * 17) % :stores;

INSERT INTO fill.i
  SELECT :item_base + row_number() OVER (ORDER BY s.id, k), s.id, s.order_id, s.n, s.store_id, s.intra, s.state_of, s.placed,
    p.id, p.name, p.slug, p.sku, p.hsn, p.gst_rate, p.mrp, p.price, q.quantity,
    p.price * q.quantity, gst_taxable(p.price * q.quantity, p.gst_rate * 100, s.intra), k = 1
  FROM fill.s CROSS JOIN LATERAL generate_series(1, CASE WHEN fill.r(s.id, 8) < 0.65 THEN 1 WHEN fill.r(s.id, 8) < 0.9 THEN 2 ELSE 3 END) k
    JOIN fill.products p ON p.store_nth = s.store_nth AND p.nth = (floor(20 * fill.r(s.id, 9))::int + k) % 20
    CROSS JOIN LATERAL (SELECT CASE WHEN fill.r(s.id * 4 + k, 11) < 0.8 THEN 1 ELSE 2 END AS quantity) q;

ANALYZE fill.o, fill.s, fill.i;

INSERT INTO orders (id, number, user_id, payment_method, shipping_address, billing_address, subtotal, tax, shipping, grand_total,
    locale, idempotency_key, request_hash, placed_at) OVERRIDING SYSTEM VALUE
  SELECT o.id, 'HT-' || to_char(o.placed, 'YYMMDD') || '-F' || lpad(o.n::text, 8, '0'), o.user_id, o.method, a.address, a.address,
    i.taxable, i.total - i.taxable, s.shipping, i.total + s.shipping, 'en', md5(o.n::text), NULL, o.placed
  FROM fill.o
    CROSS JOIN LATERAL (SELECT jsonb_build_object('full_name', o.name, 'phone', o.phone, 'full_address', o.n % 900 || ', Market Road',
      'city', 'Pune', 'state', o.state, 'pincode', '411001') AS address) a
    JOIN (SELECT order_id, sum(total) AS total, sum(taxable) AS taxable FROM fill.i GROUP BY 1) i ON i.order_id = o.id
    JOIN (SELECT order_id, sum(shipping) AS shipping FROM fill.s GROUP BY 1) s ON s.order_id = o.id
  ORDER BY o.id;

INSERT INTO payments (id, number, order_id, method, amount, status, provider, provider_order_id, provider_payment_id, captured,
    processed_at, created_at) OVERRIDING SYSTEM VALUE
  SELECT o.id, 'PAY-' || to_char(o.placed, 'YYMMDD') || '-F' || lpad(o.n::text, 8, '0'), o.id, o.method, g.grand_total,
    CASE WHEN o.method = 'cod' THEN CASE o.state_of WHEN 'delivered' THEN 'captured' WHEN 'cancelled' THEN 'cancelled' ELSE 'due' END
      ELSE CASE o.state_of WHEN 'cancelled' THEN 'failed' ELSE 'captured' END END,
    CASE WHEN o.method <> 'cod' THEN 'razorpay' END, CASE WHEN o.method <> 'cod' THEN 'order_F' || o.n END,
    CASE WHEN o.method <> 'cod' AND o.state_of <> 'cancelled' THEN 'pay_F' || o.n END,
    CASE WHEN o.method = 'cod' THEN o.state_of = 'delivered' ELSE o.state_of <> 'cancelled' END,
    CASE WHEN o.method = 'cod' THEN CASE o.state_of WHEN 'delivered' THEN o.placed + interval '7 days' END
      WHEN o.state_of <> 'cancelled' THEN o.placed + interval '2 minutes' END,
    o.placed
  FROM fill.o JOIN orders g ON g.id = o.id ORDER BY o.id;
INSERT INTO cash_receipts (payment_id, amount, reference, created_at)
  SELECT p.id, p.amount, 'DEPOSIT-' || to_char(p.processed_at, 'YYMMDD'), p.processed_at
  FROM fill.o JOIN payments p ON p.id = o.id WHERE o.method = 'cod' AND o.state_of = 'delivered';

INSERT INTO shipments (id, order_id, store_id, status, shipping, expected_from, expected_to, carrier, awb, received_at, received_by,
    created_at, changed_at) OVERRIDING SYSTEM VALUE
  SELECT id, order_id, store_id, state_of, shipping, placed + interval '3 days', placed + interval '6 days',
    CASE WHEN is_sent THEN 'Delhivery' END, CASE WHEN is_sent THEN 'F' || id END,
    CASE WHEN state_of = 'delivered' AND fill.r(id, 12) < 0.3 THEN least(placed + took * 1.1, now()) END,
    CASE WHEN state_of = 'delivered' AND fill.r(id, 12) < 0.3 THEN 'shopper' END,
    placed, least(placed + took, now())
  FROM fill.s CROSS JOIN LATERAL (SELECT state_of IN ('shipped', 'delivered') AS is_sent) x ORDER BY id;
INSERT INTO order_items (id, shipment_id, product_id, name, slug, sku, hsn, gst_rate, gst_basis_points, mrp, unit_price, quantity,
    cancelled_quantity, taxable, cgst, sgst, igst, total) OVERRIDING SYSTEM VALUE
  SELECT id, shipment_id, product_id, name, slug, sku, hsn, gst_rate, gst_rate * 100, mrp, price, quantity,
    CASE WHEN state_of = 'cancelled' THEN quantity ELSE 0 END, taxable,
    CASE WHEN intra THEN (total - taxable) / 2 ELSE 0 END, CASE WHEN intra THEN (total - taxable) / 2 ELSE 0 END,
    CASE WHEN intra THEN 0 ELSE total - taxable END, total
  FROM fill.i ORDER BY id;
INSERT INTO shipment_events (shipment_id, status, at)
  SELECT s.id, e.status, least(s.placed + s.took * e.part, now()) FROM fill.s
    JOIN (VALUES ('placed', 0, 0.0), ('confirmed', 1, 0.1), ('packed', 2, 0.2), ('shipped', 3, 0.4), ('out_for_delivery', 4, 0.9),
      ('delivered', 5, 1.0), ('cancelled', 6, 0.05)) e (status, step, part)
    ON CASE s.state_of WHEN 'cancelled' THEN e.step IN (0, 6)
      ELSE e.step <= array_position(ARRAY['placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'], s.state_of) - 1 END
  ORDER BY s.id, e.step;
INSERT INTO cancellations (order_id, by, reason, goods, shipping, target, created_at)
  SELECT o.id, CASE WHEN o.method = 'cod' THEN 'shopper' ELSE 'system' END, 'changed_mind', 0, 0,
    CASE WHEN o.method = 'cod' THEN 'cash_due' ELSE 'nothing_paid' END, o.placed + interval '30 minutes'
  FROM fill.o WHERE o.state_of = 'cancelled' AND o.method = 'cod';
INSERT INTO stock_holds (order_id, product_id, quantity, expires_at, settled_at, outcome, lapsed_at)
  SELECT i.order_id, i.product_id, i.quantity, o.placed + interval '20 minutes',
    o.placed + CASE WHEN o.state_of = 'cancelled' THEN interval '20 minutes' ELSE interval '2 minutes' END,
    CASE WHEN o.state_of = 'cancelled' THEN 'lapsed' ELSE 'sold' END,
    CASE WHEN o.state_of = 'cancelled' THEN o.placed + interval '20 minutes' END
  FROM fill.i JOIN fill.o ON o.id = i.order_id WHERE o.method <> 'cod';
INSERT INTO stock_movements (product_id, store_id, delta, kind, order_id, at)
  SELECT product_id, store_id, -quantity, 'sale', order_id, placed FROM fill.i
  UNION ALL
  SELECT product_id, store_id, quantity, 'cancel', order_id, placed + interval '30 minutes' FROM fill.i WHERE state_of = 'cancelled';
INSERT INTO invoices (id, shipment_id, store_id, number, seller, parties, issued_at) OVERRIDING SYSTEM VALUE
  SELECT s.id, s.id, s.store_id, s.prefix || '/F' || s.id, jsonb_build_object('store', st.name, 'legalName', st.legal_name,
      'address', st.address, 'city', st.city, 'state', st.state, 'stateCode', '27', 'pincode', st.pincode, 'gstin', st.gstin,
      'email', NULL, 'phone', st.care_phone),
    jsonb_build_object('billing', o.billing_address, 'shipping', o.shipping_address), s.placed + s.took * 0.4
  FROM fill.s JOIN stores st ON st.id = s.store_id JOIN orders o ON o.id = s.order_id
  WHERE s.state_of IN ('shipped', 'delivered') ORDER BY s.id;
INSERT INTO sent_mails (order_id, kind, subject, provider, sent_at)
  SELECT o.id, m.kind, m.subject, 'smtp', o.placed + m.after FROM fill.o
    JOIN (VALUES ('order_placed', 'Order placed', interval '1 minute', 0), ('shipment_update', 'On its way', interval '2 days', 1),
      ('shipment_update', 'Delivered', interval '4 days', 2)) m (kind, subject, after, step)
    ON m.step = 0 OR o.state_of = 'delivered' OR (o.state_of = 'shipped' AND m.step = 1);
INSERT INTO payment_events (provider, event_id, type, provider_order_id, payload, received_at, settled_at)
  SELECT 'razorpay', 'evt_F' || n, 'payment.captured', 'order_F' || n, '{"event": "payment.captured"}', placed + interval '2 minutes',
    placed + interval '2 minutes'
  FROM fill.o WHERE method <> 'cod' AND state_of <> 'cancelled' AND placed > now() - interval '90 days';

-- One in thirty lines paid online and delivered is returned completely.
TRUNCATE fill.b;
INSERT INTO fill.b
  SELECT :return_base + row_number() OVER (ORDER BY i.id), i.id, i.shipment_id, i.order_id, i.store_id, i.product_id, i.quantity,
    i.taxable, i.total, i.intra, i.gst_rate, i.placed + interval '9 days', i.placed + interval '12 days'
  FROM fill.i JOIN fill.o ON o.id = i.order_id
  WHERE i.is_first AND o.method <> 'cod' AND o.state_of = 'delivered' AND o.placed < now() - interval '13 days' AND fill.r(i.id, 13) < 0.033;
ANALYZE fill.b;
INSERT INTO returns (id, number, order_id, shipment_id, store_id, kind, status, reason, goods, shipping, target, condition, refunded_at,
    created_at, changed_at) OVERRIDING SYSTEM VALUE
  SELECT b.id, o.number || '-R' || b.id, b.order_id, b.shipment_id, b.store_id, 'refund', 'refunded', 'defective', b.total, 0,
    'original_payment', 'sellable', b.done, b.asked, b.done FROM fill.b JOIN orders o ON o.id = b.order_id;
INSERT INTO return_items (id, return_id, order_item_id, quantity, taxable, cgst, sgst, igst, total) OVERRIDING SYSTEM VALUE
  SELECT id, id, item_id, quantity, taxable, CASE WHEN intra THEN (total - taxable) / 2 ELSE 0 END,
    CASE WHEN intra THEN (total - taxable) / 2 ELSE 0 END, CASE WHEN intra THEN 0 ELSE total - taxable END, total FROM fill.b;
INSERT INTO return_units (order_item_id, unit, return_item_id)
  SELECT item_id, unit, id FROM fill.b CROSS JOIN LATERAL generate_series(1, quantity) unit;
INSERT INTO return_events (return_id, status, by, at)
  SELECT id, e.status, e.by, asked + e.after FROM fill.b, (VALUES ('requested', 'shopper', interval '0'),
    ('accepted', 'seller', interval '1 day'), ('received', 'seller', interval '2 days'), ('refunded', 'system', interval '3 days')) e (status, by, after);
INSERT INTO credit_notes (invoice_id, store_id, return_id, number, lines, taxable, cgst, sgst, igst, total, issued_at)
  SELECT b.shipment_id, b.store_id, b.id, 'C/F' || b.id, '[]', b.taxable, i.cgst, i.sgst, i.igst, b.total, b.done
  FROM fill.b JOIN return_items i ON i.id = b.id;
INSERT INTO refunds (id, payment_id, amount, store_id, reason, status, idempotency_key, provider, provider_payment_id, provider_refund_id,
    created_at, processed_at) OVERRIDING SYSTEM VALUE
  SELECT b.id, b.order_id, b.total, b.store_id, 'returned', 'processed', 'return-' || b.id, 'razorpay', p.provider_payment_id, 'rfnd_F' || b.id,
    b.done, b.done FROM fill.b JOIN payments p ON p.id = b.order_id;
INSERT INTO stock_movements (product_id, store_id, delta, kind, order_id, return_id, at)
  SELECT product_id, store_id, quantity, 'return', order_id, id, done FROM fill.b;

-- The ledger: payments, deliveries and refunds.
TRUNCATE fill.t;
INSERT INTO fill.t
  SELECT :transaction_base + row_number() OVER (ORDER BY at, reference), * FROM (
    SELECT 'payment' AS kind, 'payment:' || p.id AS reference, p.order_id, p.id AS subject, p.processed_at AS at
      FROM fill.o JOIN payments p ON p.id = o.id WHERE p.captured
    UNION ALL
    SELECT 'delivery', 'delivery:' || s.id, s.order_id, s.id, least(s.placed + s.took, now()) FROM fill.s WHERE s.state_of = 'delivered'
    UNION ALL
    SELECT 'return', 'return:F' || b.id, b.order_id, b.id, b.done FROM fill.b
    UNION ALL
    SELECT 'refund', 'refund:' || b.id, b.order_id, b.id, b.done FROM fill.b) t;
ANALYZE fill.t;
INSERT INTO ledger_transactions (id, kind, reference, order_id, at, created_at) OVERRIDING SYSTEM VALUE
  SELECT id, kind, reference, order_id, at, at + interval '10 seconds' FROM fill.t ORDER BY id;
INSERT INTO ledger_entries (transaction_id, account, component, about, store_id, order_item_id, amount)
  SELECT t.id, e.account, NULL::text, NULL::text, NULL::bigint, NULL::bigint, e.sign * p.amount FROM fill.t JOIN payments p ON p.id = t.subject
    CROSS JOIN LATERAL (VALUES (CASE WHEN p.method = 'cod' THEN 'cash' ELSE 'provider' END, 1), ('shoppers', -1)) e (account, sign)
    WHERE t.kind = 'payment'
  UNION ALL
  SELECT t.id, e.account, NULL, NULL, NULL, NULL, e.sign * b.total FROM fill.t JOIN fill.b ON b.id = t.subject
    CROSS JOIN LATERAL (VALUES ('shoppers', 1), ('provider', -1)) e (account, sign) WHERE t.kind = 'refund'
  UNION ALL
  SELECT t.id, e.account, e.component, l.about, l.store_id, l.item_id, l.sign * e.amount FROM (
      SELECT 'delivery' AS kind, i.shipment_id AS subject, 1 AS sign, 'goods' AS about, i.store_id,
        i.id AS item_id, i.total, i.taxable, i.gst_rate, s.placed + s.took * 0.4 AS issued, 1000 AS commission
        FROM fill.i JOIN fill.s ON s.id = i.shipment_id
      UNION ALL
      SELECT 'delivery', s.id, 1, 'shipping', s.store_id, i.id, s.shipping, gst_taxable(s.shipping, i.gst_rate * 100, i.intra), i.gst_rate, s.placed + s.took * 0.4, 0
        FROM fill.s JOIN LATERAL (SELECT * FROM fill.i WHERE i.shipment_id = s.id ORDER BY total DESC, id LIMIT 1) i ON true
      UNION ALL
      SELECT 'return', b.id, -1, 'goods', b.store_id, b.item_id, b.total, b.taxable, b.gst_rate, s.placed + s.took * 0.4, 1000
        FROM fill.b JOIN fill.s ON s.id = b.shipment_id) l
    JOIN fill.t ON t.kind = l.kind AND t.subject = l.subject
    CROSS JOIN LATERAL (SELECT round(l.total * l.commission / 10000.0)::bigint AS commission,
      2 * round(CASE WHEN l.gst_rate > 0 THEN l.taxable ELSE 0 END * CASE WHEN l.issued < '2024-07-10 00:00+05:30' THEN 100 ELSE 50 END / 20000.0)::bigint AS tcs,
      round(l.taxable * 10 / 10000.0)::bigint AS tds) x
    CROSS JOIN LATERAL (SELECT 2 * round(x.commission * 1800 / 20000.0)::bigint AS gst) y
    CROSS JOIN LATERAL (VALUES ('shoppers', NULL, l.total), ('store_payable', CASE l.about WHEN 'goods' THEN 'price' ELSE 'shipping' END, -l.total),
      ('store_payable', 'commission', x.commission), ('commission', NULL, -x.commission),
      ('store_payable', 'commission_gst', y.gst), ('commission_gst', NULL, -y.gst),
      ('store_payable', 'tcs', x.tcs), ('tcs', NULL, -x.tcs), ('store_payable', 'tds', x.tds), ('tds', NULL, -x.tds)) e (account, component, amount)
    WHERE e.amount <> 0
  ORDER BY 1;
