#!/bin/sh
# Not tried with an engine.
# PostgreSQL's image runs this once, when it creates the database: the role that owns nothing.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$(cat /run/secrets/app-password)" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE permille_app LOGIN PASSWORD :'password';
GRANT CONNECT ON DATABASE permille TO permille_app;
SQL
