import type { CampaignId, UserId } from '@permille/contract/ids'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'

/** Links to everything recorded about one campaign or user. */
export function LogLink({ of }: { readonly of: CampaignId | UserId }) {
  return (
    <Link
      href={`${adminPaths.auditLog}?${new URLSearchParams({ of })}`}
      className="finger shrink-0 font-medium text-accent hover:underline"
    >
      Audit log
    </Link>
  )
}
