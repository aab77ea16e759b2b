import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/** How each language's tool runs a file. */
const commands = {
  ts: [process.execPath],
  python: ['python3'],
  php: ['php'],
  ruby: ['ruby'],
  go: ['go', 'run'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>

export type SampleLanguage = keyof typeof commands
export const sampleLanguages = ['ts', 'python', 'php', 'ruby', 'go'] as const

const endings = { ts: 'mjs', python: 'py', php: 'php', ruby: 'rb', go: 'go' } as const

/** The blocks of code in this language in a guide under `docs/`, which people paste. */
export async function samplesOf(guide: string, language: SampleLanguage): Promise<string[]> {
  const page = await readFile(new URL(`../../../docs/${guide}`, import.meta.url), 'utf8')
  return [...page.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(
    ([, code = '']) => code,
  )
}

interface Run {
  readonly code: string
  readonly input?: string
}

/** Returns what the code prints, on either output; undefined where the machine has no tool for it. */
export async function runSample(
  language: SampleLanguage,
  { code, input = '' }: Run,
): Promise<string | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sample-'))
  try {
    const file = path.join(folder, `main.${endings[language]}`)
    await writeFile(file, language === 'php' ? `<?php\n${code}` : code)
    const [program, ...args] = commands[language]
    const child = spawn(program, [...args, file])
    child.stdin.end(input)
    const printed = Promise.all([text(child.stdout), text(child.stderr)])
    await once(child, 'exit')
    return (await printed).join('')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  } finally {
    await rm(folder, { recursive: true })
  }
}
