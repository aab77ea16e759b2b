-- A refund that somebody made at the provider's dashboard: booked like ours, and told to its brand.
ALTER TABLE refunds ADD COLUMN made_elsewhere boolean NOT NULL DEFAULT false;
