import { SectionTabs } from '#features/accounts/admin-tabs.tsx'

/** The tabs of the pages about the marketplace itself. */
export function DashboardTabs() {
  return <SectionTabs section="dashboard" />
}
