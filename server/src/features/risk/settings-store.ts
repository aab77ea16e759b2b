import type { UserId } from '@permille/contract/ids'
import {
  defaultRiskSettings,
  type RiskSettings,
  riskSettings,
} from '@permille/contract/risk/settings'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export interface RiskSettingsRow {
  readonly settings: RiskSettings
  /** Null while nobody has changed the defaults. */
  readonly changed: { readonly at: Date; readonly byName: string; readonly byUserId: UserId } | null
}

/** The settings for submissions and readings (rules §3). */
export async function readRiskSettings(db: Database): Promise<RiskSettingsRow> {
  const row = await firstRow(
    db,
    sql<{ settings: object; at: Date; byName: string; byUserId: UserId }>`
      SELECT r.settings, r.changed_at AS at, u.display_name AS by_name, u.id AS by_user_id
      FROM risk_settings r JOIN users u ON u.id = r.changed_by`,
  )
  if (row === undefined) return { settings: defaultRiskSettings, changed: null }
  const { settings, ...changed } = row
  return { settings: riskSettings.parse({ ...defaultRiskSettings, ...settings }), changed }
}

/** Returns false if they were the same already. */
export async function saveRiskSettings(
  tx: Transaction,
  change: { settings: RiskSettings; changedBy: UserId; at: Date },
): Promise<boolean> {
  const saved = await run(
    tx,
    sql`INSERT INTO risk_settings (settings, changed_by, changed_at)
      VALUES (${JSON.stringify(change.settings)}::jsonb, ${change.changedBy}, ${change.at})
      ON CONFLICT (id) DO UPDATE SET settings = excluded.settings,
        changed_by = excluded.changed_by, changed_at = excluded.changed_at
        WHERE risk_settings.settings <> excluded.settings`,
  )
  return saved === 1
}
