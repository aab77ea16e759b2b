-- Servers keep pages of the live list in memory and read them again after this notice, which
-- PostgreSQL sends when the change commits.
CREATE FUNCTION tell_campaigns_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('campaigns', '');
  RETURN NULL;
END $$;
CREATE TRIGGER campaigns_tell AFTER INSERT OR UPDATE OR DELETE ON campaigns
  FOR EACH STATEMENT EXECUTE FUNCTION tell_campaigns_changed();
-- A brand's name stands in the list.
CREATE TRIGGER brands_tell AFTER UPDATE OF name ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION tell_campaigns_changed();
