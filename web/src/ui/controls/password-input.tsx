import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { Input } from './input.tsx'

type PasswordInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'prefix'>

/** Shows the password on request and warns when Caps Lock is on. */
export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  const [isCapsLocked, setCapsLocked] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLocked(event.getModifierState('CapsLock'))
  const Icon = isShown ? EyeOff : Eye
  return (
    <span className="relative block">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => setCapsLocked(false)}
        className={isCapsLocked ? 'pr-32' : 'pr-10 max-md:pr-12'}
      />
      <span
        role="status"
        className="pointer-events-none absolute inset-y-0 right-10 grid place-items-center text-xs text-ink-muted max-md:right-12"
      >
        {isCapsLocked && 'Caps Lock is on'}
      </span>
      <button
        type="button"
        aria-label="Show characters"
        aria-pressed={isShown}
        title={isShown ? 'Hide characters' : 'Show characters'}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-control text-ink-muted -outline-offset-2 transition-colors hover:text-ink max-md:w-11"
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </span>
  )
}
