import { unlockedHours } from '@permille/contract/report-links/report-links'
import { addHours } from '#platform/clock.ts'
import type { Encryption } from '#platform/encryption.ts'
import { NotAllowed, Rejected } from '#platform/errors/errors.ts'
import { countInWindow, giveBackToWindow } from '#platform/limits/call-window.ts'
import { hashReportToken, reportLinkNotFound } from './report-link.ts'
import type { ReportLinkDeps } from './report-link-deps.ts'
import { findOpenLink, type OpenLink } from './report-link-store.ts'

/** Whoever opens a report, without an account. */
export interface ReportReader {
  readonly token: string
  readonly address: string
  /** The cookie that a right password left. */
  readonly pass: string | undefined
}

export const passCookie = 'permille_report'

/** Where the cookie is sent: the page, its call and its file. */
export const passPaths = ({ token }: Pick<ReportReader, 'token'>) => [
  `/r/${token}`,
  `/api/reports/${token}`,
  `/api/reports/${token}.csv`,
]

/** For each address, whichever reports it opens. */
const opens = { name: 'report-opens', callsMax: 60, windowSeconds: 60 }
/** For each address and link. */
const passwordTries = {
  name: 'report-passwords',
  callsMax: 10,
  windowSeconds: 15 * 60,
  refusal: (when: string) => `Too many wrong passwords. Try again ${when}.`,
}

type OpenDeps = Pick<ReportLinkDeps, 'database' | 'clock' | 'encryption'>

/** Throws unless the link works now, and was unlocked in this browser if it has a password. */
export async function openLink(deps: OpenDeps, reader: ReportReader): Promise<OpenLink> {
  const link = await findLink(deps, reader)
  if (!isUnlocked(deps, link, reader.pass))
    throw new NotAllowed('report-locked', 'This report has a password')
  return link
}

async function findLink(
  { database, clock }: Pick<OpenDeps, 'database' | 'clock'>,
  { token, address }: Omit<ReportReader, 'pass'>,
): Promise<OpenLink> {
  await countInWindow(database, opens, address)
  const tokenHash = hashReportToken(token)
  const link = await findOpenLink(database, { tokenHash, at: clock.now() })
  if (link === undefined) throw reportLinkNotFound()
  return link
}

/** Checks a password; returns the cookie's value and how long it lasts. */
export async function unlockReport(
  deps: OpenDeps & Pick<ReportLinkDeps, 'passwords'>,
  { password, ...reader }: Omit<ReportReader, 'pass'> & { readonly password: string },
): Promise<{ link: OpenLink; pass: string; maxAgeSeconds: number }> {
  const { database, clock, encryption, passwords } = deps
  const link = await findLink(deps, reader)
  const guesser = `${link.id}:${reader.address}`
  // Counted beforehand, so that simultaneous guesses all count.
  await countInWindow(database, passwordTries, guesser)
  if (link.passwordHash !== null) {
    if (!(await passwords.verify(password, link.passwordHash, reader.address)))
      throw new Rejected('report-password-wrong', 'This password is wrong')
  }
  await giveBackToWindow(database, passwordTries, guesser)
  const endsAt = addHours(clock.now(), unlockedHours)
  const pass = encryption.seal(endsAt.toISOString(), passContext(link))
  return { link, pass, maxAgeSeconds: unlockedHours * 3600 }
}

/** A new password opens nothing for whoever knew the earlier one. */
const passContext = ({ id, passwordHash }: OpenLink) => `report_links.pass:${id}:${passwordHash}`

function isUnlocked(
  { encryption, clock }: { readonly encryption: Encryption; readonly clock: OpenDeps['clock'] },
  link: OpenLink,
  pass: string | undefined,
): boolean {
  if (link.passwordHash === null) return true
  if (pass === undefined) return false
  try {
    return new Date(encryption.open(pass, passContext(link))) > clock.now()
  } catch {
    // Forged, of another link, or of an earlier password.
    return false
  }
}
