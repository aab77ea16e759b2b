import type pg from 'pg'

/** Gives a database of the baseline the migrations that an installation had before the baseline. */
export async function recordReplacedMigrations(client: pg.ClientBase): Promise<void> {
  await client.query(`DELETE FROM schema_migrations;
    INSERT INTO schema_migrations (name, run_on)
    SELECT CASE number WHEN 1 THEN '0001-accounts' WHEN 119 THEN '0124-news-by-time'
      ELSE lpad(number::text, 4, '0') || '-replaced' END, now() - interval '1 day'
    FROM generate_series(1, 119) AS number ORDER BY number`)
}
