import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Lets a runner write a JSON report to a temporary file, and reads it.
 * @param {(file: string) => Promise<number>} run resolves with the runner's exit code
 * @returns {Promise<{ exitCode: number, report: unknown }>} `report` undefined when none was written
 */
export async function withReportFile(run) {
  const folder = mkdtempSync(path.join(tmpdir(), 'permille-report-'))
  const file = path.join(folder, 'report.json')
  try {
    const exitCode = await run(file)
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
    return { exitCode, report }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
