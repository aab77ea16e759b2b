import type { NotificationKind } from '@permille/contract/notifications/notifications'
import {
  Clapperboard,
  ClipboardCheck,
  Clock,
  Gavel,
  HandCoins,
  Inbox,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  Scale,
  ShieldCheck,
  Unplug,
  Wallet,
} from 'lucide-react'

/** Not the sidebar's icons: sharing them would make a first page load more files. */
const icons = {
  decision: ClipboardCheck,
  post: Clapperboard,
  payout: HandCoins,
  account: Unplug,
  new_post: Inbox,
  deadline: Clock,
  campaign: Megaphone,
  payment: Wallet,
  dispute: Scale,
  chargeback: Gavel,
  answer: MessageSquare,
  webhook: Unplug,
  security: ShieldCheck,
} satisfies Record<NotificationKind, LucideIcon>

/** A page opened before its server was updated can receive a kind that it does not know. */
const known: Readonly<Partial<Record<string, LucideIcon>>> = icons

interface NotificationIconProps {
  readonly kind: NotificationKind
  /** Shown as a dot; the title beside it says so in a word and in bold. */
  readonly isUnread: boolean
}

export function NotificationIcon({ kind, isUnread }: NotificationIconProps) {
  const Icon = known[kind] ?? MessageSquare
  return (
    <span
      aria-hidden="true"
      className="relative grid size-9 shrink-0 place-items-center rounded-full bg-surface-sunken text-ink-muted"
    >
      <Icon className="size-4" />
      {isUnread && (
        <span className="absolute -top-0.5 -right-0.5 size-3 rounded-full border-2 border-surface-raised bg-accent" />
      )}
    </span>
  )
}
