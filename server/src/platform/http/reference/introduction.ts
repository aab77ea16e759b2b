import { callsPerBrandMax, callsPerKeyMax } from '@permille/contract/keys/key-scopes'

/** What a developer reads first: the first call, then what holds for every call. */
export function introductionOf(origin: string): string {
  return [firstCall(origin), requests, events(origin), outcomes].join('\n\n')
}

// In a line each: a block of code would scroll sideways, out of the keyboard's reach.
const firstCall = (
  origin: string,
) => `Everything that Permille’s own pages do goes through these calls.

## First call

Make a key under Settings, Developers, and ask what it is and then what it may read:

- \`curl -H "Authorization: Bearer $PERMILLE_KEY" ${origin}/api/key\`
- \`curl -H "Authorization: Bearer $PERMILLE_KEY" "${origin}/api/brand/campaigns?limit=10"\`

The source, which [/source](/source) leads to, has a typed client for TypeScript, and this call in Python, PHP, Ruby and Go
(\`docs/api-client.md\`); generators of clients read \`/api/openapi.json\`, which is sent compressed only (\`curl --compressed\`).`

const requests = `## Keys

A program of a brand calls with an API key, made under Settings, Developers, and sends it with
every call: \`Authorization: Bearer pmk_…\` (\`pmt_…\` where no real money moves), never in a URL. A key has
rights of its own, and each call names the one it needs; \`GET /api/key\` says what a key is. A key makes no keys and
people, and approves no post that needs a person. It may make ${callsPerKeyMax} calls a minute, all keys of a brand together
${callsPerBrandMax}: \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds) are on every
answer to a valid key, \`Retry-After\` on a refusal.
To replace a key, rotate it: the old one works until the overlap ends. Finish retries first, since the new key is another
caller.

## Signing in

People sign in with \`POST /api/auth/login\`, and so does a program of a creator: it sends the cookie
of that session with every call. Whoever has a second factor finishes the sign-in with a code.

## Origin

With a session, every call but GET must carry an \`Origin\` header that is the address of this site; browsers
send it always, programs set it. A key needs none.

## Units

Money is whole cents, times are ISO 8601 in UTC. A field says its unit at the end of its name:
\`budgetCents\`, \`holdHours\`, \`feeBps\`. A field of the format \`cents\` is in whole cents whatever its name, such as
\`totalPaid\` and \`earnings\`; names in \`Dollars\`, and the \`amount\` of \`POST /api/stripe/create-payment-intent\`, are in dollars.

## Lists

Lists return at most 100 items. The address of the next page is in the \`Link\` header, until there is
none.`

const events = (origin: string) => `## Events and webhooks

Events are what happened, of the types under Events. \`GET /api/events\` lists them from a sequence on; endpoints are
sent the same, one at a time. Calls and types only grow: ignore fields and words that you do not know. Repeats have the same \`id\`.

Without an address of your own, poll: keep the last \`sequence\` that you saw, and ask for what came after it.

- \`curl -H "Authorization: Bearer $PERMILLE_KEY" "${origin}/api/events?after=48211&limit=100"\`

With one, make a webhook under Settings, Developers. Its requests are signed by Standard Webhooks, for which most languages have a library;
the source's \`docs/webhooks.md\` verifies them in TypeScript, Python, PHP, Ruby and Go, and says when they are tried again.`

const outcomes = `## Repeating a call

A call that changes something may carry an \`Idempotency-Key\` (a UUID; with an API key, 1 to
255 visible ASCII characters): within 24 hours the same key with the same request returns the first result, marked
\`Idempotent-Replayed: true\`, and nothing happens twice. With another request it is refused: \`key-reused\`. A call that hands out a secret takes none, because
no secret is kept to be returned again: when its answer is lost, look at the list before you repeat it.

## Failures

Failures share one shape: a \`code\` for programs, which never changes, a \`message\` for people, and
\`details\` for some codes. Each call lists the codes it can be refused with and when each comes. The
\`message\` of 409 and 422 is a sentence to show to the person.`
