/**
 * Which module may import which. The arrays below are in import order: a later entry may import an
 * earlier one, never the other way round.
 */
const featureOrder = [
  'accounts',
  'teams',
  'keys',
  'profile',
  'connections',
  'history',
  'reports',
  'report-links',
  'campaigns',
  'funding',
  'refunds',
  'risk',
  'submissions',
  'tracking',
  'flagged-views',
  'disputes',
  'earnings',
  'payouts',
  'restores',
  'books',
  'chargebacks',
  'billing',
  'messages',
  'events',
  'webhooks',
  'notifications',
  'privacy',
  'overview',
  'administration',
]

const serverLayers = ['platform', 'integrations', 'money', 'features']

/** The only files of `integrations/` that describe an outside party instead of talking to one. */
const ports = [
  'social-platform',
  'stripe/payment-provider',
  'storage/file-storage',
  'pictures/picture-source',
  'mail/mailer',
  'push/push-sender',
]

/** Where a vendor's package may be imported; everyone else uses our own interface. */
const vendorHomes = {
  stripe: '^(server/src/integrations/stripe|sandbox/src)/',
  '@stripe/(stripe-js|react-stripe-js)': '^web/src/features/funding/',
  pg: '^(server/src/platform/(database|jobs)|bench|e2e)/',
  'graphile-worker': '^server/src/platform/(database|jobs)/',
  'node-pg-migrate': '^server/src/platform/database/',
  sharp: '^(server/src/integrations/storage|sandbox/src/platforms/pictures)/',
  '@aws-sdk/[^/]+': '^server/src/integrations/storage/',
  '@react-email/[^/]+': '^server/src/features/notifications/mails/',
  'web-push': '^server/src/integrations/push/',
  nodemailer: '^server/src/integrations/mail/',
  '@node-rs/argon2': '^server/src/(platform|features/accounts)/',
}

const tests = '[.]test[.]tsx?$|/testing/'
const builtHouse = '^server/src/(wiring/|[a-z-]+[.]ts$)'

