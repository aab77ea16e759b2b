import { moneyMutants } from '../../mutants/known-money-mutants.mjs'
import { orderMutants } from '../../mutants/known-order-mutants.mjs'
import { postMutants } from '../../mutants/known-post-mutants.mjs'

/**
 * What each part must notice: under each change it goes red. With an empty `from` the file is one more; `isLong`: the short form
 * does not come that far; `seed`: one with which it does, where others do half the time.
 * @typedef {Omit<import('../../mutants/known-mutants.mjs').KnownMutant, 'tests'>} SomeMutant
 * @typedef {SomeMutant & { part: string, isLong?: boolean, seed?: number }} SoakMutant
 */

const database = 'server/src/platform/database'
const http = 'server/src/platform/http'
const known = [...moneyMutants, ...postMutants, ...orderMutants]

/** @param {string} part @param {string} what @returns {SoakMutant} */
function asKnown(part, what) {
  const mutant = known.find((each) => each.what === what)
  if (mutant === undefined) throw new Error(`no known mutant is named "${what}"`)
  return { ...mutant, part }
}

/** @type {readonly SoakMutant[]} */
export const soakMutants = [
  { ...asKnown('payouts', 'a call that lost its lease fails the payout'), seed: 2 },
  asKnown('payouts', 'a new key for every try'),
  {
    part: 'keys',
    what: 'a try forgets what the one before had committed',
    file: `${http}/calls/idempotency.ts`,
    from: 'if (earlier !== null) return',
    to: 'if (earlier === undefined) return',
  },
  {
    part: 'keys',
    what: 'the outcome is not a part of its effect',
    file: `${http}/calls/idempotency.ts`,
    from: 'if (!(await keepOutcome(tx, claim, outcome))) throw stillRunning()',
    to: 'if (claim.key === outcome) throw stillRunning()',
  },
  asKnown('races', 'settlements of one campaign do not wait for each other'),
  asKnown('races', 'an approval does not lock the submission'),
  {
    part: 'database',
    what: 'a silent server is not probed',
    file: `${database}/unresponsive-database.ts`,
    from: 'state.isAsking = true\n',
    to: 'return\n',
  },
  {
    part: 'database',
    what: 'a lock is waited for as long as a statement may take',
    file: 'server/src/wiring/dependencies.ts',
    from: 'lockTimeoutMs: 3000',
    to: 'lockTimeoutMs: 19_000',
  },
  {
    part: 'restore',
    what: 'a new server is believed unasked',
    file: 'server/src/money/books/payout-stop.ts',
    from: 'Open} AND EXISTS (',
    to: 'Open} OR EXISTS (',
  },
  {
    part: 'restore',
    what: 'what was transferred since the backup is not booked',
    file: 'server/src/features/restores/book-lost-history.ts',
    from: '...inOrder(transfers)',
    to: '...inOrder(transfers.slice(0, 0))',
  },
  asKnown('model', 'the reward rounds up'),
  {
    part: 'model',
    what: 'a fee is taken twice',
    file: 'server/src/money/movements/earn-platform-fee.ts',
    from: 'back.fee) * c.paid_out_cents',
    to: 'back.fee) * 2 * c.paid_out_cents',
  },
  asKnown('orders', 'views that were taken back are earned again'),
  asKnown(
    'orders',
    'a second reversal leaves its creator what the marketplace paid in place of the campaign',
  ),
  {
    part: 'upgrade',
    what: 'a migration keeps a table for four seconds',
    file: 'migrations/9999-mutant.sql',
    from: '',
    to: '-- expand\nLOCK TABLE campaign_funding; SELECT pg_sleep(4);\n',
  },
  {
    part: 'upgrade',
    what: 'a migration asks for what the release before does not write',
    file: 'migrations/9999-mutant.sql',
    from: '',
    to: "-- expand\nALTER TABLE campaign_funding ADD COLUMN mutant text NOT NULL DEFAULT '';\nALTER TABLE campaign_funding ALTER COLUMN mutant DROP DEFAULT;\n",
  },
  {
    part: 'busy',
    what: 'a statement that takes long is taken for silence',
    file: `${database}/unresponsive-database.ts`,
    from: 'await probeServer(options.connectionString)',
    to: "((await probeServer(options.connectionString)), 'silent')",
  },
  {
    part: 'busy',
    what: 'readiness waits five milliseconds for the database',
    file: 'server/src/wiring/dependencies.ts',
    from: 'statementTimeoutMs: 2000',
    to: 'statementTimeoutMs: 5',
  },
  {
    part: 'rolling',
    what: 'a process that stops says it is ready',
    file: 'server/src/wiring/wire.ts',
    from: 'isReady && !stopping.signal.aborted',
    to: 'isReady',
  },
  {
    part: 'rolling',
    what: 'HAProxy does not ask who is ready',
    file: 'deploy/examples/haproxy.cfg',
    from: '  option httpchk GET /readyz\n  http-check expect status 200\n',
    to: '',
  },
  {
    part: 'pooler',
    what: 'a lock that a stranger got proves a session',
    file: `${database}/require-session.ts`,
    from: 'if (!(await keepsSession(connectionString)))',
    to: 'if (connectionString === "")',
  },
  {
    part: 'pooler',
    what: 'settings are asked for at the start, which a pooler refuses',
    file: `${database}/shared-session-client.ts`,
    from: 'super(rest)',
    to: 'super(config)',
  },
  {
    part: 'storage',
    what: 'a bucket may take ten minutes',
    file: 'server/src/integrations/storage/s3-storage.ts',
    from: 'timeoutMs = 10_000',
    to: 'timeoutMs = 600_000',
  },
  {
    part: 'storage',
    what: 'a mail that failed is done',
    file: 'server/src/features/notifications/mails/deliver-mail.ts',
    from: 'reasonOf(error)))\n    throw error',
    to: 'reasonOf(error)))\n    return',
  },
  {
    part: 'slow',
    what: 'a connection may say nothing for ten minutes',
    file: `${http}/bound-connections.ts`,
    from: 'firstByteMs: 5000',
    to: 'firstByteMs: 600_000',
  },
  {
    part: 'slow',
    what: 'a call may have a quarter of a gigabyte',
    file: `${http}/http-server.ts`,
    from: 'jsonMaxBytes = 64 * 1024',
    to: 'jsonMaxBytes = 2 ** 28',
  },
  {
    part: 'years',
    what: 'what the provider told is kept for ever',
    file: 'server/src/features/administration/retention-store.ts',
    from: 'table: sql`provider_events`,\n    key: sql`id`',
    to: 'table: sql`provider_events`,\n    key: sql`nullif(id, id)`',
  },
  {
    part: 'years',
    what: 'sessions that ended are kept',
    file: 'server/src/features/accounts/account-schedule.ts',
    from: 'await deleteSessionsExpiredBefore(database, now)',
    to: 'if (yesterday > now) await deleteSessionsExpiredBefore(database, now)',
  },
  {
    part: 'replica',
    what: 'who has just written reads the replica',
    file: `${http}/own-writes.ts`,
    from: 'isWrite || request.cookies[cookie.name] !== undefined',
    to: 'isWrite',
  },
  {
    part: 'replica',
    what: 'a late replica is read',
    file: `${database}/replica-lag.ts`,
    from: 'isLate: () => isLate !== false',
    to: 'isLate: () => isLate === null',
  },
  {
    part: 'failover',
    what: 'no standby has what was acknowledged',
    file: 'deploy/examples/patroni.yml',
    from: 'synchronous_mode: true',
    to: 'synchronous_mode: false',
  },
  {
    part: 'failover',
    what: 'nobody compares a new server',
    file: 'server/src/features/restores/compare-new-server.ts',
    from: 'if (!(await noteServerCompared(tx, server))) return false',
    to: 'return false',
    isLong: true,
  },
]
