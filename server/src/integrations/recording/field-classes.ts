/** What is recorded of a field's value. Fields on no list become `redacted`. */
export type FieldClass = 'word' | 'number' | 'id' | 'handle' | 'secret' | 'sentence' | 'text'

const words = new Set(
  [
    'object status type code decline_code error_type reason kind period country currency default_currency',
    'grant_type scope scopes permissions part fields metric expansions token_type algorithm event',
    'tweet.fields post.fields user.fields media.fields media_type media_product_type expand',
    'business_type payer payments requirement_collection service_agreement interval delay_days',
    'allowed_payment_method_types payment_method_types capture_method confirmation_method',
    'cancellation_reason failure_code failure_reason disabled_reason card_payments transfers brand funding network',
    'currently_due eventually_due past_due pending_verification enabled_events api_version param',
    'supported_transfer_countries source_type reporting_category risk_level livemode',
    'privacyStatus uploadStatus liveBroadcastContent',
    'accounts applied_configurations awaiting_action_from capability configuration dashboard entity_type',
    'fees_collector losses_collector requirements_collector future_requirements include resolution',
  ].flatMap((line) => line.split(' ')),
)

const numbers = new Set('amount limit gte lte max_count max_results count'.split(' '))

const handles = new Set('username forHandle customUrl handle'.split(' '))

const secrets = new Set(
  [
    'access_token refresh_token client_secret client_key client_id code_verifier secret',
    'signed_request key password token id_token authorization state ciphertext',
  ].flatMap((line) => line.split(' ')),
)

const ids = new Set(
  [
    'id ids open_id union_id user_openid user_id author_id channelId media_key media_keys shortcode video_ids',
    'resource_id value account customer charge latest_charge destination destination_payment source',
    'source_transaction balance_transaction payment_intent payment_method transfer_group request',
    'idempotency_key idempotency-key stripe-account after before after_cursor starting_after ending_before',
    'edit_history_tweet_ids edit_history_post_ids etag fbtrace_id log_id request-id',
    'installation fundingId campaignId creatorId payoutId refundId parent_id application data_id',
  ].flatMap((line) => line.split(' ')),
)

const sentences = new Set('message error_message error_description detail title'.split(' '))

/** Parts of a body that describe a person, a card or a bank account: even their numbers are dropped. */
export const personalParts = new Set(
  'individual person owner dob billing_details address card card_present bank_account company support_address tos_acceptance us_bank_account'.split(
    ' ',
  ),
)

/**
 * `inRequest`: OAuth sends a code that is a secret, and errors have one that is a word. `inError`: only an
 * error's sentences are ours to read; elsewhere a title is someone's.
 */
export function classOf(
  field: string,
  place: { readonly inRequest: boolean; readonly inError: boolean },
): FieldClass {
  if (secrets.has(field) || (field === 'code' && place.inRequest)) return 'secret'
  if (ids.has(field)) return 'id'
  if (handles.has(field)) return 'handle'
  if (numbers.has(field) || /(?:C|_c)ount$/.test(field)) return 'number'
  if (sentences.has(field)) return place.inError ? 'sentence' : 'text'
  return words.has(field) ? 'word' : 'text'
}

/** Our own metadata; for foreign metadata not even the names are recorded. */
export const ownMetadata = new Set([
  'installation',
  'fundingId',
  'campaignId',
  'creatorId',
  'payoutId',
  'refundId',
])
