const library =
  /node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|@tanstack)\/|rolldown\/runtime/
const ofForms =
  /ui\/(?:[a-z]+\/)?(?:[a-z-]*field|form|input|password-input|textarea|control-look|checkbox|notice)\.|api\/problems-in\.|[uU]seMutation|\/mutationObserver/
/** What an act needs beside a form: signing in needs none of it. */
const ofActs = /web\/src\/api\/(?:idempotency-key|was-refused|use-act|stale)\./
const ofLists =
  /ui\/(?:[a-z]+\/)?(?:data-table|search-input|select|show-more|time|relative-time)\.|\/(?:infiniteQueryObserver|useInfiniteQuery)\./
const icons = /\/lucide-react\//

/** What the app itself and the dashboards need: the way to the first page someone signed in sees. */
const ofFirstPages =
  /web\/src\/(?:app|router|paths|api\/(?!idempotency-key\.|was-refused\.|use-act\.|stale\.)[\w-]+|shell\/(?:shell-skeleton|sidebar-cookie|lazy-page|where-visitors-go))\.|ui\/(?:[a-z]+\/)?(?:after-first-paint|avatar|badge|button|button-look|card|empty-state|error-state|join-classes|list-skeleton|loaded|lucide-icon|money|page-header|permille-mark|skeleton|spinner|stat-row|stat-tile|toast|views)\.|contract\/src\/(?:accounts|campaigns|enums|limits|money|overview|pages|submissions)\.|\/icons\/(?:clapperboard|megaphone|search)\./

/**
 * Small modules that most pages share lie together: apart they compress worse, and each would be a
 * request of its own. What only forms or only lists need does not wait in the first page's way.
 */
export const sharedParts = [
  { name: 'forms', test: (id: string) => ofForms.test(id), minShareCount: 3, priority: 3 },
  { name: 'acts', test: (id: string) => ofActs.test(id), priority: 3 },
  {
    name: 'first',
    test: (id: string) => (library.test(id) || ofFirstPages.test(id)) && !ofLists.test(id),
    priority: 2,
  },
  { name: 'lists', test: (id: string) => ofLists.test(id), minShareCount: 3, priority: 1 },
  { name: 'icons', test: (id: string) => icons.test(id), minShareCount: 3, priority: 1 },
]
