-- expand

-- Room for updates in place, which a row needs on its day and never after it: of what a day's readings write, a page holds so
-- many rows that a tenth is enough. A campaign's day and a post's totals are written more often and by more of a page's rows.
-- Pages that are full already stay as they are.
ALTER TABLE creator_days SET (fillfactor = 90);
ALTER TABLE creator_months SET (fillfactor = 90);
ALTER TABLE ledger_days SET (fillfactor = 90);
ALTER TABLE campaign_days SET (fillfactor = 80);
ALTER TABLE submission_totals SET (fillfactor = 80);
