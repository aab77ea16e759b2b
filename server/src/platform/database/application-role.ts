import pg from 'pg'
import { connectionName } from '../instance.ts'

/** The role the application connects as, according to PostgreSQL rather than the URL. */
export async function readRole(connectionString: string): Promise<string> {
  const client = new pg.Client({
    connectionString,
    application_name: connectionName('migrate'),
    connectionTimeoutMillis: 3000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ role: string }>('SELECT current_user AS role')
    return rows[0]?.role ?? ''
  } finally {
    await client.end()
  }
}

/** The role named in a connection URL, as pg parses it. */
export function roleIn(connectionString: string): string {
  return new pg.Client({ connectionString }).user ?? ''
}

/**
 * Grants the application's role what it needs and nothing more: it owns nothing, so it can neither
 * change the schema nor disable a trigger, and it can only insert into append-only tables. Safe to run
 * again; `client` is the owner.
 */
export async function grantApplicationRole(client: pg.Client, role: string): Promise<void> {
  const grantee = pg.escapeIdentifier(role)
  const grants = (await readTables(client)).map(({ name, rights }) => {
    const table = `public.${pg.escapeIdentifier(name)}`
    return `REVOKE ALL ON ${table} FROM ${grantee}; GRANT ${rights} ON ${table} TO ${grantee};`
  })
  // Several statements in one query are one transaction: a table is never visible without its
  // rights.
  await client.query(`GRANT USAGE ON SCHEMA public TO ${grantee}; ${grants.join('\n')}`)
  await grantQueue(client, role)
}

/**
 * Derives the rights on each table from its triggers, so that a new append-only table is protected
 * automatically. Columns not listed in a trigger (`tgattr`) may be changed.
 */
async function readTables(client: pg.Client): Promise<{ name: string; rights: string }[]> {
  const { rows } = await client.query<{ name: string; rights: string }>(
    `SELECT c.relname AS name,
      CASE
        WHEN c.relkind = 'v' THEN 'SELECT'
        WHEN c.relname IN ('schema_migrations', 'ledger_accounts', 'receipt_counters') THEN 'SELECT'
        WHEN EXISTS (SELECT FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
          WHERE t.tgrelid = c.oid AND p.proname = 'refuse_change' AND t.tgtype & 16 <> 0
            AND t.tgattr::text = '')
          THEN 'SELECT, INSERT'
        ELSE 'SELECT, INSERT, UPDATE, DELETE'
      END AS rights
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND (c.relkind IN ('r', 'p')
      -- An extension's are its own.
      OR (c.relkind = 'v' AND pg_has_role(c.relowner, 'USAGE')))`,
  )
  return rows
}

/** The queue's tables have row-level security for everyone but their owner (graphile-worker). */
async function grantQueue(client: pg.Client, role: string): Promise<void> {
  const grantee = pg.escapeIdentifier(role)
  await client.query(`
    GRANT USAGE ON SCHEMA graphile_worker TO ${grantee};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA graphile_worker TO ${grantee};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA graphile_worker TO ${grantee};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA graphile_worker TO ${grantee}`)
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class c
    WHERE relnamespace = 'graphile_worker'::regnamespace AND relrowsecurity
      AND NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid AND polname = $1)`,
    [policyOf(role)],
  )
  for (const { name } of rows) {
    await client.query(`CREATE POLICY ${pg.escapeIdentifier(policyOf(role))}
      ON graphile_worker.${pg.escapeIdentifier(name)} TO ${grantee} USING (true) WITH CHECK (true)`)
  }
}

function policyOf(role: string): string {
  return `application ${role}`.slice(0, 63)
}

/** For the embedded database, where no one else can create the role. */
export async function createRoleOnce(client: pg.Client, role: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role])
  if (rowCount === 0) await client.query(`CREATE ROLE ${pg.escapeIdentifier(role)} LOGIN`)
}
