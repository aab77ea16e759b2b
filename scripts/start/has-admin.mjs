/**
 * Whether the marketplace has an admin; true where the database does not say. The package is imported here, because
 * `npm start` loads this file before it has installed any.
 * @param {string} url
 */
export async function hasAdmin(url) {
  // In a file, it is the server's.
  if (url === '') return true
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: url,
    application_name: 'permille start',
    connectionTimeoutMillis: 5000,
  })
  // A connection that breaks fails its query, too.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(
      `SELECT EXISTS (SELECT FROM users WHERE role = 'admin') AS "isFound"`,
    )
    return rows[0].isFound === true
  } catch {
    return true
  } finally {
    await client.end().catch(() => {})
  }
}
