import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../root.mjs'

/** Where a lie costs money: these folders are lied in. */
const folders = [
  'server/src/money',
  'server/src/features/funding',
  'server/src/features/submissions',
  'server/src/features/tracking',
  'server/src/features/earnings',
  'server/src/features/payouts',
]

/** What a lie in one of them must be found by, when the tests beside it see nothing. */
export const wideTests = [...folders, 'server/src/features/campaigns', 'server/src/faults']

/** Only shown to people, or wired together: a lie there moves no money. */
const aside =
  /[.]test[.]ts$|\/testing\/|-routes[.]ts$|-jobs[.]ts$|-handlers[.]ts$|-schedule[.]ts$|\/public[.]ts$|-list-store[.]ts$|\/list-store[.]ts$|detail-store[.]ts$|read-books[.]ts$/

/** Every module that is lied in. */
export function modulesAtRisk() {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name))
      .filter((file) => file.endsWith('.ts') && !aside.test(file))
      .sort(),
  )
}
