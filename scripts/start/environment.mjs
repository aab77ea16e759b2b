import path from 'node:path'
import { applicationUrl } from '../embedded-postgres/socket-folder.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */

/** An empty variable counts as unset. */
function processDefaults() {
  const { UV_THREADPOOL_SIZE: threads, DRAIN_SECONDS: drain } = process.env
  return {
    // Node runs hashes, images, files and DNS on four threads by default, and reads their number only
    // from here. Four hashes and two images at a time leave the rest for everything else.
    UV_THREADPOOL_SIZE: threads || '12',
    // A restart by hand waits for no balancer; the supervisor's patience is short.
    DRAIN_SECONDS: drain || '0',
  }
}

/**
 * The server's settings beyond the inherited environment; in production, only those that have nothing to do with keys.
 * @param {Settings} settings
 * @param {string | undefined} embeddedUrl
 * @returns {Record<string, string>}
 */
export function serverEnvironment(settings, embeddedUrl) {
  if (settings.isProduction) return processDefaults()
  return {
    ...processDefaults(),
    PORT: String(settings.port),
    HOST: settings.host,
    APP_URL: settings.appUrl,
    DATA_DIR: settings.dataDir,
    ...(settings.sandboxUrl !== undefined && { SANDBOX_URL: settings.sandboxUrl }),
    ...(embeddedUrl !== undefined && embeddedDatabase(embeddedUrl)),
  }
}

/**
 * The URLs an operator would set: the owner migrates, and a role that owns nothing does everything else.
 * @param {string} ownerUrl
 */
function embeddedDatabase(ownerUrl) {
  return {
    DATABASE_URL: applicationUrl(ownerUrl),
    DATABASE_MIGRATION_URL: ownerUrl,
    EMBEDDED: '1',
  }
}

/**
 * @param {Settings} settings
 * @returns {Record<string, string>}
 */
export function sandboxEnvironment(settings) {
  return {
    SANDBOX_PORT: String(settings.sandboxPort),
    SANDBOX_DATA_DIR: path.join(settings.dataDir, 'sandbox'),
    SANDBOX_DEMO: settings.hasDemo ? '1' : '0',
    APP_URL: settings.appUrl,
    SANDBOX_WEBHOOK_URL: `${serverUrl(settings)}/api/stripe/webhook`,
  }
}

/**
 * Where programs on this machine reach the server, whatever URL people use for it.
 * @param {Settings} settings
 */
export function serverUrl({ host, port }) {
  const everywhere = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }
  const reachable = Object(everywhere)[host] ?? (host.includes(':') ? `[${host}]` : host)
  return `http://${reachable}:${port}`
}
