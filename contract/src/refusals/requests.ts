/** 400: the request is malformed; `details.fields` names what is wrong with each field. */
export const malformed = {
  malformed: 'A parameter, a field or a header is missing or invalid.',
  'not-your-upload': 'The image is not one that you uploaded.',
  'signature-invalid': 'The platform did not sign this notice.',
  'thumbnail-not-allowed': 'The thumbnail is not one that you uploaded.',
  'weak-password': 'The password is easy to guess.',
  'webhook-not-a-snapshot': 'The provider signed a thin event; only snapshot events are accepted.',
  'webhook-signature-invalid': 'The provider did not sign this event.',
} as const

/** 401: who calls is not known, or not proven. */
export const unauthenticated = {
  'not-signed-in': 'Nobody is signed in.',
  'invalid-credentials': 'Address or password is wrong.',
  'passkey-refused': 'The passkey could not be checked.',
  'second-factor-needed': 'The password is right; a code or a passkey finishes the sign-in.',
  'key-invalid': 'There is no such API key, or it was revoked or has ended.',
  'key-stopped': 'The account of whoever stands behind the API key is suspended.',
  'sign-in-expired': 'Too much time passed between the password and the second factor.',
} as const

/** 403: the person is known but may not do this. */
export const forbidden = {
  'foreign-origin': 'The Origin header is not the address of this site.',
  'wrong-role': 'The account’s role cannot make this call.',
  'scope-missing':
    'The person’s role in the brand, or the API key, does not allow it; `details.scope` says which right is missing.',
  'key-not-allowed': 'No API key can make this call; a person does.',
  'needs-person':
    'The post has risk signals or waits for an admin: a person must decide, not an API key.',
  'no-brand': 'The person is in no brand.',
  'not-a-member': 'The person is not in the brand that `X-Brand` names.',
  'second-factor-missing': 'Admins need a second factor here.',
  'sign-in-too-old': 'The call needs a recently entered password, passkey or code.',
  'admin-password': 'An admin cannot set another admin’s password.',
  'report-locked': 'The report has a password, which was not given in this browser yet.',
  suspended: 'The account is suspended.',
} as const

/** 406: the caller accepts no form in which this is sent. */
export const notAcceptable = {
  'encoding-needed': 'The response is always compressed, but the caller accepts no compression.',
} as const

/** 413: the body is larger than the call takes. */
export const tooLarge = {
  'too-large': 'The body is larger than the call allows.',
} as const

/** 415: the body has the wrong content type. */
export const wrongType = {
  'unsupported-media-type': 'The body has the wrong content type.',
} as const

/** 429: too many calls; `Retry-After` says for how many seconds to wait. */
export const tooMany = {
  'too-many-requests': 'Too many calls were made in one minute.',
  'too-many-attempts': 'Too many attempts to sign in have failed.',
  'too-many-look-ups': 'You have reached your limit of look-ups at the platform for now.',
  'first-payments':
    'The brand has reached the 24-hour payment limit for brands without a track record.',
  'too-many-payments': 'Too many payments were started and left unpaid.',
} as const

/** 503: it cannot be done right now; a later try may work. */
export const unavailable = {
  busy: 'Someone else is changing the same object, or the server is busy.',
  'database-unavailable': 'The database cannot be reached.',
  'payment-changing': 'Another payment of the campaign is being made.',
  'payment-provider-misconfigured': 'The operator’s keys for payments do not work.',
  'payment-provider-failure-stored':
    'The payment provider has stored a failure under this request’s key; make a new request.',
  'payment-provider-unavailable': 'The payment provider does not respond.',
  'picture-unavailable': 'The platform’s picture could not be loaded.',
  'platform-quota': 'The platform’s rate limit is used up for now.',
  'platform-refuses-us': 'The platform refuses the operator’s keys or requests.',
  'platform-unavailable': 'The platform does not respond.',
  'provider-unclear': 'The provider does not say whether the transfer exists.',
  'storage-unavailable': 'The image store does not respond.',
  'too-many-uploads': 'Too many images are being uploaded at the same time.',

  // For jobs, which retry; no call is refused with these.
  'mail-in-delivery': 'Another process is sending the mail.',
  'mail-unavailable': 'The mail server does not accept mail.',
  'push-unavailable': 'The push service does not accept the message.',
} as const
