import { expect, request } from '@playwright/test'
import { demoAdmin } from './demo-people.ts'

interface Invitation {
  readonly email: string
  readonly brandName: string
}

/** As an administrator does it; resolves with the link that the brand receives. */
export async function inviteBrand(appUrl: string, invitation: Invitation): Promise<string> {
  const admin = await request.newContext({
    baseURL: appUrl,
    extraHTTPHeaders: { origin: appUrl },
  })
  const signedIn = await admin.post('/api/auth/login', { data: demoAdmin })
  expect(signedIn.status()).toBe(200)
  const invited = await admin.post('/api/admin/invitations', {
    data: { ...invitation, role: 'brand' },
  })
  expect(invited.status()).toBe(201)
  const { url } = await invited.json()
  await admin.dispose()
  return url
}
