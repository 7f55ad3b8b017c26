-- As before, but waits for an endpoint that is being removed, which else would fail what the event tells of.
CREATE OR REPLACE FUNCTION "note_webhook_event"(of_store bigint, event_type text, event_data jsonb, happened timestamp with time zone) RETURNS void LANGUAGE sql AS $$
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
$$;
