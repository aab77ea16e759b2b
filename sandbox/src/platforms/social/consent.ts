import type { Platform } from '@permille/contract/enums'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { World } from '#world.ts'
import { accountKey } from './account.ts'
import { consentPage, refusalPage } from './consent-page.ts'
import { isUsername } from './platform-name.ts'
import type { SocialTables } from './social-tables.ts'

export type ConsentQuery = Readonly<Record<string, string | undefined>>

export interface Consent {
  readonly accountKey: string
  readonly scopes: readonly string[]
  readonly redirectUri: string
  readonly query: ConsentQuery
}

/** The differences between the two platforms with OAuth consent. */
export interface ConsentRules {
  readonly platform: Platform
  readonly path: string
  readonly clientParameter: string
  readonly clientId: string
  /** Accounts that already granted access, which are not suggested again. */
  grantedAccountKeys(): ReadonlySet<string>
  /** Query parameters added to the return URL. */
  onAllowed(consent: Consent): Readonly<Record<string, string>>
  readonly denied: Readonly<Record<string, string>>
  /** Instagram appends `#_`, which is not part of the code. */
  readonly fragment: string
}

type ConsentRequest = FastifyRequest<{
  Querystring: ConsentQuery
  Body: Readonly<Record<string, string | string[]>> | undefined
}>

export interface ConsentWorld {
  readonly world: World
  readonly tables: SocialTables
}

/** Registers the authorisation page and its form; an empty form means Allow. */
export function registerConsent(
  app: FastifyInstance,
  { world, tables }: ConsentWorld,
  rules: ConsentRules,
): void {
  app.get(rules.path, (request: ConsentRequest, reply) => {
    const problem = requestProblem(world, rules, request.query)
    if (problem) return refuse(reply, rules, problem)
    return reply.type('text/html').send(
      consentPage({
        platform: rules.platform,
        action: request.url,
        scopes: scopesOf(request.query),
        suggestion: suggestedUsername(tables, rules),
        usernames: usernamesOf(tables, rules.platform),
      }),
    )
  })

  app.post(rules.path, (request: ConsentRequest, reply) => {
    const { query, body = {} } = request
    const problem = requestProblem(world, rules, query)
    if (problem) return refuse(reply, rules, problem)
    if (body.decision === 'deny') return goBack(reply, { query, rules, result: rules.denied })
    const username = String(body.username ?? suggestedUsername(tables, rules))
      .replace(/^@/, '')
      .trim()
    if (!isUsername(rules.platform, username))
      return refuse(reply, rules, 'This is not a username.')
    tables.ensureAccount(rules.platform, username)
    const withheld = new Set([body.withhold ?? []].flat())
    const result = rules.onAllowed({
      accountKey: accountKey(rules.platform, username),
      scopes: scopesOf(query).filter((scope) => !withheld.has(scope)),
      redirectUri: query.redirect_uri ?? '',
      query,
    })
    return goBack(reply, { query, rules, result })
  })
}

function requestProblem(world: World, rules: ConsentRules, query: ConsentQuery): string | null {
  if (query[rules.clientParameter] !== rules.clientId)
    return `The ${rules.clientParameter} is wrong.`
  if (query.response_type !== 'code') return 'response_type must be "code".'
  if (scopesOf(query).length === 0) return 'scope is missing.'
  return isOwnAddress(world, query.redirect_uri ?? '')
    ? null
    : 'The redirect_uri is not registered.'
}

/** Only the product's own origins are registered; no query, no fragment, under 512 characters. */
function isOwnAddress(world: World, address: string): boolean {
  if (address.length >= 512 || /[?#]/.test(address) || !URL.canParse(address)) return false
  return world.appOrigins.includes(new URL(address).origin)
}

function scopesOf(query: ConsentQuery): string[] {
  return (query.scope ?? '').split(/[, ]/).filter((scope) => scope !== '')
}

/** The newest account not connected yet, or else a new name. */
function suggestedUsername(tables: SocialTables, rules: ConsentRules): string {
  const granted = rules.grantedAccountKeys()
  const free = usernamesOf(tables, rules.platform).filter(
    (username) => !granted.has(accountKey(rules.platform, username)),
  )
  return free.at(-1) ?? `creator_${granted.size + 1}`
}

function usernamesOf(tables: SocialTables, platform: Platform): string[] {
  const accounts = tables.accounts.values().filter((account) => account.platform === platform)
  return accounts.map((account) => account.username)
}

function goBack(
  reply: FastifyReply,
  back: { query: ConsentQuery; rules: ConsentRules; result: Readonly<Record<string, string>> },
) {
  const address = new URL(back.query.redirect_uri ?? '')
  for (const [name, value] of Object.entries(back.result)) address.searchParams.set(name, value)
  if (back.query.state !== undefined) address.searchParams.set('state', back.query.state)
  return reply.redirect(address.href + back.rules.fragment, 303)
}

function refuse(reply: FastifyReply, rules: ConsentRules, problem: string) {
  return reply.code(400).type('text/html').send(refusalPage(rules.platform, problem))
}
