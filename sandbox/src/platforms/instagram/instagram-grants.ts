import type { Collection } from '#state/store.ts'
import type { World } from '#world.ts'

/** Meta's lifetimes: a code and a short token live one hour, a long token 60 days. */
const hourSeconds = 3600
const longTokenSeconds = 60 * 86_400
/** A long token can be refreshed only once it is this old. */
const refreshAgeSeconds = 24 * hourSeconds

interface InstagramCode {
  readonly accountKey: string
  readonly scopes: readonly string[]
  readonly redirectUri: string
  readonly expiresAt: number
}

export interface InstagramToken {
  readonly value: string
  readonly accountKey: string
  readonly scopes: readonly string[]
  readonly kind: 'short' | 'long'
  readonly issuedAt: number
  readonly expiresAt: number
}

export class InstagramGrants {
  readonly #codes: Collection<InstagramCode>
  readonly #tokens: Collection<InstagramToken>
  readonly #world: World

  constructor(world: World) {
    this.#world = world
    this.#codes = world.store.collection('instagram.codes')
    this.#tokens = world.store.collection('instagram.tokens')
  }

  issueCode(code: Omit<InstagramCode, 'expiresAt'>): string {
    const value = this.#world.newId('AQ')
    this.#codes.put(value, { ...code, expiresAt: this.#world.nowSeconds() + hourSeconds })
    return value
  }

  redeemCode(code: string, redirectUri: string): InstagramToken | null {
    const issued = this.#codes.get(code)
    this.#codes.delete(code)
    if (!issued || issued.expiresAt < this.#world.nowSeconds()) return null
    return issued.redirectUri === redirectUri ? this.#issue(issued, 'short') : null
  }

  extend(shortToken: string): InstagramToken | null {
    const token = this.find(shortToken)
    return token?.kind === 'short' ? this.#issue(token, 'long') : null
  }

  /**
   * Null for a token that is expired, short-lived or younger than a day. The old token stays valid.
   */
  refresh(longToken: string): InstagramToken | null {
    const token = this.find(longToken)
    const isOld = token && this.#world.nowSeconds() - token.issuedAt >= refreshAgeSeconds
    return isOld && token.kind === 'long' ? this.#issue(token, 'long') : null
  }

  find(value: string): InstagramToken | null {
    const token = this.#tokens.get(value)
    return token && token.expiresAt >= this.#world.nowSeconds() ? token : null
  }

  revokeAccount(accountKey: string): void {
    for (const token of this.#tokens.values()) {
      if (token.accountKey === accountKey) this.#tokens.delete(token.value)
    }
  }

  withdrawScope(accountKey: string, scope: string): void {
    for (const token of this.#tokens.values()) {
      if (token.accountKey !== accountKey) continue
      const scopes = token.scopes.filter((granted) => granted !== scope)
      this.#tokens.put(token.value, { ...token, scopes })
    }
  }

  accountKeys(): Set<string> {
    return new Set(this.#tokens.values().map((token) => token.accountKey))
  }

  #issue(
    owner: { accountKey: string; scopes: readonly string[] },
    kind: InstagramToken['kind'],
  ): InstagramToken {
    const issuedAt = this.#world.nowSeconds()
    const token: InstagramToken = {
      value: this.#world.newId('IGAA'),
      accountKey: owner.accountKey,
      scopes: owner.scopes,
      kind,
      issuedAt,
      expiresAt: issuedAt + (kind === 'short' ? hourSeconds : longTokenSeconds),
    }
    this.#tokens.put(token.value, token)
    return token
  }
}
