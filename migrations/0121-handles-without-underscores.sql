-- An underscore joins words and tells no two usernames apart: "nordlys_studio" is read as "nordlysstudio".
DROP INDEX creators_handle_skeleton_idx;

CREATE OR REPLACE FUNCTION handle_skeleton(handle text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT replace(lower(translate(handle, '01I_', 'oll')), 'rn', 'm') $$;

-- The index stores what the function returns, of usernames that were chosen before, too.
CREATE INDEX creators_handle_skeleton_idx ON creators (handle_skeleton(handle));
