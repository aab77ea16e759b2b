import type { Platform } from '@permille/contract/enums'
import { platformFacts } from '@permille/contract/platforms'
import { NotFound, Rejected } from '#platform/errors/errors.ts'

/** Missing, or someone else's. */
export class AccountNotFound extends NotFound {
  constructor() {
    super('account-not-found', 'Social account not found')
  }
}

/** Someone else has proven ownership; only a verified claim is unique. */
export class AccountTaken extends Rejected {
  constructor(platform: Platform) {
    super(
      'account-taken',
      `This ${platformFacts[platform].title} account is already connected by another creator.`,
      { details: { platform } },
    )
  }
}

export class AlreadyConnected extends Rejected {
  constructor(platform: Platform) {
    super(
      'already-connected',
      `You have already connected this ${platformFacts[platform].title} account.`,
      { details: { platform } },
    )
  }
}

/** The redirect from a platform does not belong to a connection that this browser started. */
export class AuthorizationExpired extends Rejected {
  constructor() {
    super('link-expired', 'This connection was not started here or took too long. Try again.')
  }
}
