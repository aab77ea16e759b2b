import type { KycStatus, UserRole } from '@permille/contract/enums'

export const roleLabels: Record<UserRole, string> = {
  brand: 'Brand',
  creator: 'Creator',
  admin: 'Admin',
}

export const statusLabels = { active: 'Active', suspended: 'Suspended' } as const

/** The payment provider verifies a creator's identity before it pays. */
export const kycLabels: Record<KycStatus, string> = {
  pending: 'Identity not checked',
  verified: 'Identity verified',
  rejected: 'Identity rejected',
}
