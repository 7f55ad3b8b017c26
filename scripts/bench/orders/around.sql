-- Rows besides orders: tickets, the operators' log, searches, webhooks.

INSERT INTO support_tickets (id, number, name, email, subject, topic, order_number, status, opened_at, acknowledged_at, resolved_at, created_at)
    OVERRIDING SYSTEM VALUE
  SELECT :ticket_base + n, 'F-' || n, concat_ws(' ', u.first_name, nullif(u.last_name, '')), u.email, 'Where is my order?', 'other', o.number,
    CASE WHEN at > now() - interval '4 days' THEN 'open' ELSE 'resolved' END, at, at + interval '2 hours',
    CASE WHEN at > now() - interval '4 days' THEN NULL ELSE at + interval '2 days' END, at
  FROM generate_series(1, :total / 25) n
    JOIN orders o ON o.id = :order_base + n * 25 JOIN users u ON u.id = o.user_id
    CROSS JOIN LATERAL (SELECT least(o.placed_at + interval '3 days', now()) AS at) t;
INSERT INTO support_messages (ticket_id, kind, text, created_at)
  SELECT t.id, m.kind, m.text, t.opened_at + m.after FROM support_tickets t
    CROSS JOIN (VALUES ('shopper', 'When does it arrive?', interval '0'), ('answer', 'It is on its way.', interval '2 hours'),
      ('shopper', 'Thank you.', interval '1 day')) m (kind, text, after) WHERE t.number LIKE 'F-%';
INSERT INTO operator_log (id, at, action, subject, request, status, address) OVERRIDING SYSTEM VALUE
  SELECT :log_base + n, now() - interval '3 years' * (1 - n::float8 / (:total / 10 + 1)), 'POST /api/operator/shipments/{id}/advance', 'shipments/' || n,
    '{"status": "delivered"}', 200, '192.0.2.1' FROM generate_series(1, :total / 10) n;
INSERT INTO operator_log_changes (log_id, of_table, row_id, before, after)
  SELECT id, 'shipments', id::text, '{"status": "shipped"}', '{"status": "delivered"}' FROM operator_log WHERE id > :log_base;
INSERT INTO search_counts (day, text, searches, clicks, results)
  SELECT (now() - interval '1 day' * d)::date, 'saree ' || w, 1 + floor(50 * power(fill.r(w, d), 4))::int, 1, 20
  FROM generate_series(0, 1095) d, generate_series(1, 300) w ON CONFLICT DO NOTHING;
INSERT INTO unmet_searches (day, key, text, searches)
  SELECT (now() - interval '1 day' * d)::date, 'k' || w, 'unknown ' || w, 1 FROM generate_series(0, 1095) d, generate_series(1, 30) w ON CONFLICT DO NOTHING;
INSERT INTO order_notes (order_id, text, created_at)
  SELECT id, 'Called the shopper.', placed_at + interval '1 day' FROM orders WHERE id > :order_base AND id % 200 = 0;
INSERT INTO webhook_endpoints (store_id, url, events, secret, created_at)
  SELECT id, 'https://store-' || nth || '.example/hook', '{order.placed,shipment.delivered}', 'none', now() - interval '1 year' FROM fill.stores WHERE nth < 50;
INSERT INTO webhook_events (store_id, type, data, at, created_at)
  SELECT s.store_id, CASE e.status WHEN 'placed' THEN 'order.placed' ELSE 'shipment.delivered' END, jsonb_build_object('order_number', o.number,
    'shipment_id', s.id, 'status', e.status, 'is_replacement', false), e.at, e.at
  FROM fill.stores f JOIN shipments s ON s.store_id = f.id AND s.created_at > now() - interval '30 days'
    JOIN shipment_events e ON e.shipment_id = s.id AND e.status IN ('placed', 'delivered') JOIN orders o ON o.id = s.order_id WHERE f.nth < 50;
INSERT INTO webhook_deliveries (event_id, endpoint_id, state, tries, try_at, created_at)
  SELECT e.id, p.id, 'delivered', 1, e.at, e.at FROM webhook_events e JOIN webhook_endpoints p ON p.store_id = e.store_id;
INSERT INTO webhook_attempts (delivery_id, status, milliseconds, at)
  SELECT id, 200, 80, created_at FROM webhook_deliveries WHERE state = 'delivered';
INSERT INTO book_checks (findings, is_daily, checked_at) SELECT 0, true, now() - interval '1 day' * d FROM generate_series(1, 1095) d;

-- The stock delivered of each product exceeds the quantity sold.
INSERT INTO stock_movements (product_id, store_id, delta, kind, reason, at)
  SELECT m.product_id, m.store_id, 50 + (m.product_id % 100)::int - m.moved, 'correction', 'delivered by the maker', now() - interval '3 years'
  FROM (SELECT product_id, store_id, sum(delta)::int AS moved FROM stock_movements WHERE product_id IN (SELECT id FROM fill.products)
    GROUP BY 1, 2) m WHERE 50 + (m.product_id % 100)::int <> m.moved;
UPDATE products p SET stock = m.stock, sold_count = greatest(0, m.sold) FROM (
  SELECT product_id, sum(delta) AS stock, -sum(delta) FILTER (WHERE kind IN ('sale', 'cancel', 'return')) AS sold
  FROM stock_movements WHERE product_id IN (SELECT id FROM fill.products) GROUP BY 1) m WHERE m.product_id = p.id;
