-- expand

-- Whoever last gave a webhook its address, and so knows where its events go. Null: whoever made it.
ALTER TABLE webhook_endpoints ADD COLUMN address_by uuid REFERENCES users;
