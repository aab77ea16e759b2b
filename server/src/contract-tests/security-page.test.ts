import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url)
const page = readFileSync(new URL('docs/security.md', root), 'utf8')

/** How many requirements of levels 1 and 2 each section has, in ASVS 5.0.0. */
const asked: Readonly<Record<string, readonly number[]>> = {
  2: [3, 3, 4, 1],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
}

const everyNumber = Object.entries(asked).flatMap(([chapter, sections]) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, at) => `${chapter}.${section + 1}.${at + 1}`),
  ),
)

const rows = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => {
    const [numbers = '', how = '', shown = ''] = line.slice(2, -2).split(' | ')
    return { numbers: numbers.split(', '), how, shown }
  })

it('lists each requirement of these chapters once, in order', () => {
  expect(rows.flatMap(({ numbers }) => numbers)).toEqual(everyNumber)
})

it('names a test for each, or states that there is nothing to test', () => {
  const excuses = new Set(['documentation', 'no function, no test'])
  const without = rows.filter(({ how, shown }) => how === '' || !/^`[^`]+\.tsx?`/.test(shown))

  expect(without.filter(({ shown }) => !excuses.has(shown))).toEqual([])
  expect(without.length).toBeLessThan(10)
})

it('names only existing tests, in their exact words', () => {
  const cited = rows.flatMap(({ shown }) =>
    Array.from(shown.matchAll(/`([^`]+)`((?: "[^"]+")*)/g), ([, path = '', words = '']) => ({
      path,
      words: Array.from(words.matchAll(/"([^"]+)"/g), ([, each = '']) => each),
    })),
  )
  const missing = cited.flatMap(({ path, words }) => {
    const file = new URL(path, root)
    if (!/\.(test\.tsx?|journey\.ts|state\.ts)$/.test(path) || !existsSync(file)) return [path]
    const text = readFileSync(file, 'utf8')
    return words.filter((each) => !text.includes(each)).map((each) => `${path}: ${each}`)
  })

  expect(cited.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

it('is right that the server writes only to its log', () => {
  const parts = ['features', 'integrations', 'money', 'platform']
  const files = parts.flatMap((part) =>
    readdirSync(new URL(`server/src/${part}/`, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing\//.test(file))
      .map((file) => `${part}/${file}`),
  )
  const writers = files.filter((file) =>
    /\bconsole\.\w+\(|process\.std(?:out|err)/.test(
      readFileSync(new URL(`server/src/${file}`, root), 'utf8'),
    ),
  )

  expect(files.length).toBeGreaterThan(500)
  expect(writers).toEqual(['platform/log.ts'])
})
