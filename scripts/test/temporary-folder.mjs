import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Vitest's global set-up: whatever a test leaves in the system's temporary folder goes into one of the
 * run's own, which goes with it.
 * @returns {() => void} takes it away again
 */
export function setup() {
  const folder = mkdtempSync(path.join(tmpdir(), 'permille-tests-'))
  // A PostgreSQL of root's tests runs as somebody else, who must be able to pass through.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
