export interface XProblem {
  readonly title: string
  readonly detail: string
  readonly type: string
  readonly status?: number
  readonly errors?: readonly unknown[]
}

export const unauthorized: XProblem = {
  title: 'Unauthorized',
  detail: 'Unauthorized',
  type: 'about:blank',
  status: 401,
}

export const tooManyRequests: XProblem = {
  title: 'Too Many Requests',
  detail: 'Too Many Requests',
  type: 'about:blank',
  status: 429,
}

export const unknownPath: XProblem = {
  title: 'Not Found',
  detail: 'Not Found',
  type: 'about:blank',
  status: 404,
}

export function invalidRequest(parameter: string, message: string): XProblem {
  return {
    errors: [{ parameters: { [parameter]: [] }, message }],
    title: 'Invalid Request',
    detail: 'One or more parameters to your request was invalid.',
    type: 'https://api.x.com/2/problems/invalid-request',
  }
}

/** One entry of `errors[]` in a 200 response. */
export function notFound(resource: 'tweet' | 'user', parameter: string, value: string) {
  return {
    value,
    resource_id: value,
    resource_type: resource,
    parameter,
    title: 'Not Found Error',
    detail: `Could not find ${resource} with ${parameter}: [${value}].`,
    type: 'https://api.x.com/2/problems/resource-not-found',
  }
}
