import { platforms } from '@permille/contract/enums'
import {
  anyText,
  type Field,
  type Fields,
  fieldsProblem,
  oneOf,
  required,
  text,
  wholeFrom,
  yesOrNo,
} from '../control/fields.ts'
import { isPlatformName, isPostId, isUsername } from './social/platform-name.ts'
import { postKinds, postStates } from './social/post.ts'

const moment = (says: string): Field => ({
  says,
  expected: 'an ISO 8601 time',
  accepts: (value) => {
    const isText = typeof value === 'string' && value !== ''
    return (isText || typeof value === 'number') && !Number.isNaN(new Date(value).getTime())
  },
})

const platform = required(oneOf(platforms, 'Where it is.'))
const username = required(text('The account’s username, without @.'))

export const postFields: Fields = {
  platform,
  username,
  externalPostId: required(text('As in the post’s URL; on Instagram the shortcode.')),
  views: required(wholeFrom(0, 'The exact count from now on, unless the post grows.')),
  likes: wholeFrom(0, 'A plausible share of the views until set.'),
  comments: wholeFrom(0, 'As likes.'),
  shares: wholeFrom(0, 'As likes.'),
  publishedAt: moment('Defaults to now for a new post.'),
  state: oneOf(postStates, 'A post that is not public is not found.'),
  title: text('The creator’s text.'),
  grows: yesOrNo('Whether its views grow on their own; false if omitted.'),
  kind: oneOf(postKinds, 'A video if omitted.'),
  hasShortcode: yesOrNo('Instagram leaves some posts’ shortcode out.'),
  withoutMetrics: anyText(
    'Metrics that Instagram does not offer for this kind of post, such as "shares,likes"; none if omitted.',
  ),
  isLabelledPaid: yesOrNo('Its paid partnership label, which X reports to apps.'),
}

export const accountFields: Fields = {
  platform,
  username,
  followers: required(wholeFrom(0, 'Subscribers on YouTube.')),
  description: anyText('Where the marketplace searches for its ownership code.'),
  professionalSince: moment(
    'When it became a professional account on Instagram; always one if omitted.',
  ),
}

/** Returns the body of a form or a call, or a sentence saying what is wrong with it. */
export function readFields<T>(fields: Fields, given: unknown): T | string {
  return fieldsProblem(fields, given) ?? nameProblem(given) ?? (given as T)
}

/** Rejects a name or id that the platform itself could never have. */
function nameProblem(given: unknown): string | null {
  const {
    platform: name,
    username: owner,
    externalPostId,
  } = given as Readonly<Record<string, unknown>>
  if (!isPlatformName(name)) return null
  if (!isUsername(name, String(owner))) return `Not a ${name} username: ${owner}`
  if (externalPostId === undefined || isPostId(name, String(externalPostId))) return null
  return `Not a ${name} post id: ${externalPostId}`
}
