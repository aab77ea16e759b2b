/** 409: it is in a state that does not allow this; reading it again shows which. */
export const conflicts = {
  'key-reused': 'The Idempotency-Key belongs to another request.',
  'still-running': 'The first request with this Idempotency-Key is still running.',

  'key-rotated': 'The API key was already replaced.',
  'secret-rotated': 'The webhook’s previous secret still signs, and an overlap would cut it off.',

  'account-deleted': 'The account is already deleted.',
  'creator-gone': 'The creator has deleted their account, so the post cannot be paid.',
  'already-member': 'The person is already in the brand.',
  'member-suspended': 'The person’s account is suspended.',
  'owner-stays': 'The brand’s owner can only transfer it to someone else.',
  'already-suspended': 'The user is already suspended.',
  'amount-changed': 'The amount has changed since it was shown.',
  'app-not-started': 'The app setup was not started, or it expired.',
  'deletion-blocked': 'Something prevents the deletion; `details.blockers` lists what.',
  'email-proven': 'The address is already confirmed.',
  'email-taken': 'Another account has this address.',
  'not-suspended': 'The user is not suspended.',
  'passkey-known': 'The passkey was already added.',
  'user-suspended': 'The user is suspended.',

  'already-uploaded': 'An image was already uploaded to this URL.',
  'name-reserved': 'The name looks too much like the operator’s.',
  'name-taken': 'Another brand has this name, or one that looks like it.',
  'username-taken': 'Another creator has this username.',
  'view-name-taken': 'Another saved view of this list has this name.',

  'account-lost': 'Another creator has verified the account that published the post.',
  'account-removed': 'You removed the account that published the post.',
  'account-taken': 'Another creator has verified this account.',
  'already-connected': 'You have already connected this account.',

  'campaign-never-funded': 'The draft was never funded; it can be deleted instead of ended.',
  'campaign-not-deletable':
    'The campaign is no longer a draft, or a payment for it is in progress.',
  'campaign-not-editable':
    'The campaign has ended, or the change would break a promise to creators.',
  'campaign-status': 'The campaign’s status does not allow this step.',
  'funding-disputed':
    'A bank has taken back a payment of the campaign: it is neither resumed nor paid for until the bank decides. An inquiry does not count.',
  'funding-lost': 'The bank kept a payment of the campaign.',

  'campaign-not-over': 'The campaign has not ended, or its posts can still earn.',
  'nothing-to-refund': 'Nothing is left that could be refunded.',
  'paid-lately': 'A new brand paid it recently: an admin can refund it now, the brand later.',
  'paused-by-admin':
    'An admin has paused the campaign; its money cannot be refunded until that ends.',
  'payment-disputed':
    'A bank has taken back a payment of the campaign, or asks about one (an inquiry): nothing is refunded until the bank decides.',
  'refund-not-failed': 'The refund did not fail, or was already paid another way.',
  'several-holds': 'Several admins hold this creator’s payouts; name the hold to end.',
  'payout-possible': 'The creator can be paid through the provider.',
  'money-reserved': 'The remaining money is reserved for creators who can still dispute decisions.',

  'already-decided': 'The submission was already approved, rejected or withdrawn.',
  'already-held': 'The money is already held.',
  'approval-final': 'The approval can no longer be undone.',
  'cap-reached': 'The post has earned the campaign’s maximum per post.',
  'dispute-open': 'A dispute about the submission is still open.',
  'not-approved': 'The submission is not approved.',
  'not-held': 'The money is not held.',
  'not-reopenable': 'The submission is neither rejected nor locked.',
  'nothing-to-correct': 'The post has no paid manual reading that is too high.',
  'nothing-to-hold': 'The submission has no money to hold.',
  'nothing-to-resubmit': 'The submission was not rejected.',
  'payout-on-its-way': 'Some of the post’s money is in a payout on its way.',
  'post-decided': 'The campaign has already rejected the post.',
  'post-disputed': 'A decision about the post is disputed.',
  'post-reversed': 'An admin reversed an approval of the post.',
  'post-taken': 'The post was submitted again in another submission.',
  'post-unique': 'The post has already been submitted.',
  'window-over': 'The post’s tracking window is over.',
  withdrawn: 'The creator withdrew the submission.',

  'already-answered': 'The brand has answered the dispute.',
  'already-disputed': 'The post was already disputed, which is possible once.',
  'brand-may-answer': 'The brand can still answer the dispute.',
  'dispute-decided': 'The dispute is decided.',
  'doubt-closed': 'The money is no longer set aside.',
  'not-rejected': 'The dispute is about money, not about a rejection.',
  'nothing-to-dispute': 'No decision about the post can be disputed now.',
  'not-disputed': 'There is no dispute about the submission.',

  'payout-in-the-air': 'The payout is being checked with the provider.',
  'payout-not-held': 'The payout is not held, or was already decided.',
  'payout-not-retryable':
    'The payout has not failed, was already retried, or a later one took what was available since.',
  'payout-open': 'A payout is already on its way.',
  'payout-settled': 'The payout has arrived or failed.',
  'country-fixed': 'The payout account was created for another country, which cannot change.',
  'restored-from-backup':
    'The provider’s transactions since the restored backup, or since the database server changed, are not booked yet.',

  'chargeback-answered': 'The chargeback was already answered or accepted.',
  'chargeback-ended': 'The bank has decided.',
  'evidence-too-late': 'The bank’s date for evidence has passed.',
  'fraud-warning-decided': 'The warning was already decided.',
  'inquiry-not-accepted': 'An inquiry can be answered, not accepted.',

  'exception-already-yours': 'You have already taken on the discrepancy.',
  'exception-has-moved': 'The amounts have changed since the last comparison.',
  'exception-not-open': 'The discrepancy is closed.',
  'no-debt': 'The user owes nothing.',
  'not-a-stray-payment': 'The discrepancy is not a complete, unbooked payment in our currency.',
  'not-refused': 'The card has not refused the refund.',
  'nothing-frozen': 'The creator has no frozen money.',
  'payment-has-a-campaign': 'The payment belongs to a campaign.',

  'already-reported': 'You have reported the campaign before.',
  'message-answered': 'The message was answered, or closed without an answer.',
} as const
