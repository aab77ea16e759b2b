import type { CampaignId, UserId } from '@permille/contract/ids'
import { Link } from 'wouter'
import { paths } from '../../../paths.ts'

/** To everything that was written down about one row. */
export function LogLink({ of }: { readonly of: CampaignId | UserId }) {
  return (
    <Link
      href={`${paths.adminAuditLog}?${new URLSearchParams({ of })}`}
      className="shrink-0 font-medium text-accent hover:underline"
    >
      Audit log
    </Link>
  )
}
