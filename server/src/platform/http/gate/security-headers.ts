export interface ContentSecurity {
  /** Origin of the sandbox providers, which the browser talks to instead of Stripe. */
  readonly sandboxOrigin?: string | undefined
}

export interface HeaderOptions {
  readonly isSecure: boolean
  readonly contentSecurity: ContentSecurity
}

/** Sent with every response, failures included (rules §8). */
export function securityHeaders({ isSecure, contentSecurity }: HeaderOptions) {
  return {
    'content-security-policy': contentSecurityPolicy(contentSecurity),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    // Without includeSubDomains: other names below ours belong to the operator and may use http.
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

// Stripe's list, and our own pages that play posts: https://docs.stripe.com/security/guide#content-security-policy
const stripe = {
  script: 'https://js.stripe.com https://*.js.stripe.com',
  connect: 'https://api.stripe.com',
  frame: "'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
}

const nobody = { script: '', connect: '', frame: "'none'" }

/** The policy of pages without a payment form: they reach this server and nothing else. */
export const ownPagePolicy = policyWith(nobody)

function contentSecurityPolicy({ sandboxOrigin }: ContentSecurity): string {
  if (sandboxOrigin === undefined) return policyWith(stripe)
  return policyWith({
    script: sandboxOrigin,
    connect: sandboxOrigin,
    frame: `'self' ${sandboxOrigin}`,
  })
}

function policyWith({ script, connect, frame }: typeof stripe): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${script}`.trimEnd(),
    `connect-src 'self' ${connect}`.trimEnd(),
    `frame-src ${frame}`,
    "style-src 'self' 'unsafe-inline'",
    // Every picture is our own copy, so that no other host learns who views it.
    "img-src 'self' data:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
