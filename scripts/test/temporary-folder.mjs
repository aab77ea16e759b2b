import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Vitest's global set-up: everything tests leave in the system's temporary folder goes into the run's
 * own folder, which is deleted with it.
 * @returns {() => void} takes it away again
 */
export function setup() {
  const folder = mkdtempSync(path.join(tmpdir(), 'permille-tests-'))
  // When root runs the tests, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
