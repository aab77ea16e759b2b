import { searchMaxLength } from '@permille/contract/limits'
import { Search } from 'lucide-react'
import { type ComponentProps, useEffect, useLayoutEffect, useState } from 'react'
import { Input } from './input.tsx'

interface SearchInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'prefix' | 'maxLength'> {
  /** For screen readers, instead of a visible label. */
  readonly label: string
  readonly value: string
  /** Called once typing has paused. */
  readonly onSearch: (text: string) => void
}

const pauseMs = 250

export function SearchInput({ label, value, onSearch, ...rest }: SearchInputProps) {
  const [typed, setTyped] = useState(value)
  // Ignore a trailing space: the user is still typing.
  useEffect(() => setTyped((text) => (text.trim() === value ? text : value)), [value])
  // A layout effect is cleaned up as soon as the page is left; a passive one would still run, and
  // navigate back here, while the next page loads.
  useLayoutEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onSearch(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])
  return (
    <Input
      {...rest}
      type="search"
      maxLength={searchMaxLength}
      aria-label={label}
      prefix={<Search className="size-4" />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
