import { filesOf } from '../source-files.mjs'
import { textOf } from './source-text.ts'

/** The last migration from before files say their kind (decision 130). */
const lastWithoutKind = '0142'

/** What the release before may still need, so it goes only in a contract. */
const takenAway: readonly (readonly [RegExp, string])[] = [
  [/\bDROP\s+(?!NOT NULL|CONSTRAINT)/i, 'drops something'],
  [/\bRENAME\b/i, 'renames something'],
  [/\bTRUNCATE\b/i, 'empties a table'],
  [/\bSET NOT NULL\b/i, 'sets NOT NULL on what old code writes'],
  [/\bALTER (?:COLUMN )?\w+ (?:SET DATA )?TYPE\b/i, 'changes the type of a column'],
]

/** Returns new migrations that do not say their kind, or would stop the release before, or would stop others for long. */
export function unsafeMigrations(): string[] {
  return filesOf('migrations')
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace('migrations/', ''))
    .filter((name) => name.slice(0, 4) > lastWithoutKind)
    .flatMap((name) =>
      objectionsTo(textOf(`migrations/${name}`), name).map((each) => `${name} ${each}`),
    )
}

export function objectionsTo(text: string, name: string): string[] {
  const [firstLine = ''] = text.split('\n', 1)
  const after = /^-- contract: after (\d{4})$/.exec(firstLine)?.[1]
  const isExpand = firstLine === '-- expand'
  if (!isExpand && after === undefined) {
    return ['must begin with the line "-- expand" or "-- contract: after NNNN"']
  }
  const isLate = after !== undefined && after >= name.slice(0, 4)
  const statements = statementsOf(text)
  return [
    ...(isLate ? ['is a contract after itself or a later one'] : []),
    ...wholenessOf(statements),
    ...lockingOf(statements),
    ...(isExpand ? narrowingOf(statements) : []),
  ]
}

/** Comments go, and so does what is quoted: a text may name anything. */
function statementsOf(text: string): string[] {
  return text
    .replace(/--.*$/gm, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter((each) => each !== '')
}

/** A file is tried again as a whole, so it is one transaction, or consists of indexes. */
function wholenessOf(statements: readonly string[]): string[] {
  const alone = statements.filter((each) => /\bCONCURRENTLY\b/i.test(each))
  const isMixed = alone.length > 0 && alone.length < statements.length
  const commits = statements.some((each) => /^(?:BEGIN|COMMIT|ROLLBACK|CALL)\b/i.test(each))
  return [
    ...(isMixed
      ? ['has other statements beside CONCURRENTLY: give those a file of their own']
      : []),
    ...(commits ? ['begins or ends a transaction: a file is tried again as a whole'] : []),
  ]
}

/** What reads a whole table while nobody may write to it. */
function lockingOf(statements: readonly string[]): string[] {
  const isNew = newTables(statements)
  const added = statements.flatMap((each) => /\bADD CONSTRAINT (\w+)/i.exec(each)?.[1] ?? [])
  return statements.flatMap((each) => {
    const index = /^CREATE (?:UNIQUE )?INDEX\b(?! CONCURRENTLY).*? ON (?:ONLY )?(\w+)/i.exec(each)
    const altered = tableAltered(each)
    const validated = /\bVALIDATE CONSTRAINT (\w+)/i.exec(each)?.[1]
    return [
      ...(index !== null && !isNew(index[1])
        ? [`builds an index on ${index[1]} without CONCURRENTLY`]
        : []),
      ...(altered !== undefined &&
      !isNew(altered) &&
      addsConstraint(each) &&
      !/NOT VALID/i.test(each)
        ? [`adds a constraint to ${altered} without NOT VALID`]
        : []),
      ...(validated !== undefined && added.includes(validated)
        ? [`validates ${validated} in the file that adds it: the next file does`]
        : []),
    ]
  })
}

function addsConstraint(statement: string): boolean {
  return /\bADD (?:CONSTRAINT \w+ )?(?:CHECK|FOREIGN KEY|(?:UNIQUE|PRIMARY KEY)(?! USING INDEX))\b/i.test(
    statement,
  )
}

/** A constraint that takes the place of another one of its name is meant to be wider; a reader sees whether it is. */
function narrowingOf(statements: readonly string[]): string[] {
  const isNew = newTables(statements)
  const replaced = statements.flatMap((each) =>
    [...each.matchAll(/\bDROP CONSTRAINT (?:IF EXISTS )?(\w+)/gi)].map(([, name]) => name),
  )
  const columns = statements.flatMap((each) =>
    [...each.matchAll(/\bADD COLUMN (?:IF NOT EXISTS )?(\w+)/gi)].map(([, name]) => name),
  )
  return statements.flatMap((each) => {
    const altered = tableAltered(each)
    const check = /\bADD (?:CONSTRAINT (\w+) )?CHECK (.*)/i.exec(each)
    const isOfOldRows =
      check !== null &&
      !replaced.includes(check[1]) &&
      !columns.some((name) => new RegExp(`\\b${name}\\b`).test(check[2] ?? ''))
    return [
      ...takenAway
        .filter(([what]) => what.test(each))
        .map(([, words]) => `${words}: ${each.slice(0, 60)}`),
      ...(altered !== undefined && !isNew(altered) && isOfOldRows
        ? [`narrows ${altered} by a CHECK that old code does not know`]
        : []),
      ...(needsValue(each)
        ? [`adds a column NOT NULL without a default: ${each.slice(0, 60)}`]
        : []),
    ]
  })
}

function needsValue(statement: string): boolean {
  return statement
    .split(/,(?= ?ADD\b)/i)
    .some(
      (each) =>
        /\bADD COLUMN\b/i.test(each) &&
        /\bNOT NULL\b/i.test(each) &&
        !/\b(?:DEFAULT|GENERATED)\b/i.test(each),
    )
}

function tableAltered(statement: string): string | undefined {
  return /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\w+)/i.exec(statement)?.[1]
}

function newTables(statements: readonly string[]): (name: string | undefined) => boolean {
  const names = statements.flatMap(
    (each) => /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/i.exec(each)?.[1] ?? [],
  )
  return (name) => name !== undefined && names.includes(name)
}
