-- An underscore joins words and tells no two usernames apart: "nordlys_studio" is read as "nordlysstudio".
DROP INDEX creators_handle_skeleton_idx;

CREATE OR REPLACE FUNCTION handle_skeleton(handle text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT replace(lower(translate(handle, '01I_', 'oll')), 'rn', 'm') $$;

-- The index stores what the function returns, of usernames that were chosen before, too.
CREATE INDEX creators_handle_skeleton_idx ON creators (handle_skeleton(handle));

-- The audit log has changes of usernames from now on; like every name, it forgets them with the account.
CREATE OR REPLACE FUNCTION without_names(state jsonb) RETURNS jsonb IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT state - ARRAY['email', 'displayName', 'username', 'brandName', 'name', 'website', 'logoUrl', 'legalName',
    'billingAddress', 'taxNumber']
$$;
