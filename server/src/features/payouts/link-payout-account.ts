import type { CreatorId } from '@permille/contract/ids'
import { memberPages } from '@permille/contract/pages'
import { replayedFailure } from '#integrations/stripe/payment-provider.ts'
import { addHours } from '#platform/clock.ts'
import { NotFound, Rejected, Unavailable } from '#platform/errors/errors.ts'
import { writeAudit } from '../accounts/public.ts'
import { checkPayoutCountry } from './payout-account.ts'
import {
  type AccountHolder,
  findAccountHolder,
  listUnlinked,
  noteLinkRefusal,
  pinCountry,
  saveAccountId,
} from './payout-account-store.ts'
import type { PayoutAccountDeps } from './payout-deps.ts'
import { refreshUnfinishedAccount } from './refresh-payout-account.ts'

/**
 * Creates the creator's payout account once, in a country that cannot change later, and returns the onboarding
 * link. The account's id is stored before the user leaves; a second click reuses it. The link decides where
 * money goes, so the call needs a fresh sign-in (rules §8).
 */
export async function linkPayoutAccount(
  deps: PayoutAccountDeps,
  request: { creatorId: CreatorId; country: string },
): Promise<{ url: string }> {
  await refreshUnfinishedAccount(deps, request.creatorId)
  const holder = await findAccountHolder(deps.database, request.creatorId)
  if (holder === undefined) throw new NotFound('creator-not-found', 'Creator not found')
  if (deps.isMailSent && !holder.isEmailProven) throw new EmailUnproven()
  checkPayoutCountry(request.country, await deps.provider.payableCountries())
  const isPinned = await deps.database.transaction((tx) => pinCountry(tx, request))
  if (!isPinned) throw new CountryFixed()
  return await noting(deps, request.creatorId, async () =>
    deps.provider.createOnboardingLink({
      accountId: await ensureAccount(deps, request),
      returnUrl: `${deps.appUrl}${memberPages.earnings}?onboarding=return`,
      refreshUrl: `${deps.appUrl}${memberPages.earnings}?onboarding=refresh`,
    }),
  )
}

/** Stores the provider's reason for a refusal for admins: the creator reads a sentence of ours. */
async function noting<Made>(
  deps: PayoutAccountDeps,
  creatorId: CreatorId,
  open: () => Promise<Made>,
): Promise<Made> {
  const note = (words: string | null) =>
    noteLinkRefusal(deps.database, { creatorId, words, at: deps.clock.now() })
  try {
    const made = await open()
    await note(null)
    return made
  } catch (error) {
    const isProviders = error instanceof Rejected || error instanceof Unavailable
    const { cause } = isProviders ? error : {}
    if (cause instanceof Error) await note(cause.message)
    throw error
  }
}

async function ensureAccount(
  deps: PayoutAccountDeps,
  request: { creatorId: CreatorId; country: string },
): Promise<string> {
  const holder = await findAccountHolder(deps.database, request.creatorId)
  if (holder === undefined) throw new NotFound('creator-not-found', 'Creator not found')
  if (holder.stripeConnectAccountId !== null) return holder.stripeConnectAccountId
  const id = await openAccount(deps, holder, request.country)
  const account = { creatorId: holder.creatorId, stripeAccountId: id, country: request.country }
  await deps.database.transaction(async (tx) => {
    if (!(await saveAccountId(tx, account))) return
    await writeAudit(tx, {
      actor: { kind: 'creator', userId: holder.userId },
      action: 'payout_account.link',
      objectType: 'creator',
      objectId: holder.creatorId,
      after: { accountId: id, country: request.country },
    })
  })
  const kept = await findAccountHolder(deps.database, request.creatorId)
  if (kept?.stripeConnectAccountId !== id) throw new CountryFixed()
  return id
}

/**
 * If the provider has stored a failure under the account's key, the account is looked up in its list; one that
 * is not there is opened under another key.
 */
async function openAccount(
  deps: PayoutAccountDeps,
  holder: AccountHolder,
  country: string,
): Promise<string> {
  const { creatorId, email } = holder
  const key = accountKey(holder, country)
  const create = async (idempotencyKey: string) => {
    const { id } = await deps.provider.createPayoutAccount({
      creatorId,
      email,
      country,
      idempotencyKey,
    })
    return id
  }
  try {
    return await create(key)
  } catch (error) {
    if (!(error instanceof Unavailable && error.code === replayedFailure)) throw error
    const made = await findOpened(deps, holder, country)
    return made ?? (await create(`${key}:again:${await failedAt(deps, holder, error)}`))
  }
}

/** Longer than the provider keeps a key. */
const keyHours = 25

/** An unlinked account may be a stranger's, and was announced before: it is never linked again. */
async function findOpened(
  deps: PayoutAccountDeps,
  { creatorId }: AccountHolder,
  country: string,
): Promise<string | undefined> {
  const unlinked = await listUnlinked(deps.database, creatorId)
  const since = addHours(deps.clock.now(), -keyHours)
  const opened = await deps.provider.listEveryPayoutAccount(since)
  return opened.find(
    (each) =>
      each.creatorId === creatorId &&
      !each.isForeign &&
      each.country === country &&
      !unlinked.includes(each.id),
  )?.id
}

/** The same for every click until this try has also failed. */
async function failedAt(
  deps: PayoutAccountDeps,
  { creatorId, linkRefusedAt }: AccountHolder,
  { message: words }: Error,
): Promise<number> {
  if (linkRefusedAt !== null) return linkRefusedAt.getTime()
  const at = deps.clock.now()
  await noteLinkRefusal(deps.database, { creatorId, words, at })
  return at.getTime()
}

/** The same for every click. Changes after an account was lost, because its key would bring it back. */
function accountKey({ creatorId, lastStripeAccount }: AccountHolder, country: string): string {
  const key = `acct:${creatorId}:${country}`
  return lastStripeAccount === null ? key : `${key}:after:${lastStripeAccount}`
}

/** Until then, whoever typed the address first would receive its owner's money (rules §4). */
class EmailUnproven extends Rejected {
  constructor() {
    super(
      'email-unproven',
      'Confirm your email address first: your account settings send you a link. Then connect your payout account.',
    )
  }
}

class CountryFixed extends Rejected {
  constructor() {
    super(
      'country-fixed',
      'The country of a payout account cannot be changed. Continue with the one you chose first.',
    )
  }
}