const oneOf = (/** @type {readonly string[]} */ names) => `(${names.join('|')})`

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const importRules = [
  {
    name: 'no-cycles',
    comment: 'Modules that import each other, types included, can only be understood together.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'imports-resolve',
    comment: 'An import that resolves to nothing fails at run time, far from where it was written.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '[.](css|svg|woff2)' },
  },
  {
    name: 'contract-knows-nobody',
    comment: 'The contract is what browser and server agree on; it imports neither.',
    severity: 'error',
    from: { path: '^contract/' },
    to: { path: '^(server|sandbox|web|e2e|bench|scripts|mutants|checks)/' },
  },
  {
    name: 'workspaces-meet-in-the-contract',
    comment: 'Browser, server and sandbox speak over HTTP; what they share stands in contract/.',
    severity: 'error',
    from: { path: '^(server|sandbox|web)/', pathNot: tests },
    to: { path: '^(server|sandbox|web|e2e|bench|scripts|mutants|checks)/', pathNot: '^$1/' },
  },
  {
    name: 'the-browser-has-a-client-of-its-own',
    comment: 'The client for programs, and what only the API reference says, weigh on no page.',
    severity: 'error',
    from: { path: '^web/' },
    to: { path: '^contract/src/(client|reference)/' },
  },
  {
    name: 'journeys-stay-outside',
    comment:
      'A browser journey sees only what a visitor sees, so it cannot pass by an inside path.',
    severity: 'error',
    from: { path: '^e2e/' },
    to: { path: '^(server|sandbox|web)/' },
  },
  ...serverLayers.slice(0, -1).map((layer, index) => ({
    name: `${layer}-comes-before-${serverLayers[index + 1]}`,
    comment: `The server reads in one direction: ${serverLayers.join(' ← ')} ← wiring ← entries.`,
    severity: /** @type {const} */ ('error'),
    from: { path: `^server/src/${layer}/`, pathNot: tests },
    to: { path: `^server/src/${oneOf(serverLayers.slice(index + 1))}/` },
  })),
  {
    name: 'rooms-do-not-know-the-house',
    comment:
      'Functions take what they need; only wiring and the entries know the whole application.',
    severity: 'error',
    from: { path: `^server/src/${oneOf(serverLayers)}/`, pathNot: tests },
    to: { path: builtHouse },
  },
  ...featureOrder.slice(0, -1).map((feature, index) => ({
    name: `${feature}-before-${featureOrder[index + 1]}`,
    comment: 'A feature imports only earlier ones; news travels backwards as jobs.',
    severity: /** @type {const} */ ('error'),
    from: { path: `^server/src/features/${feature}/`, pathNot: tests },
    to: { path: `^server/src/features/${oneOf(featureOrder.slice(index + 1))}/` },
  })),
  {
    name: 'features-have-a-place-in-the-order',
    comment:
      'A feature that is missing in featureOrder (checks/import-rules.mjs) has no direction.',
    severity: 'error',
    from: { path: '^server/src/', pathNot: tests },
    to: { path: '^server/src/features/', pathNot: `^server/src/features/${oneOf(featureOrder)}/` },
  },
  {
    name: 'features-meet-at-public',
    comment: 'What another feature may use stands in public.ts; the rest may change freely.',
    severity: 'error',
    from: { path: '^server/src/features/([^/]+)/', pathNot: tests },
    to: { path: '^server/src/features/', pathNot: '^server/src/features/($1/|[^/]+/public[.]ts$)' },
  },
  {
    name: 'only-wiring-picks-implementations',
    comment: 'Code that names a port runs against the sandbox and the real provider alike.',
    severity: 'error',
    from: { path: '^server/src/', pathNot: `^server/src/(integrations|wiring|demo)|${tests}` },
    to: {
      path: '^server/src/integrations/',
      pathNot: `^server/src/integrations/${oneOf(ports)}[.]ts$`,
    },
  },
  ...Object.entries(vendorHomes).map(([vendor, home]) => ({
    name: `${vendor.replaceAll(/[^a-z-]+/g, '-')}-stays-at-home`,
    comment: `Only ${home} names this package, so replacing it changes one folder.`,
    severity: /** @type {const} */ ('error'),
    from: { path: '^(contract|server|sandbox|web|e2e|bench)/', pathNot: `${home}|${tests}` },
    to: { path: `^node_modules/${vendor}/` },
  })),
  {
    name: 'no-test-code-in-the-product',
    comment: 'What only tests need must not be shipped.',
    severity: 'error',
    from: { path: '^(contract|server|sandbox|web)/', pathNot: tests },
    to: { path: tests },
  },
  {
    name: 'ui-knows-neither-router-nor-api',
    comment: 'The design system shows what it is given, so that it fits any page.',
    severity: 'error',
    from: { path: '^web/src/ui/' },
    to: {
      path: '^(web/src/(api|features|shell|routes|router|paths|main)|node_modules/(wouter|@tanstack/(query-core|react-query))/)',
    },
  },
  {
    name: 'api-knows-no-page',
    comment:
      'Web reads in one direction: contract ← ui ← api ← features ← shell ← routes ← router.',
    severity: 'error',
    from: { path: '^web/src/api/' },
    to: { path: '^web/src/(features|shell|routes|router|main)' },
  },
  ...featureOrder.slice(0, -1).map((feature, index) => ({
    name: `web-${feature}-before-${featureOrder[index + 1]}`,
    comment: 'A feature of the app imports only earlier ones, in the same order as on the server.',
    severity: /** @type {const} */ ('error'),
    from: { path: `^web/src/features/${feature}/`, pathNot: tests },
    to: { path: `^web/src/features/${oneOf(featureOrder.slice(index + 1))}/` },
  })),
  {
    name: 'web-features-have-a-place-in-the-order',
    comment:
      'A feature that is missing in featureOrder (checks/import-rules.mjs) has no direction.',
    severity: 'error',
    from: { path: '^web/src/', pathNot: tests },
    to: { path: '^web/src/features/', pathNot: `^web/src/features/${oneOf(featureOrder)}/` },
  },
  {
    name: 'pages-do-not-know-the-shell',
    comment:
      'Web reads in one direction: contract ← ui ← api ← features ← shell ← routes ← router.',
    severity: 'error',
    from: { path: '^web/src/features/' },
    to: { path: '^web/src/(shell/|routes/|router|main)' },
  },
  {
    name: 'shell-does-not-know-the-router',
    comment: 'The router places pages into the shell, not the shell into itself.',
    severity: 'error',
    from: { path: '^web/src/shell/' },
    to: { path: '^web/src/(routes/|router|main)' },
  },
]
