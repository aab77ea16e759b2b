import {
  BookCheck,
  Landmark,
  MailPlus,
  Mails,
  MessageSquare,
  ScrollText,
  ShieldAlert,
  SlidersHorizontal,
  Wrench,
} from 'lucide-react'
import { adminPaths } from '#admin-paths.ts'
import type { MenuEntry } from '../menu.ts'

/** An admin's pages that the sidebar does not list. */
const furtherPages: readonly MenuEntry[] = [
  { label: 'Books', path: adminPaths.books, icon: BookCheck },
  { label: 'Invitations', path: adminPaths.invitations, icon: MailPlus },
  { label: 'Chargebacks', path: adminPaths.chargebacks, icon: Landmark },
  { label: 'Risk signals', path: adminPaths.risk, icon: ShieldAlert },
  { label: 'Audit log', path: adminPaths.auditLog, icon: ScrollText },
  { label: 'Messages and reports', path: adminPaths.messages, icon: MessageSquare },
  { label: 'Outbox', path: adminPaths.mails, icon: Mails },
  { label: 'Settings', path: adminPaths.settings, icon: SlidersHorizontal },
  { label: 'Setup', path: adminPaths.setup, icon: Wrench },
]

/** Returns the pages that the palette offers: the menu's, and those the sidebar does not list. */
export function pagesToFind(role: string, menu: readonly MenuEntry[]): readonly MenuEntry[] {
  return role === 'admin' ? [...menu, ...furtherPages] : menu
}
