import { Landmark, Mails, ScrollText, ShieldAlert, Wrench } from 'lucide-react'
import { adminPaths } from '../admin-paths.ts'
import type { MenuEntry } from './menu.ts'

/** The pages that the palette offers: the menu, and an admin's pages that the sidebar does not list. */
export function pagesToFind(role: string, menu: readonly MenuEntry[]): readonly MenuEntry[] {
  const outbox = { label: 'Outbox', path: adminPaths.mails, icon: Mails }
  const setup = { label: 'Setup', path: adminPaths.setup, icon: Wrench }
  const risk = { label: 'Risk signals', path: adminPaths.risk, icon: ShieldAlert }
  const chargebacks = { label: 'Chargebacks', path: adminPaths.chargebacks, icon: Landmark }
  const log = { label: 'Audit log', path: adminPaths.auditLog, icon: ScrollText }
  return role === 'admin' ? [...menu, chargebacks, risk, log, outbox, setup] : menu
}
