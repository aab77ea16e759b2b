import type { Transaction } from '#platform/database/database.ts'
import type { TellDeps } from '../notification-deps.ts'
import { findLastSubject } from './mail-store.ts'
import { postMail } from './post-mail.ts'
import { writeOperatorMail } from './write-operator-mail.tsx'

interface Words {
  readonly subject: string
  readonly text: string
}

/** Something that keeps the product from working, with what its beginning and its end are called. */
export interface Trouble {
  readonly isThere: boolean
  readonly begun: Words
  readonly ended: Words
  /** The admin page that shows it. */
  readonly path: string
}

/** One mail when it begins and one when it ends. The outbox remembers which was written last. */
export async function tellOperator(deps: TellDeps, troubles: readonly Trouble[]): Promise<void> {
  for (const trouble of troubles) {
    await deps.database.transaction((tx) => tellOnce(tx, deps, trouble))
  }
}

async function tellOnce(tx: Transaction, deps: TellDeps, trouble: Trouble): Promise<void> {
  const { alertAddress: toAddress, appUrl } = deps
  const { begun, ended, isThere, path } = trouble
  const last = await findLastSubject(tx, toAddress, [begun.subject, ended.subject])
  if ((last === begun.subject) === isThere) return
  const words = isThere ? begun : ended
  const mail = await writeOperatorMail({ ...words, toAddress, url: appUrl + path })
  await postMail(tx, mail, { ...deps, operatorAddress: toAddress })
}
