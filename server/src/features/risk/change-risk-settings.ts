import type { UserId } from '@permille/contract/ids'
import type { RiskSettings } from '@permille/contract/risk/settings'
import type { Transaction } from '#platform/database/database.ts'
import { writeAudit } from '../accounts/public.ts'
import { type RiskSettingsRow, readRiskSettings, saveRiskSettings } from './settings-store.ts'

/** Applies to submissions and readings from now on; the audit log keeps the earlier settings. */
export async function changeRiskSettings(
  tx: Transaction,
  change: { settings: RiskSettings; adminUserId: UserId; at: Date; requestId: string },
): Promise<RiskSettingsRow> {
  const { settings, adminUserId, at, requestId } = change
  const before = await readRiskSettings(tx)
  if (!(await saveRiskSettings(tx, { settings, changedBy: adminUserId, at })))
    return await readRiskSettings(tx)
  await writeAudit(tx, {
    actor: { kind: 'admin', userId: adminUserId },
    action: 'risk_settings.change',
    objectType: 'user',
    objectId: adminUserId,
    before: before.settings,
    after: settings,
    requestId,
  })
  return await readRiskSettings(tx)
}
