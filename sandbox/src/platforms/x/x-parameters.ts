import type { XFieldNames } from '#control/setting-fields.ts'
import { invalidRequest, type XProblem } from './x-problem.ts'

export type Query = Readonly<Record<string, string | undefined>>

/** From X's OpenAPI 2.159 and 2.167; the metrics of the author's own token are left out. */
const postFields = [
  'article',
  'attachments',
  'author_id',
  'card_uri',
  'community_id',
  'context_annotations',
  'conversation_id',
  'created_at',
  'display_text_range',
  'edit_controls',
  'entities',
  'geo',
  'id',
  'in_reply_to_user_id',
  'lang',
  'media_metadata',
  'note_tweet',
  'paid_partnership',
  'possibly_sensitive',
  'public_metrics',
  'referenced_tweets',
  'reply_settings',
  'scopes',
  'source',
  'suggested_source_links',
  'text',
  'withheld',
]
const mediaFields = [
  'alt_text',
  'duration_ms',
  'height',
  'media_key',
  'preview_image_url',
  'public_metrics',
  'type',
  'url',
  'variants',
  'width',
]
const userFields = [
  'affiliation',
  'created_at',
  'description',
  'entities',
  'id',
  'is_identity_verified',
  'location',
  'name',
  'parody',
  'pinned_tweet_id',
  'profile_banner_url',
  'profile_image_url',
  'protected',
  'public_metrics',
  'subscription_type',
  'url',
  'username',
  'verified',
  'verified_type',
  'withheld',
]
const postExpansions = [
  'article.cover_media',
  'article.media_entities',
  'attachments.media_keys',
  'attachments.media_source_tweet',
  'attachments.poll_ids',
  'author_id',
  'edit_history_tweet_ids',
  'entities.mentions.username',
  'geo.place_id',
  'in_reply_to_user_id',
  'referenced_tweets.id',
  'referenced_tweets.id.author_id',
]
const userExpansions = ['affiliation.user_id', 'most_recent_tweet_id', 'pinned_tweet_id']

/** Values a parameter takes; null for any text. */
type Rules = Readonly<Record<string, readonly string[] | null>>

function inNames(values: readonly string[], names: XFieldNames): string[] {
  return values.map((value) => (names === 'post' ? value.replaceAll('tweet', 'post') : value))
}

/** X takes both names of the parameter, until it has given up the older one. */
function fieldsRules(names: XFieldNames): Rules {
  const values = [...postFields, 'edit_history_tweet_ids']
  const newer = inNames(values, 'post')
  if (names === 'post') return { 'post.fields': newer }
  return { 'tweet.fields': values, 'post.fields': [...new Set([...newer, ...values])] }
}

/** The field that an expansion returns without being requested. */
const fieldBehind: Readonly<Record<string, string>> = {
  author_id: 'author_id',
  'attachments.media_keys': 'attachments',
}

/** The fields of a post that a call asks for, under either name, and those behind its expansions. */
export function postFieldsOf(query: Query): ReadonlySet<string> {
  const behind = listOf(query.expansions).flatMap((name) => fieldBehind[name] ?? [])
  return new Set([...listOf(query['tweet.fields']), ...listOf(query['post.fields']), ...behind])
}

/** How posts are shown, whichever call shows them. */
export function shownPostRules(names: XFieldNames): Rules {
  return {
    ...fieldsRules(names),
    expansions: inNames(postExpansions, names),
    'media.fields': mediaFields,
    'user.fields': inNames(userFields, names),
    'poll.fields': ['duration_minutes', 'end_datetime', 'id', 'options', 'voting_status'],
    'place.fields': ['contained_within', 'country', 'country_code', 'full_name', 'geo', 'id'],
  }
}

export function postsRules(names: XFieldNames): Rules {
  return { ids: null, ...shownPostRules(names) }
}

/** The posts of one person, newest first. */
export function timelineRules(names: XFieldNames): Rules {
  const texts = [
    'max_results',
    'pagination_token',
    'since_id',
    'until_id',
    'start_time',
    'end_time',
  ]
  return {
    ...Object.fromEntries(texts.map((name) => [name, null])),
    exclude: ['replies', names === 'post' ? 'reposts' : 'retweets'],
    ...shownPostRules(names),
  }
}

export function userRules(names: XFieldNames): Rules {
  return {
    ...fieldsRules(names),
    expansions: inNames(userExpansions, names),
    'user.fields': inNames(userFields, names),
  }
}

export const usageRules: Rules = {
  days: null,
  'usage.fields': [
    'cap_reset_day',
    'daily_client_app_usage',
    'daily_project_usage',
    'project_cap',
    'project_id',
    'project_usage',
  ],
}

/** The first parameter or value that X does not know, in its own words. */
export function queryProblem(query: Query, rules: Rules): XProblem | null {
  for (const [name, text] of Object.entries(query)) {
    if (!Object.hasOwn(rules, name)) {
      const known = Object.keys(rules).join(',')
      return invalidRequest(name, `The query parameter [${name}] is not one of [${known}]`)
    }
    const values = rules[name] ?? null
    const wrong = values && listOf(text).find((value) => !values.includes(value))
    if (wrong) {
      const known = values.join(',')
      const message = `The \`${name}\` query parameter value [${wrong}] is not one of [${known}]`
      return invalidRequest(name, message)
    }
  }
  return null
}

export function listOf(text: string | undefined): string[] {
  return (text ?? '').split(',').filter((entry) => entry !== '')
}
