import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { packagesOutside } from '../../../../scripts/build/bundle.mjs'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

export interface Bundles {
  /** The built program of an entry, by its file name without the extension. */
  programOf(name: string): string
  remove(): void
}

/**
 * Builds entries, so that a killed process restarts in half a second. They are two folders deep, like
 * the server's own build below the checkout, next to its migrations and a one-page app.
 */
export async function bundlePrograms(entries: readonly string[]): Promise<Bundles> {
  // Below node_modules, so that packages left out of the bundle are found.
  const cache = path.join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'faults-'))
  const outdir = path.join(folder, 'dist/server')
  symlinkSync(path.join(root, 'migrations'), path.join(folder, 'migrations'))
  mkdirSync(path.join(folder, 'dist/web'), { recursive: true })
  writeFileSync(path.join(folder, 'dist/web/index.html'), '<!doctype html><title>Permille</title>')
  await build({
    absWorkingDir: root,
    entryPoints: [...entries],
    outdir,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'warning',
    plugins: [packagesOutside],
  })
  return {
    programOf: (name) => path.join(outdir, `${name}.mjs`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export interface RunningProgram {
  /** Its first line of output, printed when ready. */
  readonly greeting: string
  kill(): Promise<void>
}

/** Resolves at the program's first line of output; `kill` is kill -9, by its own pid. */
export async function runProgram(
  script: string,
  given: { args?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
): Promise<RunningProgram> {
  const child = spawn(process.execPath, [script, ...(given.args ?? [])], {
    env: { ...given.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const greeting = await firstLineOf(child, script)
  return {
    greeting,
    kill: async () => {
      if (child.exitCode !== null) throw new Error(`${script} exited unexpectedly`)
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

async function firstLineOf(child: ChildProcess, script: string): Promise<string> {
  const said = child.stdout === null ? Promise.reject() : once(child.stdout, 'data')
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} exited with ${code} before it was ready`)
  })
  const [line] = await Promise.race([said, ended])
  ended.catch(() => undefined)
  return String(line).trim()
}
