/** product-spec §2, with the brand's and admin's rooms (rules §7). */
const roomsOfTheShell = new Set([
  'dashboard',
  'campaigns',
  'explore',
  'my-submissions',
  'earnings',
  'social-accounts',
  'settings',
  'submit',
  'submissions',
  'billing',
  'admin',
])

/** Whether a page needs someone signed in. Whole path segments count: /campaignsandmore does not. */
export function needsSignIn(location: string): boolean {
  const [, room = '', second = ''] = location.split('/')
  return roomsOfTheShell.has(room) || (room === 'brand' && second === 'dashboard')
}

export function isAuthPage(location: string): boolean {
  return location.split('/')[1] === 'auth'
}

/** Pages that lead someone signed in on to the dashboard. */
export function isForVisitorsOnly(location: string): boolean {
  return location === '/' || isAuthPage(location)
}
