/**
 * Which modules share a chunk of the build, by path without the extension. The number beside each list is the
 * gzipped weight that a first page would gain without it; the bundler groups everything else.
 */
export const modulesTogether = {
  /** Shared by forms; dashboards 400, the sign-in 300. */
  forms: [
    'web/src/api/problems-in',
    'web/src/ui/controls/checkbox',
    'web/src/ui/controls/control-classes',
    'web/src/ui/controls/field',
    'web/src/ui/controls/form',
    'web/src/ui/controls/input',
    'web/src/ui/controls/password-input',
    'web/src/ui/controls/textarea',
    'web/src/ui/layout/notice',
  ],
  /** Shared by the pages on which someone signs in or up; the sign-in 370. */
  auth: [
    'web/src/features/accounts/auth-layout',
    'web/src/features/accounts/form-texts',
    'web/src/features/accounts/use-is-interactive',
    'web/src/features/accounts/use-session-form',
  ],
  /** Shared by lists; Explore 380. */
  lists: [
    'web/src/ui/controls/filter-bar',
    'web/src/ui/controls/search-input',
    'web/src/ui/controls/select',
    'web/src/ui/controls/show-more',
    'web/src/ui/values/in-zone',
    'web/src/ui/values/minute',
    'web/src/ui/values/moment',
    'web/src/ui/values/relative-time',
    'web/src/ui/values/time',
  ],
  /** What pages of rows need besides, in one file instead of twenty. */
  rows: [
    'web/src/api/csv-link',
    'web/src/ui/controls/filter-select',
    'web/src/ui/controls/list-filters',
    'web/src/api/url-sorting',
    'web/src/ui/controls/sort-select',
    'web/src/ui/layout/line-card',
    'web/src/ui/layout/near-list',
    'web/src/ui/layout/near-rows',
    'web/src/ui/layout/paged-list',
    'web/src/ui/layout/queue-tabs',
    'web/src/ui/layout/use-near-rows',
    'web/src/ui/layout/use-shown-form',
    'web/src/ui/layout/use-virtual-rows',
    'web/src/ui/overlays/menu',
    'web/src/ui/overlays/menu-parts',
    'web/src/ui/overlays/row-menu',
  ],
  /** A post in a row. */
  posts: [
    'web/src/ui/overlays/copy-text',
    'web/src/ui/values/post-picture',
    'web/src/ui/values/title-of',
    'web/src/ui/values/use-overflow',
  ],
  /** A creator's own post in a row, also on the dashboard. */
  ownPosts: [
    'web/src/features/submissions/fix-by',
    'web/src/features/submissions/tracking/views-trend',
    'web/src/ui/charts/sparkline',
  ],
  /** Rows under heads, and the keys that work through them. */
  tables: [
    'web/src/ui/controls/use-row-keys',
    'web/src/ui/controls/worked-rows',
    'web/src/ui/tables/column-choice',
    'web/src/ui/tables/column-head',
    'web/src/ui/tables/data-table',
    'web/src/ui/tables/hidden-columns',
  ],
  /** A campaign in a row of its brand. */
  campaigns: [
    'web/src/features/campaigns/campaign-badge',
    'web/src/features/campaigns/campaign-columns',
    'web/src/features/campaigns/campaign-picture',
    'web/src/features/campaigns/gone-money',
    'web/src/features/campaigns/name-pauses',
    'web/src/features/campaigns/own-campaigns',
    'web/src/features/campaigns/pause-labels',
  ],
  /** What pages need on which people act. */
  acts: [
    'web/src/api/stale',
    'web/src/api/use-action',
    'web/src/api/use-one-at-a-time',
    'web/src/api/unanswered',
    'web/src/api/idempotency-key',
    'web/src/api/action-button',
    'web/src/api/was-refused',
    'web/src/ui/overlays/action-dialog',
    'web/src/ui/overlays/dialog',
  ],
  /** A campaign as creators see it; Explore 1,800. */
  offers: [
    'web/src/features/campaigns/budget-bar',
    'web/src/features/campaigns/budget-meter',
    'web/src/features/campaigns/burn',
    'web/src/features/campaigns/burn-line',
    'web/src/features/campaigns/campaign-card',
    'web/src/features/campaigns/campaign-thumbnail',
    'web/src/features/campaigns/campaign-labels',
    'web/src/features/campaigns/offer',
    'web/src/features/campaigns/trust/trust-labels',
    'web/src/features/campaigns/use-closed',
    'web/src/ui/charts/meter',
    'web/src/ui/layout/card-grid',
    'web/src/ui/values/platform-icon',
    'contract/src/campaigns/invite-only',
    'contract/src/submissions/eligibility',
    'contract/src/campaigns/reward',
  ],
  /**
   * What the app itself and the dashboards need, which are the first pages after signing in;
   * dashboards 6,000 to 7,500, Explore 6,000, the sign-in 1,700.
   */
  first: [
    'web/src/app',
    'web/src/paths',
    'web/src/router',
    'web/src/routes/load-pages',
    'web/src/routes/page-route',
    'web/src/routes/shared-routes',
    'contract/src/endpoint',
    'web/src/api/url-filters',
    'web/src/api/api-error',
    'web/src/api/call',
    'web/src/api/confirm-first',
    'web/src/api/preloaded-responses',
    'web/src/api/query',
    'web/src/api/query-client',
    'web/src/api/session',
    'web/src/api/signed-in-mark',
    'web/src/api/use-url-filters',
    'web/src/shell/lazy-page',
    'web/src/shell/shell-skeleton',
    'web/src/shell/sidebar-cookie',
    'web/src/shell/where-visitors-go',
    'web/src/ui/after-first-paint',
    'web/src/ui/join-classes',
    'web/src/ui/lazy-part',
    'web/src/ui/lucide-icon',
    'web/src/ui/failure/boundary',
    'web/src/ui/failure/failed-loads',
    'web/src/ui/controls/button',
    'web/src/ui/controls/button-classes',
    'web/src/ui/layout/card',
    'web/src/ui/layout/empty-state',
    'web/src/ui/layout/error-state',
    'web/src/ui/layout/list-skeleton',
    'web/src/ui/layout/loaded',
    'web/src/ui/layout/page-header',
    'web/src/ui/layout/permille-mark',
    'web/src/ui/layout/skeleton',
    'web/src/ui/layout/spinner',
    'web/src/ui/layout/stat-row',
    'web/src/ui/layout/stat-tile',
    'web/src/ui/store',
    'web/src/ui/overlays/toast',
    'web/src/ui/values/avatar',
    'web/src/ui/values/badge',
    'web/src/ui/values/current-time',
    'web/src/ui/values/money',
    'web/src/ui/values/views',
    'contract/src/accounts/accounts',
    'contract/src/campaigns/campaigns',
    'contract/src/enums',
    'contract/src/limits',
    'contract/src/money',
    'contract/src/overview/overview',
    'contract/src/pages',
    'contract/src/submissions/submissions',
    'contract/src/submissions/receipt',
    'contract/src/input/isolate',
  ],
} as const

