import { Landmark, Mails, ScrollText, ShieldAlert, Wrench } from 'lucide-react'
import { paths } from '../paths.ts'
import type { MenuEntry } from './menu.ts'

/** The pages that the palette offers: the menu, and an admin's pages that the sidebar does not list. */
export function pagesToFind(role: string, menu: readonly MenuEntry[]): readonly MenuEntry[] {
  const outbox = { label: 'Outbox', path: paths.adminMails, icon: Mails }
  const setup = { label: 'Setup', path: paths.adminSetup, icon: Wrench }
  const risk = { label: 'Risk signals', path: paths.adminRisk, icon: ShieldAlert }
  const chargebacks = { label: 'Chargebacks', path: paths.adminChargebacks, icon: Landmark }
  const log = { label: 'Audit log', path: paths.adminAuditLog, icon: ScrollText }
  return role === 'admin' ? [...menu, chargebacks, risk, log, outbox, setup] : menu
}
