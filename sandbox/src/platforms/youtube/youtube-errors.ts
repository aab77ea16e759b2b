export interface YoutubeProblem {
  readonly status: number
  readonly reason: string
  readonly message: string
  readonly domain?: string
  readonly rpcStatus?: string
}

/** Google's error envelope. */
export function youtubeErrorBody(problem: YoutubeProblem) {
  const { status, reason, message, domain = 'youtube.parameter', rpcStatus } = problem
  return {
    error: {
      code: status,
      message,
      errors: [{ message, domain, reason }],
      status: rpcStatus ?? 'INVALID_ARGUMENT',
    },
  }
}

export const keyInvalid: YoutubeProblem = {
  status: 400,
  reason: 'badRequest',
  domain: 'global',
  message: 'API key not valid. Please pass a valid API key.',
}

export const keyMissing: YoutubeProblem = {
  status: 403,
  reason: 'forbidden',
  domain: 'global',
  rpcStatus: 'PERMISSION_DENIED',
  message: 'Method does not allow unregistered callers. Please use API Key.',
}

export const quotaExceeded: YoutubeProblem = {
  status: 403,
  reason: 'quotaExceeded',
  domain: 'youtube.quota',
  rpcStatus: 'PERMISSION_DENIED',
  message: 'The request cannot be completed because you have exceeded your quota.',
}

/** Google names the part in quotes, and nothing else. */
export function unknownPart(part: string): YoutubeProblem {
  return { status: 400, reason: 'unknownPart', domain: 'youtube.part', message: `'${part}'` }
}

/** A part that only the owner of a video may read, signed in. */
export const ownersOnly: YoutubeProblem = {
  status: 403,
  reason: 'forbidden',
  domain: 'youtube.common',
  rpcStatus: 'PERMISSION_DENIED',
  message: 'The request might not be properly authorized.',
}

export function unknownParameter(name: string): YoutubeProblem {
  return {
    status: 400,
    reason: 'badRequest',
    domain: 'global',
    message: `Invalid JSON payload received. Unknown name "${name}": Cannot bind query parameter. Field '${name}' could not be found in request message.`,
  }
}

export function invalidFields(selection: string): YoutubeProblem {
  return {
    status: 400,
    reason: 'invalidParameter',
    domain: 'global',
    message: `Invalid field selection ${selection}`,
  }
}

export const unknownMethod: YoutubeProblem = {
  status: 404,
  reason: 'notFound',
  domain: 'global',
  rpcStatus: 'NOT_FOUND',
  message: 'Method not found.',
}

export function incompatibleFilters(names: readonly string[]): YoutubeProblem {
  return {
    status: 400,
    reason: 'incompatibleParameters',
    message: `Incompatible parameters specified in the request: ${names.join(', ')}`,
  }
}

export function missingParameter(name: string): YoutubeProblem {
  return {
    status: 400,
    reason: 'missingRequiredParameter',
    message: `No filter selected. Expected one of: ${name}`,
  }
}