const library =
  /node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|@tanstack\/(?:query-core|react-query))\/|rolldown\/runtime|vite\/preload-helper/
const libraryOfForms = /\/(?:useMutation|mutationObserver)\./
const libraryOfLists = /\/(?:infiniteQueryObserver|useInfiniteQuery)\./
/** Icons that the dashboards show first. */
const firstIcons = /\/icons\/(?:clapperboard|megaphone|search)\./
const iconsOfForms = /\/icons\/(?:check|chevron-down|eye|eye-off)\./
const iconsOfPosts = /\/icons\/(?:copy|external-link)\./
const iconsOfTables = /\/icons\/columns-3\./
const iconsOfRows = /\/icons\/(?:download|ellipsis)\./

/** `…/web/src/api/call.ts` → `web/src/api/call`; undefined for a package's module. */
function nameOf(id: string): string | undefined {
  return /^.*\/((?:web|contract)\/src\/.+)\.tsx?$/.exec(id)?.[1]
}

function isOf(part: keyof typeof modulesTogether, id: string): boolean {
  const names: readonly string[] = modulesTogether[part]
  const name = nameOf(id)
  return name !== undefined && names.includes(name)
}

/**
 * Small modules that most pages share are bundled together: apart they compress worse, and each
 * would be its own request. Modules that only forms or only lists need stay out of the first page.
 */
export const sharedParts = [
  {
    name: 'forms',
    test: (id: string) => isOf('forms', id) || libraryOfForms.test(id) || iconsOfForms.test(id),
    minShareCount: 3,
    priority: 3,
  },
  { name: 'auth', test: (id: string) => isOf('auth', id), priority: 3 },
  {
    name: 'first',
    test: (id: string) =>
      (library.test(id) && !libraryOfLists.test(id)) || firstIcons.test(id) || isOf('first', id),
    priority: 2,
  },
  {
    name: 'lists',
    test: (id: string) => isOf('lists', id) || libraryOfLists.test(id),
    minShareCount: 3,
    priority: 1,
  },
  { name: 'rows', test: (id: string) => isOf('rows', id) || iconsOfRows.test(id), priority: 1 },
  { name: 'posts', test: (id: string) => isOf('posts', id) || iconsOfPosts.test(id), priority: 1 },
  { name: 'campaigns', test: (id: string) => isOf('campaigns', id), priority: 1 },
  { name: 'own-posts', test: (id: string) => isOf('ownPosts', id), priority: 1 },
  {
    name: 'tables',
    test: (id: string) => isOf('tables', id) || iconsOfTables.test(id),
    priority: 1,
  },
  { name: 'acts', test: (id: string) => isOf('acts', id), priority: 1 },
  { name: 'offers', test: (id: string) => isOf('offers', id), priority: 1 },
]
