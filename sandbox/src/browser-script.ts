import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** A script for browsers: the built file next to the bundle, or built now from source. */
export function browserScript(built: string, source: string): () => Promise<string> {
  let script: Promise<string> | undefined
  return () => {
    script ??= readBuilt(built).then((found) => found ?? buildNow(source))
    return script
  }
}

function readBuilt(name: string): Promise<string | null> {
  return readFile(new URL(name, import.meta.url), 'utf8').catch(() => null)
}

async function buildNow(source: string): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(source, import.meta.url))],
    bundle: true,
    format: 'iife',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
