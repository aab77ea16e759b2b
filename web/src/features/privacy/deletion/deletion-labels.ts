import { formatCents } from '@permille/contract/money'
import type { DeletionBlocker, DeletionPlan } from '@permille/contract/privacy/account-deletion'
import { adminPaths } from '#admin-paths.ts'
import { paths } from '#paths.ts'
import { currentTime } from '#ui/values/current-time.ts'
import { formatMinute } from '#ui/values/relative-time.ts'

type Blocker = DeletionPlan['blockers'][number]

interface BlockerLabels {
  readonly what: (blocker: { count: number; money: string; until: string | null }) => string
  /** How to end it. */
  readonly way: string
  readonly link?: { readonly href: string; readonly label: string }
}

const earnings = { href: paths.earnings, label: 'Earnings' }
const campaigns = { href: paths.campaigns, label: 'Campaigns' }
const team = { href: paths.team, label: 'Team' }
const billing = { href: paths.billing, label: 'Billing' }

const words: Readonly<Record<DeletionBlocker, BlockerLabels>> = {
  'payout-on-its-way': {
    what: ({ money }) => `A payout of ${money} is on its way`,
    way: 'Wait until it has arrived or failed.',
    link: earnings,
  },
  'money-frozen': {
    what: ({ money }) => `${money} is set aside`,
    way: 'It is released or taken back when the reason is decided.',
    link: earnings,
  },
  'money-owed': {
    what: ({ money }) => `${money} is owed to Permille`,
    way: 'Write to us: it can be settled or written off.',
  },
  'dispute-open': {
    what: ({ count }) => (count === 1 ? 'A dispute is open' : `${count} disputes are open`),
    way: 'Wait for the decision, which takes a few days.',
  },
  'campaign-open': {
    what: ({ count }) =>
      count === 1 ? 'A campaign has not ended' : `${count} campaigns have not ended`,
    way: 'Live and paused campaigns must end. Drafts that were never funded can be deleted.',
    link: campaigns,
  },
  'money-left': {
    what: ({ money }) => `${money} is left in ended campaigns`,
    way: 'Refund it to your card.',
    link: billing,
  },
  'money-reserved': {
    what: ({ money, until }) =>
      until === null
        ? `${money} is kept until an admin decides creators’ disputes`
        : `${money} is kept until ${until}, because creators can dispute your decisions`,
    way: 'Then refund it to your card.',
    link: billing,
  },
  'payment-open': {
    what: ({ count }) => (count === 1 ? 'A payment was started' : `${count} payments were started`),
    way: 'We know within a day whether it was paid.',
    link: billing,
  },
  'refund-open': {
    what: ({ money }) => `A refund of ${money} is on its way`,
    way: 'Wait until your card has it.',
    link: billing,
  },
  'chargeback-open': {
    what: ({ money }) => `A bank is looking into payments of ${money}`,
    way: 'Wait for its decision.',
    link: billing,
  },
  'transfer-first': {
    what: ({ count }) =>
      count === 1 ? 'Someone acts for your brand' : `${count} people act for your brand`,
    way: 'Transfer it to one of them, or remove them.',
    link: team,
  },
  'last-admin': {
    what: () => 'No other admin is left',
    way: 'Invite another one first.',
    link: { href: adminPaths.users, label: 'Users' },
  },
}

export function describeBlocker({ code, count, cents, until: end }: Blocker) {
  const { what, way, link } = words[code]
  const until = end === null ? null : formatMinute(new Date(end), currentTime())
  return { what: what({ count, money: formatCents(cents ?? 0), until }), way, link }
}

/** Returns what has to be typed, so that nobody gives up money out of habit. */
export function confirmationOf({ givesUpCents }: Pick<DeletionPlan, 'givesUpCents'>): string {
  return givesUpCents > 0 ? formatCents(givesUpCents) : 'delete'
}
