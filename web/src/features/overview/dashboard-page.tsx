import { useCurrentUser } from '../../api/session.ts'
import { AdminDashboard } from './admin-dashboard.tsx'
import { BrandDashboard } from './brand-dashboard.tsx'
import { CreatorDashboard } from './creator-dashboard.tsx'

/** Each role's own dashboard. */
export function DashboardPage() {
  const { role } = useCurrentUser()
  switch (role) {
    case 'brand':
      return <BrandDashboard />
    case 'creator':
      return <CreatorDashboard />
    case 'admin':
      return <AdminDashboard />
  }
}
