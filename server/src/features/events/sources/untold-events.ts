import type { AnyEvent } from '../event.ts'
import { type DayOver, type Joined, listDaysOver, listJoins } from './campaign-life-events-store.ts'
import { type FoundDiscrepancy, listDiscrepancies } from './discrepancy-events-store.ts'
import { ofBrand, ofNobody } from './event-parts.ts'
import { eventSource } from './event-source.ts'
import { type LoggedActRow, listLoggedActs, loggedTypes } from './logged-events-store.ts'
import { listNewcomers, type Newcomer } from './newcomer-events-store.ts'
import { listPayoutTurns, type PayoutsTurned } from './payout-stop-events-store.ts'

/** What nobody is notified of, and programs hear. */
export const joinEvents = eventSource('joins', { rows: listJoins, event: joined })
export const dayEvents = eventSource('days', { rows: listDaysOver, event: dayOver })
export const loggedEvents = eventSource('acts in the log', { rows: listLoggedActs, event: logged })
export const newcomerEvents = eventSource('newcomers', { rows: listNewcomers, event: came })
export const discrepancyEvents = eventSource('discrepancies', {
  rows: listDiscrepancies,
  event: differs,
})

export const payoutStopEvents = eventSource('stops of payouts', {
  rows: listPayoutTurns,
  event: turned,
  isState: true,
})

function joined(join: Joined): AnyEvent {
  const { campaignId: objectId, creatorId } = join
  return { ...ofBrand(join), type: 'campaign.creator_joined', objectId, body: { creatorId } }
}

function dayOver(over: DayOver): AnyEvent {
  const { campaignId: objectId, day, views, costCents } = over
  return { ...ofBrand(over), type: 'campaign.day', objectId, body: { day, views, costCents } }
}

function logged({ key, at, brandId, objectId, action, auditId }: LoggedActRow): AnyEvent {
  const whose = { brandId, userId: null }
  return { key, at, ...whose, type: loggedTypes[action], objectId, body: { auditId } }
}

function came({ kind: type, objectId, ...newcomer }: Newcomer): AnyEvent {
  return { ...ofNobody(newcomer), type, objectId, body: {} }
}

function differs(found: FoundDiscrepancy): AnyEvent {
  const { discrepancyId: objectId, kind, providerCents, ledgerCents } = found
  const body = { kind, providerCents, ledgerCents }
  return { ...ofNobody(found), type: 'exception.opened', objectId, body }
}

function turned(turn: PayoutsTurned): AnyEvent {
  const { checkId: objectId, reason } = turn
  if (reason === null) return { ...ofNobody(turn), type: 'payouts.resumed', objectId, body: {} }
  return { ...ofNobody(turn), type: 'payouts.stopped', objectId, body: { reason } }
}
