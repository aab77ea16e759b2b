import { platforms } from '@permille/contract/enums'
import { isPlatformName, isPostId, isUsername } from './social/platform-name.ts'
import { postKinds, postStates } from './social/post.ts'

type Fields = Readonly<Record<string, unknown>>
type Rule = (value: unknown) => string | null

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
const text: Rule = (value) => (typeof value === 'string' && value !== '' ? null : 'a text')
const count: Rule = (value) => (isCount(value) ? null : 'a whole number of at least 0')
const oneOf =
  (list: readonly string[]): Rule =>
  (value) =>
    (list as readonly unknown[]).includes(value) ? null : `one of ${list.join(', ')}`

/** The expected type of each field of a control call; an error names it. */
const rules: Readonly<Record<string, Rule>> = {
  platform: oneOf(platforms),
  username: text,
  externalPostId: text,
  views: count,
  likes: count,
  comments: count,
  shares: count,
  followers: count,
  description: (value) => (typeof value === 'string' ? null : 'a text'),
  title: text,
  state: oneOf(postStates),
  kind: oneOf(postKinds),
  hasShortcode: (value) => (typeof value === 'boolean' ? null : 'true or false'),
  isLabelledPaid: (value) => (typeof value === 'boolean' ? null : 'true or false'),
  grows: (value) => (typeof value === 'boolean' ? null : 'true or false'),
  professionalSince: (value) => (isMoment(value) ? null : 'an ISO 8601 time'),
  publishedAt: (value) => (isMoment(value) ? null : 'an ISO 8601 time'),
}

/** Returns the body of a control call, or a sentence saying what is wrong with it. */
export function readFields<T>(
  body: unknown,
  names: { required: readonly string[]; optional: readonly string[] },
): T | string {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'Send a JSON object.'
  const fields = body as Fields
  const missing = names.required.find((name) => fields[name] === undefined)
  if (missing) return `The field ${missing} is missing.`
  for (const [name, value] of Object.entries(fields)) {
    if (![...names.required, ...names.optional].includes(name)) return `Unknown field ${name}.`
    const expected = value === undefined ? null : rules[name]?.(value)
    if (expected) return `The field ${name} must be ${expected}.`
  }
  return formProblem(fields) ?? (fields as T)
}

/** Rejects a name or id that the platform itself could never have. */
function formProblem(fields: Fields): string | null {
  const { platform, username, externalPostId } = fields
  if (!isPlatformName(platform)) return null
  if (!isUsername(platform, String(username))) return `Not a ${platform} username: ${username}`
  if (externalPostId === undefined || isPostId(platform, String(externalPostId))) return null
  return `Not a ${platform} post id: ${externalPostId}`
}

function isMoment(value: unknown): boolean {
  const isText = typeof value === 'string' && value !== ''
  return (isText || typeof value === 'number') && !Number.isNaN(new Date(value).getTime())
}
