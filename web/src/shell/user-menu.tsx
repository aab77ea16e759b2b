import { type ComponentProps, Suspense, useState } from 'react'
import { useCurrentUser } from '../api/session.ts'
import { afterFirstPaint } from '../ui/after-first-paint.ts'
import { Boundary } from '../ui/failure/boundary.tsx'
import { lazyCode } from '../ui/lazy-part.ts'
import { Avatar } from '../ui/values/avatar.tsx'

const UserMenuList = lazyCode(
  afterFirstPaint(() => import('./user-menu-list.tsx').then((m) => m.UserMenuList)),
)

/**
 * The avatar renders at once. Its menu loads after the first paint, and opens on arrival if it was
 * clicked before.
 */
export function UserMenu() {
  const [wasAskedFor, setAskedFor] = useState(false)
  // If the pointer is pressed here and released on the button that replaces this one, no click
  // fires.
  const ask = () => setAskedFor(true)
  return (
    <Boundary missing={({ onRetry }) => <UserMenuButton onPointerDown={ask} onClick={onRetry} />}>
      <Suspense fallback={<UserMenuButton onPointerDown={ask} onClick={ask} />}>
        <UserMenuList trigger={<UserMenuButton />} isInitiallyOpen={wasAskedFor} />
      </Suspense>
    </Boundary>
  )
}

function UserMenuButton(props: ComponentProps<'button'>) {
  const user = useCurrentUser()
  return (
    <button
      type="button"
      aria-label="Your account"
      {...props}
      className="grid size-9 place-items-center rounded-full max-md:size-11"
    >
      <Avatar name={user.displayName} imageUrl={user.avatarUrl} className="size-8" />
    </button>
  )
}
