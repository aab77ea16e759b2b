import type { APIRequestContext } from '@playwright/test'
import { inviteBrand } from './invite-brand.ts'
import { newPerson, password } from './person.ts'
import { type Newcomer, openCalls, postCall } from './sign-in-by-call.ts'

/** Joins through an invitation, the only way for a brand. */
export async function joinByCall(
  appUrl: string,
  { displayName, email, brandName }: Newcomer & { readonly brandName: string },
): Promise<APIRequestContext> {
  const link = await inviteBrand(appUrl, { email, brandName })
  const person = await openCalls(appUrl)
  const token = link.split('/').at(-1)
  await postCall(person, `/api/invitations/${token}/accept`, { displayName, password })
  return person
}

/** Joins as a brand that no other journey uses. */
export async function joinAsNewBrand(appUrl: string): Promise<APIRequestContext> {
  const person = newPerson('Brand')
  return joinByCall(appUrl, { ...person, brandName: `${person.displayName} Ltd` })
}
