export interface SpecTexts {
  /** The chapter of the product specification that quotes them. */
  readonly chapter: string
  /** The folder or file that contains all of them. */
  readonly home: string
  readonly texts: readonly string[]
}

const features = 'web/src/features'

/** The texts of the routes, the shell and signing in, verbatim. `{}` is a filled-in value. */
export const specTexts: readonly SpecTexts[] = [
  {
    chapter: '1 Purpose',
    home: `${features}/accounts/`,
    texts: [
      'Connect with brands and earn money based on your content views.',
      'coming soon',
      'Last updated: 17 Oct 2025',
      'Back to Home',
    ],
  },
  {
    chapter: '2 Routing: not found',
    home: `${features}/accounts/not-found-page.tsx`,
    texts: ['Did you forget to add the page to the router?'],
  },
  {
    chapter: '2 Routing: pages',
    home: 'contract/src/pages.ts',
    texts: [
      '/',
      '/privacypolicy',
      '/auth/login',
      '/auth/register',
      '/profile/:username',
      '/dashboard',
      '/brand/dashboard',
      '/campaigns',
      '/campaigns/create',
      '/campaigns/:id',
      '/campaigns/:id/fund',
      '/submissions',
      '/submissions/:id',
      '/explore',
      '/submit/:id',
      '/my-submissions',
      '/my-submissions/:id',
      '/earnings',
      '/social-accounts',
      '/settings',
    ],
  },
  {
    chapter: '2 Sidebar',
    home: 'web/src/routes/',
    texts: [
      'Create Campaign',
      'My Campaigns',
      'Submissions',
      'Billing',
      'Explore Campaigns',
      'My Submissions',
      'Earnings',
      'Social Accounts',
      'Settings',
      'Users',
      'Campaigns',
      'Payouts',
    ],
  },
  { chapter: '2 Sidebar, its first entry', home: 'web/src/shell/menu.ts', texts: ['Dashboard'] },
  {
    chapter: '2 Sidebar: where it leads',
    home: 'contract/src/pages.ts',
    texts: ['/billing'],
  },
  {
    chapter: '2 Sidebar: where it leads admins',
    home: 'contract/src/admin-pages.ts',
    texts: ['/admin/users', '/admin/campaigns', '/admin/submissions', '/admin/payouts'],
  },
  {
    chapter: '2 /explore: a campaign in its address',
    home: 'web/src/paths.ts',
    texts: ['/explore?campaign={}'],
  },
  {
    chapter: '2 User menu',
    home: 'web/src/shell/',
    texts: ['Profile', 'Settings', 'Log out', 'Coming soon', 'sidebar_state', 'theme'],
  },
  {
    chapter: '2 /auth/login',
    home: `${features}/accounts/`,
    texts: [
      'Email',
      'Password',
      'Remember me',
      'Forgot password?',
      'Facebook',
      'Instagram',
      'TikTok',
      'Apple',
      'Sign up',
      'Signing in...',
    ],
  },
  {
    chapter: '2 /auth/register',
    home: `${features}/accounts/`,
    texts: [
      'Display Name',
      'Choose a strong password',
      'Creator Account',
      'Sign in',
      'Creating account...',
      'creator',
    ],
  },
]
