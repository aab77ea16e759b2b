import type pg from 'pg'
import { exactTexts } from '../backup/catalog.ts'

/** Something that migrations made, and PostgreSQL's own words for what it is. */
export interface CatalogObject {
  /** A table, or `functions`, `types`, `extensions`. */
  readonly owner: string
  readonly kind: ObjectKind
  readonly name: string
  readonly definition: string
}

export type ObjectKind =
  | 'table'
  | 'columns'
  | 'constraints'
  | 'indexes'
  | 'triggers'
  | 'comments'
  | 'shared'

/**
 * Reads every table of the schema with its columns, constraints, indexes, triggers and comments, and the functions,
 * types and extensions. Call it inside a transaction, whose settings it changes. The order of columns does not
 * count, nor does what differs between installations that run alike: what other roles may do, storage settings
 * beside the fill factor, where pg_trgm is, the collation that `search_form` picks, and what only PostgreSQL 18 can
 * leave unenforced.
 */
export async function readCatalog(client: pg.ClientBase): Promise<CatalogObject[]> {
  // With only this path, PostgreSQL names our objects without their schema.
  await client.query(`SET LOCAL search_path = public; ${exactTexts}`)
  const { rows } = await client.query<CatalogObject>(objects)
  return rows.map((object) => ({ ...object, definition: normalise(object.definition) }))
}

const picked = String.raw`COLLATE (?:pg_catalog\.)?(?:pg_c_utf8|"und-x-icu")`

/** Without comment lines, and with single spaces. */
function normalise(definition: string): string {
  return (
    definition
      .replaceAll(/^\s*--.*$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(new RegExp(String.raw`\(\((\w+) ${picked}\)\)`, 'g'), '($1)')
      .replaceAll(new RegExp(` ${picked}`, 'g'), '')
      // A day that began in the time zone of the server that migrated.
      .replaceAll(/'(?:1999-12-31|2000-01-01) [\d:]+\+00'/g, `'2000-01-01'`)
      .replaceAll(/[\w"]+\.gin_trgm_ops/g, 'gin_trgm_ops')
      .replace(/ NOT ENFORCED$/, '')
      .trim()
  )
}

const tables = `SELECT oid, relname, reloptions, relacl, relrowsecurity, relpersistence FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relname <> 'schema_migrations'`

/** The rights of every role, besides the owner and those granted by name. */
const publicRights = (acl: string) => `coalesce((SELECT string_agg(privilege_type, ',' ORDER BY 1)
  FROM aclexplode(${acl}) WHERE grantee = 0), 'none')`

const objects = `WITH tables AS (${tables})
SELECT relname AS owner, 'table' AS kind, 'itself' AS name, concat_ws(' ', relpersistence, relrowsecurity,
    (SELECT option FROM unnest(reloptions) AS option WHERE option LIKE 'fillfactor=%'),
    ${publicRights('relacl')}) AS definition
  FROM tables
UNION ALL SELECT t.relname, 'columns', a.attname, concat_ws(' ', format_type(a.atttypid, a.atttypmod),
    CASE WHEN a.attcollation <> y.typcollation THEN a.attcollation::regcollation::text END,
    CASE WHEN a.attnotnull THEN 'NOT NULL' END, nullif(a.attidentity, ''), nullif(a.attgenerated, ''),
    pg_get_expr(d.adbin, d.adrelid), nullif(${publicRights('a.attacl')}, 'none'))
  FROM tables t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
  JOIN pg_type y ON y.oid = a.atttypid
  LEFT JOIN pg_attrdef d ON d.adrelid = t.oid AND d.adnum = a.attnum
UNION ALL SELECT t.relname, 'constraints', k.conname, pg_get_constraintdef(k.oid)
  FROM tables t JOIN pg_constraint k ON k.conrelid = t.oid AND k.contype NOT IN ('n', 't')
UNION ALL SELECT t.relname, 'indexes', c.relname,
    concat_ws(' ', pg_get_indexdef(i.indexrelid), CASE WHEN NOT i.indisvalid THEN 'INVALID' END)
  FROM tables t JOIN pg_index i ON i.indrelid = t.oid JOIN pg_class c ON c.oid = i.indexrelid
UNION ALL SELECT t.relname, 'triggers', g.tgname, concat_ws(' ', pg_get_triggerdef(g.oid), g.tgenabled)
  FROM tables t JOIN pg_trigger g ON g.tgrelid = t.oid AND NOT g.tgisinternal
UNION ALL SELECT t.relname, 'comments', coalesce(a.attname, 'itself'), d.description
  FROM tables t JOIN pg_description d ON d.objoid = t.oid AND d.classoid = 'pg_class'::regclass
  LEFT JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = d.objsubid AND d.objsubid > 0
UNION ALL SELECT 'functions', 'shared', p.oid::regprocedure::text,
    concat_ws(' ', pg_get_functiondef(p.oid), ${publicRights("coalesce(p.proacl, acldefault('f', p.proowner))")})
  FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.prokind IN ('f', 'p')
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')
UNION ALL SELECT 'types', 'shared', y.typname, string_agg(e.enumlabel, ',' ORDER BY e.enumsortorder)
  FROM pg_type y JOIN pg_enum e ON e.enumtypid = y.oid
  WHERE y.typnamespace = 'public'::regnamespace GROUP BY y.typname
UNION ALL SELECT 'extensions', 'shared', extname, '' FROM pg_extension WHERE extname = 'pg_trgm'
ORDER BY 1, 2, 3`
