/**
 * Whether the marketplace has an admin; true where the database does not say.
 * @param {string} url
 */
export async function hasAdmin(url) {
  // In a file, it is the server's.
  if (url === '') return true
  return (await ask(url, `SELECT EXISTS (SELECT FROM users WHERE role = 'admin') AS is_so`)) ?? true
}

/**
 * Whether a start ended while it made the demo.
 * @param {string} url
 */
export async function isDemoUnfinished(url) {
  const fact = (/** @type {string} */ name) =>
    `EXISTS (SELECT FROM installation WHERE fact = '${name}')`
  const question = `SELECT ${fact('demo-begun')} AND NOT ${fact('demo-loaded')} AS is_so`
  return (await ask(url, question)) ?? false
}

/**
 * Undefined where the database does not say. The package is imported here, because `npm start` loads this file before it
 * has installed any.
 * @param {string} url
 * @param {string} question
 * @returns {Promise<boolean | undefined>}
 */
async function ask(url, question) {
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
    const { rows } = await client.query(question)
    return rows[0].is_so === true
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}
