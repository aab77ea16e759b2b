import pg from 'pg'
import { OperatorError } from '../errors/operator-error.ts'

const runbook = 'docs/runbooks/database-roles.md'

const remedies: Readonly<Record<string, string>> = {
  '08P01': 'If DATABASE_URL leads to a pooler, set DATABASE_DIRECT_URL to PostgreSQL itself.',
  '28000':
    'If nothing was set up here yet, run `npm run migrate`, which makes the role. Otherwise check the user in DATABASE_URL and DATABASE_MIGRATION_URL.',
  '28P01': 'Check the user and password in DATABASE_URL and DATABASE_MIGRATION_URL.',
  '3D000': 'Create it, or correct DATABASE_URL and DATABASE_MIGRATION_URL.',
  '42P01': 'Run `npm run migrate` first.',
  '42501': `Run \`npm run migrate\`, which grants the rights; it, \`backup\` and \`restore\` need the owner’s address in DATABASE_MIGRATION_URL. See ${runbook}.`,
  '53300': 'Raise max_connections; `npm run doctor` says how many the processes may open.',
  '57P03': 'Start again once it has started.',
}

const unreachable = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOENT',
]

/** Returns what the operator has to do about a database error; null for any other error. */
export function asUnusableDatabase(error: unknown): OperatorError | null {
  const [first] = error instanceof AggregateError ? error.errors : [error]
  if (!(first instanceof Error)) return null
  const code = 'code' in first && typeof first.code === 'string' ? first.code : ''
  const remedy = Object.hasOwn(remedies, code) ? remedies[code] : undefined
  if (remedy !== undefined) {
    return new OperatorError(`PostgreSQL says: ${first.message}. ${remedy}`, { cause: error })
  }
  if (/^(CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|ERR_TLS_CERT_)/.test(code)) {
    return new OperatorError(
      `A certificate cannot be verified: ${first.message}. Check PostgreSQL’s, and NODE_EXTRA_CA_CERTS if its authority is your own.`,
      { cause: error },
    )
  }
  const isCall = 'syscall' in first && /^(connect|getaddrinfo)$/.test(String(first.syscall))
  const isSilent = first.message === 'timeout expired'
  if (!isSilent && !(isCall && unreachable.includes(code))) return null
  return new OperatorError(
    `PostgreSQL cannot be reached: ${first.message}. Check that it runs, and DATABASE_URL and DATABASE_MIGRATION_URL.`,
    { cause: error },
  )
}

/** The same, for what PostgreSQL itself answered: others refuse connections, too. */
export function asRefusedByDatabase(error: unknown): OperatorError | null {
  return error instanceof pg.DatabaseError ? asUnusableDatabase(error) : null
}

export function notTheOwner(role: string): OperatorError {
  return new OperatorError(
    `The database role ${role} may not change the schema. Set DATABASE_MIGRATION_URL to the owner’s URL; see ${runbook}.`,
  )
}

export function tooOld(version: string): OperatorError {
  return new OperatorError(`PostgreSQL ${version} is too old; Permille needs 15 or newer.`)
}
