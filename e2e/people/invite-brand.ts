import { type APIRequestContext, expect } from '@playwright/test'
import { demoAdmin } from './demo-people.ts'
import { signInByCall } from './sign-in-by-call.ts'

interface Invitation {
  readonly email: string
  readonly brandName: string
}

const admins = new Map<string, Promise<APIRequestContext>>()

/** Invites a brand as an administrator; resolves with the link that the brand receives. */
export async function inviteBrand(appUrl: string, invitation: Invitation): Promise<string> {
  const admin = admins.get(appUrl) ?? signInByCall(appUrl, demoAdmin)
  admins.set(appUrl, admin)
  const invited = await (await admin).post('/api/admin/invitations', {
    data: { ...invitation, role: 'brand' },
  })
  expect(invited.status()).toBe(201)
  const { url } = await invited.json()
  return url
}
