-- The card that paid, as the provider names it ("visa", "4242"), for the receipt. Null for payments that were
-- settled before, and where the provider does not say.
ALTER TABLE campaign_funding ADD COLUMN card_brand text, ADD COLUMN card_last4 text;
