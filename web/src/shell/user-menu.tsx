import { type ComponentProps, lazy, Suspense } from 'react'
import { useCurrentUser } from '../api/session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { afterFirstPaint } from './after-first-paint.ts'

const UserMenuList = lazy(
  afterFirstPaint(() =>
    import('./user-menu-list.tsx').then((module) => ({ default: module.UserMenuList })),
  ),
)

/** The avatar is there at once; the menu behind it is loaded after the first paint. */
export function UserMenu() {
  return (
    <Suspense fallback={<UserMenuButton />}>
      <UserMenuList trigger={<UserMenuButton />} />
    </Suspense>
  )
}

function UserMenuButton(props: ComponentProps<'button'>) {
  const user = useCurrentUser()
  return (
    <button
      type="button"
      aria-label="Your account"
      {...props}
      className="grid size-9 place-items-center rounded-full"
    >
      <Avatar name={user.displayName} imageUrl={user.avatarUrl} className="size-8" />
    </button>
  )
}
