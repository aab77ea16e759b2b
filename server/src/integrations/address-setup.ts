import {
  type Finding,
  failed,
  passed,
  type SetupParts,
  skipped,
  unchecked,
  wordsOf,
} from './diagnosis.ts'

const timeoutMs = 5000

interface AddressOptions {
  readonly appUrl: string
  readonly isSandbox: boolean
  /** TRUST_PROXY names one. */
  readonly isBehindProxy: boolean
  readonly isAdminFactorRequired: boolean
  /** Receivers of webhooks in a private network, as the operator wrote them. */
  readonly privateHosts: string | null
}

/** The address that people, platforms and Stripe's webhooks use. */
export function addressSetup(options: AddressOptions): SetupParts {
  const { appUrl, isSandbox, isBehindProxy, isAdminFactorRequired, privateHosts } = options
  return {
    party: 'address',
    questions: [
      {
        code: 'https',
        claim: isSandbox ? 'APP_URL is set.' : 'APP_URL is an https address.',
        where: null,
        check: () => {
          if (appUrl.startsWith('https:')) return passed(appUrl)
          if (isSandbox)
            return skipped(`${appUrl} is enough for the sandbox; real providers need https.`)
          const seen = `${appUrl} cannot be reached by Stripe, and platforms refuse to redirect to it.`
          return failed(seen, 'Set APP_URL to the public https address.')
        },
      },
      {
        code: 'reachable',
        claim: 'APP_URL leads to this server.',
        where: null,
        check: () => (isSandbox ? skipped('No outside service needs it.') : reach(appUrl)),
      },
      {
        code: 'proxy',
        claim: 'Limits count each client, not the proxy in front.',
        where: null,
        check: () => judgeProxy(appUrl, isBehindProxy),
      },
      {
        code: 'admin-second-factor',
        claim: 'ADMIN_SECOND_FACTOR says how admins sign in.',
        where: null,
        // The operator's choice, so neither raises an alarm.
        check: () =>
          skipped(
            isAdminFactorRequired
              ? 'required: an admin without a second factor can add one and do nothing else.'
              : 'optional: an admin’s password alone can open everything. Set it to "required" to ask each admin for more.',
          ),
      },
      ...(privateHosts === null ? [] : [privateHostsQuestion(privateHosts)]),
    ],
  }
}

/** Whoever ends TLS is a proxy: the server itself speaks none. */
function judgeProxy(appUrl: string, isBehindProxy: boolean): Finding {
  if (isBehindProxy) return passed('TRUST_PROXY is set.')
  if (!appUrl.startsWith('https:')) return skipped('Without https there may be no proxy.')
  return failed(
    'TRUST_PROXY is not set, so everyone has the address of the proxy and shares its limits.',
    'Set it to the number of proxies, mostly 1, or to their addresses.',
  )
}

/** The operator's choice again; whoever reads the setup should see what it opens. */
function privateHostsQuestion(privateHosts: string): SetupParts['questions'][number] {
  return {
    code: 'webhook-private-hosts',
    claim: 'WEBHOOK_PRIVATE_HOSTS says which private addresses webhooks may call.',
    where: null,
    check: () => skipped(`${privateHosts}. Every brand can send webhooks there, also over http.`),
  }
}

async function reach(appUrl: string): Promise<Finding> {
  const address = `${appUrl}/healthz`
  const remedy = 'Start the server, and let the proxy pass every path of APP_URL to it.'
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(address, { redirect: 'manual', signal })
    const text = await response.text()
    if (response.status === 200 && text.includes('"up"')) return passed(`${address} responds.`)
    return failed(`${address} returns ${response.status}, which is not this server.`, remedy)
  } catch (error) {
    // Some networks do not let a machine reach its own public address.
    return unchecked(`${address} cannot be reached from here: ${wordsOf(error)}`, remedy)
  }
}
