import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CatalogObject, ObjectKind } from './read-catalog.ts'

/** A hash of each object's definition; one line for each kind of one table's objects. */
export const fingerprintFile = 'baseline-catalog.txt'

type Fingerprint = Pick<CatalogObject, 'owner' | 'kind' | 'name'> & { readonly hash: string }

/** `users columns  email=1f0c…  id=…`, where names may hold single spaces. */
export function formatFingerprint(objects: readonly CatalogObject[]): string {
  const lines = new Map<string, string[]>()
  for (const object of objects) {
    const line = `${object.owner} ${object.kind}`
    lines.set(line, [...(lines.get(line) ?? []), `${object.name}=${hashOf(object)}`])
  }
  return [...lines]
    .map(([line, entries]) => `${[line, ...entries.toSorted()].join('  ')}\n`)
    .toSorted()
    .join('')
}

function hashOf({ definition }: CatalogObject): string {
  return createHash('sha256').update(definition).digest('hex').slice(0, 8)
}

/** Reads the state that the last migration before the baseline left. */
async function readFingerprint(migrationsDir: string): Promise<Fingerprint[]> {
  const text = await readFile(path.join(migrationsDir, fingerprintFile), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [heading = '', ...entries] = line.split('  ')
      const [owner = '', kind = ''] = heading.split(' ')
      return entries.map((entry) => {
        const end = entry.lastIndexOf('=')
        const [name, hash] = [entry.slice(0, end), entry.slice(end + 1)]
        return { owner, kind: kind as ObjectKind, name, hash }
      })
    })
}

/** Indexes that migration 0122 left where their tables were busy; nothing reads them. */
const leftovers = ['brands_name_words_idx', 'campaigns_name_words_idx']

/**
 * Returns a line about each difference for the operator. Others' tables, functions and types are not compared;
 * everything on our own tables is, except comments.
 */
export async function findDifferences(
  objects: readonly CatalogObject[],
  migrationsDir: string,
): Promise<string[]> {
  const expected = await readFingerprint(migrationsDir)
  const found = new Map(objects.map((object) => [keyOf(object), hashOf(object)]))
  const known = new Set(expected.map(keyOf))
  const tables = new Set(objects.map(({ owner }) => owner))
  const changed = expected.filter(
    (object) =>
      found.get(keyOf(object)) !== object.hash &&
      // A table that is missing is one difference.
      (tables.has(object.owner) || object.kind === 'table' || object.kind === 'shared'),
  )
  return [
    ...changed.map(
      (object) => `${say(object)} ${found.has(keyOf(object)) ? 'differs' : 'is missing'}`,
    ),
    ...objects
      .filter((object) => isOnOurs(object, known) && !known.has(keyOf(object)))
      .map((object) => `${say(object)} was added`),
  ]
}

function keyOf({ owner, kind, name }: Omit<Fingerprint, 'hash'>): string {
  return `${owner} ${kind} ${name}`
}

function isOnOurs({ owner, kind, name }: CatalogObject, known: ReadonlySet<string>): boolean {
  if (kind === 'comments' || leftovers.includes(name)) return false
  return known.has(keyOf({ owner, kind: 'table', name: 'itself' }))
}

const nouns: Readonly<Record<string, string>> = {
  columns: 'column',
  constraints: 'constraint',
  indexes: 'index',
  triggers: 'trigger',
  functions: 'function',
  types: 'type',
  extensions: 'extension',
}

function say({ owner, kind, name }: Omit<Fingerprint, 'hash'>): string {
  if (kind === 'comments') return `the comment on ${name === 'itself' ? owner : `${owner}.${name}`}`
  if (kind === 'table') return `the table ${owner}`
  if (kind === 'shared') return `the ${nouns[owner]} ${name}`
  return `the ${nouns[kind]} ${name} of ${owner}`
}
