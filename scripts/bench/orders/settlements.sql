-- Weekly settlements of stores, all paid except the last two.

CREATE UNLOGGED TABLE fill.weeks AS
  SELECT e.id AS entry_id, e.store_id, e.amount, e.component,
    timestamptz '2026-01-05 00:00+05:30' + interval '7 days' * ceil(extract(epoch from (t.at + interval '12 days' - timestamptz '2026-01-05 00:00+05:30')) / 604800) AS period_to
  FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
  WHERE e.account = 'store_payable' AND t.id > :first_transaction;
DELETE FROM fill.weeks WHERE period_to > now();
CREATE UNLOGGED TABLE fill.sums AS
  SELECT :settlement_base + row_number() OVER (ORDER BY period_to, store_id) AS id, store_id, period_to, sum(amount) AS amount,
    coalesce(sum(amount) FILTER (WHERE component = 'commission'), 0) AS commission,
    coalesce(sum(amount) FILTER (WHERE component = 'commission_gst'), 0) AS gst,
    period_to < now() - interval '14 days' AND sum(amount) < 0 AS is_paid
  FROM fill.weeks GROUP BY store_id, period_to;
CREATE UNIQUE INDEX ON fill.sums (store_id, period_to);
ANALYZE fill.weeks, fill.sums;
INSERT INTO settlements (id, store_id, number, period_from, period_to, amount, status, bank_account_id, utr, approved_at, exported_at, paid_at, created_at)
    OVERRIDING SYSTEM VALUE
  SELECT w.id, w.store_id, s.prefix || '-' || to_char(w.period_to, 'YYMMDD'), w.period_to - interval '7 days', w.period_to, -w.amount,
    CASE WHEN w.is_paid THEN 'paid' WHEN w.period_to < now() - interval '7 days' THEN 'approved' ELSE 'draft' END,
    CASE WHEN w.is_paid THEN b.id END, CASE WHEN w.is_paid THEN 'UTRF' || w.id END,
    CASE WHEN w.period_to < now() - interval '7 days' THEN w.period_to + interval '10 hours' END,
    CASE WHEN w.is_paid THEN w.period_to + interval '1 day' END, CASE WHEN w.is_paid THEN w.period_to + interval '2 days' END, w.period_to + interval '1 hour'
  FROM fill.sums w JOIN fill.stores s ON s.id = w.store_id JOIN bank_accounts b ON b.store_id = w.store_id;
INSERT INTO settlement_cycles (period_to) SELECT DISTINCT period_to FROM fill.sums ON CONFLICT DO NOTHING;
INSERT INTO bank_references (reference, kind, subject_id) SELECT utr, 'settlement', id FROM settlements WHERE utr LIKE 'UTRF%';
INSERT INTO settlement_lines (entry_id, settlement_id)
  SELECT w.entry_id, s.id FROM fill.weeks w JOIN fill.sums s USING (store_id, period_to) ORDER BY 1;
INSERT INTO ledger_transactions (id, kind, reference, at, created_at) OVERRIDING SYSTEM VALUE
  SELECT :transaction_base + row_number() OVER (ORDER BY id), 'payout', 'payout:' || id, period_to + interval '2 days', period_to + interval '2 days'
  FROM fill.sums WHERE is_paid;
INSERT INTO ledger_entries (transaction_id, account, component, store_id, amount)
  SELECT t.id, e.account, e.component, w.store_id, e.sign * w.amount
  FROM fill.sums w JOIN ledger_transactions t ON t.reference = 'payout:' || w.id
    CROSS JOIN (VALUES ('store_payable', 'payout', -1), ('bank', NULL, 1)) e (account, component, sign) WHERE w.is_paid;
INSERT INTO commission_invoices (settlement_id, store_id, kind, number, supplier, recipient, taxable, cgst, sgst, igst, issued_at)
  SELECT id, store_id, CASE WHEN commission >= 0 THEN 'invoice' ELSE 'credit_note' END, 'F/' || id, '{}', '{}', abs(commission), abs(gst) / 2, abs(gst) / 2, 0,
    period_to FROM fill.sums WHERE is_paid;
-- The state after each cycle: up to the first entry without a settlement.
INSERT INTO settlement_marks (store_id, entry_id)
  SELECT e.store_id, coalesce(min(e.id) FILTER (WHERE l.entry_id IS NULL), max(e.id) + 1) - 1
  FROM ledger_entries e LEFT JOIN settlement_lines l ON l.entry_id = e.id
  WHERE e.account = 'store_payable' AND e.component <> 'payout' GROUP BY e.store_id
  ON CONFLICT (store_id) DO UPDATE SET entry_id = greatest(settlement_marks.entry_id, excluded.entry_id);
