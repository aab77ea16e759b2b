import { createHash } from 'node:crypto'
import type { Collection } from '#state/store.ts'
import type { World } from '#world.ts'

/** TikTok's lifetimes as of 2026: two hours, half a year; a code is valid for some minutes. */
const accessTokenSeconds = 2 * 3600
const refreshTokenSeconds = 180 * 86_400
const codeSeconds = 600

export interface TiktokCode {
  readonly accountKey: string
  readonly scopes: readonly string[]
  readonly redirectUri: string
  readonly codeChallenge: string | null
}

export interface TiktokGrant {
  readonly accountKey: string
  readonly scopes: readonly string[]
  readonly accessToken: string
  readonly accessExpiresAt: number
  /** The only valid refresh token: it rotates with each use. */
  readonly refreshToken: string
  readonly refreshExpiresAt: number
}

/** Codes work once; a refresh replaces both tokens, and the old refresh token stops working. */
export class TiktokGrants {
  readonly #codes: Collection<TiktokCode & { expiresAt: number }>
  readonly #grants: Collection<TiktokGrant>
  readonly #accessTokens: Collection<{ refreshToken: string }>
  readonly #world: World

  constructor(world: World) {
    this.#world = world
    this.#codes = world.store.collection('tiktok.codes')
    this.#grants = world.store.collection('tiktok.grants')
    this.#accessTokens = world.store.collection('tiktok.access_tokens')
  }

  issueCode(code: TiktokCode): string {
    const value = this.#world.newId('')
    this.#codes.put(value, { ...code, expiresAt: this.#world.nowSeconds() + codeSeconds })
    return value
  }

  redeemCode(
    code: string,
    request: { redirectUri: string; verifier: string },
  ): TiktokGrant | 'code-expired' | 'verifier-wrong' {
    const issued = this.#codes.get(code)
    this.#codes.delete(code)
    if (!issued || issued.expiresAt < this.#world.nowSeconds()) return 'code-expired'
    if (issued.redirectUri !== request.redirectUri) return 'code-expired'
    const isProven =
      issued.codeChallenge === null || issued.codeChallenge === challengeOf(request.verifier)
    return isProven ? this.#issue(issued.accountKey, issued.scopes) : 'verifier-wrong'
  }

  refresh(refreshToken: string): TiktokGrant | null {
    const grant = this.#grants.get(refreshToken)
    if (!grant || grant.refreshExpiresAt < this.#world.nowSeconds()) return null
    this.#remove(grant)
    return this.#issue(grant.accountKey, grant.scopes)
  }

  /** Looks a grant up by access token; null when unknown, expired or revoked. */
  find(accessToken: string): TiktokGrant | null {
    const grant = this.#grants.get(this.#accessTokens.get(accessToken)?.refreshToken ?? '')
    return grant && grant.accessExpiresAt >= this.#world.nowSeconds() ? grant : null
  }

  /** False, and the grant lives on, unless this is its access token and has not expired. */
  revoke(accessToken: string): boolean {
    const grant = this.find(accessToken)
    if (grant) this.#remove(grant)
    return grant !== null
  }

  revokeAccount(accountKey: string): void {
    for (const grant of this.#grants.values()) {
      if (grant.accountKey === accountKey) this.#remove(grant)
    }
  }

  withdrawScope(accountKey: string, scope: string): void {
    for (const grant of this.#grants.values()) {
      if (grant.accountKey !== accountKey) continue
      const scopes = grant.scopes.filter((granted) => granted !== scope)
      this.#grants.put(grant.refreshToken, { ...grant, scopes })
    }
  }

  accountKeys(): Set<string> {
    return new Set(this.#grants.values().map((grant) => grant.accountKey))
  }

  #issue(accountKey: string, scopes: readonly string[]): TiktokGrant {
    const grant: TiktokGrant = {
      accountKey,
      scopes,
      accessToken: this.#world.newId('act.'),
      accessExpiresAt: this.#world.nowSeconds() + accessTokenSeconds,
      refreshToken: this.#world.newId('rft.'),
      refreshExpiresAt: this.#world.nowSeconds() + refreshTokenSeconds,
    }
    this.#grants.put(grant.refreshToken, grant)
    this.#accessTokens.put(grant.accessToken, { refreshToken: grant.refreshToken })
    return grant
  }

  #remove(grant: TiktokGrant): void {
    this.#grants.delete(grant.refreshToken)
    this.#accessTokens.delete(grant.accessToken)
  }
}

export const tiktokLifetimes = { accessTokenSeconds, refreshTokenSeconds }

/** TikTok documents the hash in hex, unlike RFC 7636. */
function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('hex')
}
