-- Where published events are sent, and what became of each. No row of data is written.
COMMIT;
-- A query of its own
CALL run_when_free(
  $$CREATE TABLE IF NOT EXISTS webhook_endpoints (
      id uuid PRIMARY KEY,
      -- Null: the installation's own, which gets the events of every brand too.
      brand_id uuid REFERENCES brands,
      name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
      format text NOT NULL CHECK (format IN ('standard', 'discord', 'slack')),
      -- The address may hold a password; `shown_url` does not.
      sealed_url text NOT NULL,
      shown_url text NOT NULL,
      -- Null: every type, future ones too.
      types text[],
      sealed_secret text NOT NULL,
      -- Also signs until then.
      previous_sealed_secret text,
      previous_until timestamptz,
      state text NOT NULL CHECK (state IN ('on', 'off', 'failing', 'gone')),
      -- Events up to it have their deliveries; while it is switched off, later ones get none.
      seen_seq bigint NOT NULL,
      failures_in_a_row integer NOT NULL DEFAULT 0,
      -- The first of these failures.
      failing_since timestamptz,
      -- Nothing is sent before.
      probe_at timestamptz,
      -- After how many days of failures its people were told last.
      warned_days integer,
      last_delivered_at timestamptz,
      -- Of one that is switched off.
      missed_since timestamptz,
      created_by uuid NOT NULL REFERENCES users,
      created_at timestamptz NOT NULL,
      CHECK ((previous_sealed_secret IS NULL) = (previous_until IS NULL)),
      CHECK ((state IN ('off', 'gone')) = (missed_since IS NOT NULL))
    )$$,
  'CREATE INDEX IF NOT EXISTS webhook_endpoints_brand_idx ON webhook_endpoints (brand_id, created_at DESC, id DESC)',
  'CREATE INDEX IF NOT EXISTS webhook_endpoints_created_by_idx ON webhook_endpoints (created_by)',
  $$CREATE TABLE IF NOT EXISTS webhook_deliveries (
      id uuid PRIMARY KEY,
      endpoint_id uuid NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
      event_id uuid NOT NULL REFERENCES published_events ON DELETE CASCADE,
      -- Three facts of the event, by which deliveries are chosen and listed.
      object_id uuid NOT NULL,
      type text NOT NULL,
      seq bigint NOT NULL,
      state text NOT NULL CHECK (state IN ('due', 'delivered', 'failed', 'skipped')),
      attempts integer NOT NULL DEFAULT 0,
      due_at timestamptz,
      leased_until timestamptz,
      -- Counts the leases: who holds an old one writes nothing.
      fence bigint NOT NULL DEFAULT 0,
      last_status integer,
      last_ms integer,
      -- Null unless the last try failed.
      last_error text,
      last_tried_at timestamptz,
      delivered_at timestamptz,
      -- The delivery that is sent again.
      replay_of uuid,
      CHECK ((state = 'due') = (due_at IS NOT NULL)),
      CHECK (leased_until IS NULL OR state = 'due')
    )$$,
  'CREATE UNIQUE INDEX IF NOT EXISTS webhook_deliveries_once ON webhook_deliveries (endpoint_id, event_id)
    WHERE replay_of IS NULL',
  'CREATE INDEX IF NOT EXISTS webhook_deliveries_event_idx ON webhook_deliveries (event_id)',
  'CREATE INDEX IF NOT EXISTS webhook_deliveries_log_idx ON webhook_deliveries (endpoint_id, seq DESC, id DESC)',
  $$CREATE INDEX IF NOT EXISTS webhook_deliveries_undelivered_idx ON webhook_deliveries (endpoint_id, seq DESC, id DESC)
    WHERE state <> 'delivered'$$,
  $$CREATE INDEX IF NOT EXISTS webhook_deliveries_due_idx ON webhook_deliveries (endpoint_id, seq, id) WHERE state = 'due'$$,
  $$CREATE INDEX IF NOT EXISTS webhook_deliveries_due_object_idx ON webhook_deliveries (endpoint_id, object_id, seq, id)
    WHERE state = 'due'$$,
  'CREATE INDEX IF NOT EXISTS webhook_deliveries_leased_idx ON webhook_deliveries (leased_until) WHERE leased_until IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS webhook_deliveries_failed_idx ON webhook_deliveries (endpoint_id, last_tried_at)
    WHERE last_error IS NOT NULL',
  $$CREATE TABLE IF NOT EXISTS webhook_attempts (
      delivery_id uuid NOT NULL REFERENCES webhook_deliveries ON DELETE CASCADE,
      n integer NOT NULL,
      at timestamptz NOT NULL,
      status integer,
      ms integer,
      error text,
      PRIMARY KEY (delivery_id, n)
    )$$
);
-- A query of its own
BEGIN;
