import { expect, it } from 'vitest'
import { objectionsTo, unsafeMigrations } from './rules/migration-kinds.ts'
import { breaches } from './rules/source-text.ts'

it('holds for every migration: the release before works until a contract', () => {
  const reason =
    'Old processes still run while a migration does, and a lock that waits stops everyone behind it (decision 130).'
  expect(breaches(reason, unsafeMigrations())).toBe('')
})

const accepted = [
  'CREATE TABLE a (id uuid PRIMARY KEY, b text NOT NULL CHECK (length(b) > 0)); CREATE INDEX a_idx ON a (b);',
  'ALTER TABLE users ADD COLUMN a integer; ALTER TABLE users ADD CONSTRAINT a_c CHECK (a > 0) NOT VALID;',
  'ALTER TABLE users ADD COLUMN a integer NOT NULL DEFAULT 0, ADD COLUMN b text;',
  'ALTER TABLE users ALTER COLUMN a DROP NOT NULL;',
  "ALTER TABLE users DROP CONSTRAINT k, ADD CONSTRAINT k CHECK (k IN ('a', 'b')) NOT VALID;",
  'ALTER TABLE users VALIDATE CONSTRAINT k;',
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS i ON users (a);\n-- A query of its own\nCREATE INDEX CONCURRENTLY IF NOT EXISTS j ON users (b);',
  "COMMENT ON TABLE users IS 'DROP; RENAME'; -- TRUNCATE",
]

it.each(accepted)('takes as an expand: %s', (statement) => {
  expect(objectionsTo(`-- expand\n${statement}`, '0150-a.sql')).toEqual([])
})

it.each([
  ['', 'begin with'],
  ['-- expand: later\nSELECT 1;', 'begin with'],
  ['-- contract: after 0150\nDROP TABLE a;', 'after itself'],
  ['-- expand\nALTER TABLE users DROP COLUMN a;', 'drops'],
  ['-- expand\nDROP INDEX a;', 'drops'],
  ['-- expand\nALTER TABLE users ALTER COLUMN a DROP DEFAULT;', 'drops'],
  ['-- expand\nDO $$ BEGIN DROP TABLE a; END $$;', 'drops'],
  ['-- expand\nALTER TABLE users RENAME COLUMN a TO b;', 'renames'],
  ['-- expand\nTRUNCATE a;', 'empties'],
  ['-- expand\nALTER TABLE users ALTER COLUMN a SET NOT NULL;', 'NOT NULL'],
  [
    '-- expand\nALTER TABLE users ADD COLUMN a text DEFAULT 1, ADD COLUMN b text NOT NULL;',
    'default',
  ],
  ['-- expand\nALTER TABLE users ALTER a TYPE integer;', 'type'],
  ['-- expand\nALTER TABLE users ADD CONSTRAINT k CHECK (a > 0) NOT VALID;', 'narrows'],
  ['-- expand\nALTER TABLE users ADD CONSTRAINT k FOREIGN KEY (a) REFERENCES b;', 'NOT VALID'],
  ['-- contract: after 0140\nALTER TABLE users ADD UNIQUE (a);', 'NOT VALID'],
  ['-- expand\nCREATE INDEX i ON users (a);', 'CONCURRENTLY'],
  [
    '-- expand\nALTER TABLE users ADD COLUMN a int;\nALTER TABLE users ADD CONSTRAINT k CHECK (a > 0) NOT VALID;\nALTER TABLE users VALIDATE CONSTRAINT k;',
    'next file',
  ],
  ['-- expand\nCREATE INDEX CONCURRENTLY i ON users (a);\nSELECT 1;', 'beside CONCURRENTLY'],
  ['-- expand\nCOMMIT;', 'transaction'],
])('refuses %j', (text, reason) => {
  expect(objectionsTo(text, '0150-a.sql').join('\n')).toContain(reason)
})

it('lets a contract take away what migration 0140 replaced', () => {
  const text = '-- contract: after 0140\nALTER TABLE users DROP COLUMN a;\nDROP TABLE b;'

  expect(objectionsTo(text, '0150-a.sql')).toEqual([])
})
