import { type APIRequestContext, request } from '@playwright/test'
import { password } from './person.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

export interface Newcomer {
  readonly displayName: string
  readonly email: string
}

/** Limits count an address: what people prepare is not counted with what they do in browsers. */
const otherAddress = '10.0.0.1'

/** Opens a person’s calls without a browser; their session can be handed to one later. */
export async function openCalls(appUrl: string): Promise<APIRequestContext> {
  const extraHTTPHeaders = { origin: appUrl, 'x-forwarded-for': otherAddress }
  return request.newContext({ baseURL: appUrl, extraHTTPHeaders })
}

export async function signInByCall(appUrl: string, who: Credentials): Promise<APIRequestContext> {
  const person = await openCalls(appUrl)
  await postCall(person, '/api/auth/login', who)
  return person
}

export async function registerByCall(appUrl: string, who: Newcomer): Promise<APIRequestContext> {
  const person = await openCalls(appUrl)
  await postCall(person, '/api/auth/register', { ...who, password })
  return person
}

/** Sends a POST and returns the response; throws if it is refused. */
export function postCall(
  person: APIRequestContext,
  path: string,
  body: object = {},
): Promise<Record<string, unknown>> {
  return post(person, path, { data: body })
}

/** The same for the brand of this id, by someone of several. */
export function postCallFor(
  { person, brandId }: { person: APIRequestContext; brandId: string },
  path: string,
  body: object,
): Promise<Record<string, unknown>> {
  return post(person, path, { data: body, headers: { 'x-brand': brandId } })
}

async function post(
  person: APIRequestContext,
  path: string,
  options: { data: object; headers?: Record<string, string> },
): Promise<Record<string, unknown>> {
  const response = await person.post(path, options)
  if (!response.ok()) throw new Error(`POST ${path}: ${response.status()} ${await response.text()}`)
  return response.json()
}
