-- How long the post would wait for its next reading if its platform's quota were endless; null where it waits for
-- its platform. Their sum says how much longer all have to wait for the quota to last a day (decision 57).
ALTER TABLE tracking_schedule ADD COLUMN wanted_seconds real;
