-- What a username looks like: 0 and o, 1, l and a capital I, m and rn cannot be told apart in many fonts.
CREATE FUNCTION handle_skeleton(handle text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT replace(lower(translate(handle, '01I', 'oll')), 'rn', 'm') $$;

-- Not unique: usernames that were chosen before stay.
CREATE INDEX creators_handle_skeleton_idx ON creators (handle_skeleton(handle));
