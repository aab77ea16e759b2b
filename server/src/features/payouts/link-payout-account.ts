import type { CreatorId } from '@permille/contract/ids'
import { memberPages } from '@permille/contract/pages'
import { NotFound, Rejected, Unavailable } from '../../platform/errors/errors.ts'
import { signInTooOld } from '../../platform/http/gate/fresh-sign-in.ts'
import { writeAudit } from '../accounts/public.ts'
import { checkPayoutCountry, isInUse } from './payout-account.ts'
import {
  type AccountHolder,
  findAccountHolder,
  noteLinkRefusal,
  pinCountry,
  saveAccountId,
} from './payout-account-store.ts'
import type { PayoutAccountDeps } from './payout-deps.ts'
import { refreshUnfinishedAccount } from './refresh-payout-account.ts'

/**
 * Creates the creator's payout account once, in a country that cannot change later, and returns the
 * onboarding link. The account's id is stored before the user leaves; a second click reuses it. The
 * link opens an account: one already in use needs a fresh sign-in (rules §8).
 */
export async function linkPayoutAccount(
  deps: PayoutAccountDeps,
  request: { creatorId: CreatorId; country: string; hasFreshSignIn: boolean },
): Promise<{ url: string }> {
  await refreshUnfinishedAccount(deps, request.creatorId)
  const holder = await findAccountHolder(deps.database, request.creatorId)
  if (holder === undefined) throw new NotFound('creator-not-found', 'Creator not found')
  if (isInUse(holder.payoutAccountStatus) && !request.hasFreshSignIn) throw signInTooOld()
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

/** Keeps what the provider says of a refusal for admins: the creator reads a sentence of ours. */
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
  const { id } = await deps.provider.createPayoutAccount({
    creatorId: holder.creatorId,
    email: holder.email,
    country: request.country,
    idempotencyKey: accountKey(holder, request.country),
  })
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

/** The same for every click, and another one after an account was lost: its key would bring it back. */
function accountKey({ creatorId, lastStripeAccount }: AccountHolder, country: string): string {
  const key = `acct:${creatorId}:${country}`
  return lastStripeAccount === null ? key : `${key}:after:${lastStripeAccount}`
}

class CountryFixed extends Rejected {
  constructor() {
    super(
      'country-fixed',
      'The country of a payout account cannot be changed. Continue with the one you chose first.',
      { kind: 'conflict' },
    )
  }
}
