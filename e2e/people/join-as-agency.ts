import type { APIRequestContext } from '@playwright/test'
import { joinAsNewBrand } from './join-by-call.ts'
import { postCall } from './sign-in-by-call.ts'

/** Joins with a brand of their own, and reviews posts for another one. */
export async function joinAsAgency(appUrl: string): Promise<APIRequestContext> {
  const agency = await joinAsNewBrand(appUrl)
  const client = await joinAsNewBrand(appUrl)
  const { user } = await (await agency.get('/api/auth/me')).json()
  const invited = { email: user.email, role: 'reviewer' }
  const { url } = await postCall(client, '/api/brand/members/invitations', invited)
  await postCall(agency, `/api/brand-invitations/${String(url).split('/').at(-1)}/join`)
  await client.dispose()
  return agency
}

/** The brand in which they have this role. */
export async function brandOfTheir(role: string, agency: APIRequestContext): Promise<string> {
  const brands = await (await agency.get('/api/brands')).json()
  return brands.find((each: { role: string }) => each.role === role).id
}

/** The same as a page's query. */
export async function asTheir(role: string, agency: APIRequestContext): Promise<string> {
  return `?brand=${await brandOfTheir(role, agency)}`
}
