-- Where the money was when the books were checked: it is summed from every account and every fee, too much for a page.
ALTER TABLE invariant_runs ADD COLUMN money jsonb;
