import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../scripts/root.mjs'

/** Folders where a bug costs money or misinforms people about it; these are mutated. */
const folders = [
  'server/src/money',
  'server/src/features/funding',
  'server/src/features/refunds',
  'server/src/features/risk',
  'server/src/features/submissions',
  'server/src/features/tracking',
  'server/src/features/earnings',
  'server/src/features/flagged-views',
  'server/src/features/disputes',
  'server/src/features/payouts',
  'server/src/features/chargebacks',
  'server/src/features/restores',
  'server/src/features/books',
  'server/src/features/notifications',
]

/** The tests that must find a mutant in these folders when the tests next to it pass. */
export const wideTests = [
  ...folders,
  'server/src/features/campaigns',
  'server/src/features/administration',
  'server/src/faults',
]

/** Only displayed, or only wiring: a mutant there moves no money. */
const aside =
  /[.]test[.]ts$|\/testing\/|-routes[.]ts$|-jobs[.]ts$|-handlers[.]ts$|-schedule[.]ts$|\/public[.]ts$|-list-store[.]ts$|\/list-store[.]ts$|detail-store[.]ts$|read-books[.]ts$/

/** Every module that is mutated. */
export function modulesAtRisk() {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name))
      .filter((file) => file.endsWith('.ts') && !aside.test(file))
      .sort(),
  )
}
