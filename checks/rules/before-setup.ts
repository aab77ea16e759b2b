import path from 'node:path'
import { textOf } from './source-text.ts'

/**
 * Returns the packages that an npm command loads before `setup()` has installed them, each with the file that
 * names it. Code loaded with `import()` runs after it.
 */
export function packagesBeforeSetup(): string[] {
  const commands: Record<string, string> = JSON.parse(textOf('package.json')).scripts
  const loaded = new Set(Object.values(commands).flatMap((each) => each.match(/\S+\.mjs/) ?? []))
  const packages = new Set<string>()
  for (const file of loaded) {
    for (const named of namesIn(textOf(file))) {
      if (named.startsWith('.')) loaded.add(path.posix.join(path.posix.dirname(file), named))
      else if (!named.startsWith('node:')) packages.add(`${file} → ${named}`)
    }
  }
  return [...packages]
}

function namesIn(source: string): string[] {
  const statements = source.matchAll(
    /^(?:import|export)\b[^'"]*?\bfrom '([^']+)'|^import '([^']+)'/gm,
  )
  return [...statements].map(([, from, alone]) => from ?? alone ?? '')
}
