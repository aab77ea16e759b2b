import path from 'node:path'
import { PlainError } from '../plain-error.mjs'
import { root } from '../root.mjs'

/**
 * The supervisor's settings; the rest of the environment is for the server.
 * @typedef {{
 *   port: number,
 *   host: string,
 *   appUrl: string,
 *   dataDir: string,
 *   role: string,
 *   isProduction: boolean,
 *   isEmbedded: boolean,
 *   hasDemo: boolean,
 *   sandboxPort: number | undefined,
 *   sandboxUrl: string | undefined,
 * }} Settings `isEmbedded`: the database is ours; `sandboxPort` is undefined when no sandbox is
 */

const stripeVariables = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']

/** Other addresses of the database that DATABASE_URL names. */
const databaseVariables = ['DATABASE_MIGRATION_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL']

/**
 * Any Stripe key makes this a production server, with its own database and real providers.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function readSettings(env) {
  const isProduction = stripeVariables.some((name) => isSet(env, name))
  const isEmbedded = !isProduction && !isSet(env, 'DATABASE_URL')
  if (isEmbedded) requireNoDatabase(env)
  const port = readPort(env, 'PORT', 3000)
  return {
    isProduction,
    isEmbedded,
    port,
    host: env.HOST || '127.0.0.1',
    appUrl: env.APP_URL?.replace(/\/+$/, '') || `http://localhost:${port}`,
    dataDir: path.resolve(root, env.DATA_DIR || '.permille'),
    role: env.ROLE || 'all',
    hasDemo: readSwitch(env, 'DEMO', isEmbedded),
    ...readSandbox(env, { isProduction, port }),
  }
}

/**
 * Whoever names a database in part means that one, not ours: `npm run migrate` would report success on the wrong one.
 * @param {NodeJS.ProcessEnv} env
 */
function requireNoDatabase(env) {
  const named = databaseVariables.find((name) => isSet(env, name))
  if (named === undefined) return
  throw new PlainError(
    `${named} is set and DATABASE_URL is not: set DATABASE_URL to the application's address of that database too.`,
  )
}

/**
 * A secret may be in a file, which the server reads.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 */
function isSet(env, name) {
  return Boolean(env[name] || env[`${name}_FILE`])
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {{ isProduction: boolean, port: number }} decided
 */
function readSandbox(env, { isProduction, port }) {
  if (isProduction) return { sandboxPort: undefined, sandboxUrl: undefined }
  if (env.SANDBOX_URL) return { sandboxPort: undefined, sandboxUrl: env.SANDBOX_URL }
  const sandboxPort = readPort(env, 'SANDBOX_PORT', port + 1)
  if (sandboxPort === port) throw new PlainError('PORT and SANDBOX_PORT must differ.')
  return { sandboxPort, sandboxUrl: `http://127.0.0.1:${sandboxPort}` }
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} fallback
 */
function readPort(env, name, fallback) {
  const text = env[name] || String(fallback)
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new PlainError(`${name} must be a number from 1 to 65535, not "${text}".`)
}

/**
 * The words that `server/src/platform/environment.ts` accepts for a switch.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {boolean} fallback
 */
function readSwitch(env, name, fallback) {
  const text = env[name]?.trim() ?? ''
  if (text === '') return fallback
  if (/^(1|true|on|yes)$/i.test(text)) return true
  if (/^(0|false|off|no)$/i.test(text)) return false
  throw new PlainError(`${name} must be on or off, and is ${text}.`)
}
