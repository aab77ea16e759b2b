import { joinClasses } from '../join-classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon'

export interface ButtonClasses {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
}

const shape =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none transition-colors duration-150 ease-out disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress aria-busy:opacity-55'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-accent-ink enabled:hover:bg-accent-strong [a]:hover:bg-accent-strong',
  secondary:
    'border border-edge bg-surface-raised text-ink enabled:hover:bg-surface-sunken [a]:hover:bg-surface-sunken',
  quiet: 'text-ink enabled:hover:bg-surface-sunken [a]:hover:bg-surface-sunken',
  danger:
    'bg-negative text-negative-ink enabled:hover:bg-negative-strong [a]:hover:bg-negative-strong',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 px-3 text-sm max-md:h-11',
  md: 'h-9 px-4 text-base max-md:h-11',
  lg: 'h-11 px-5 text-lg',
  icon: 'size-9 max-md:size-11',
}

/** Returns the classes of a button, also for links that look like one. */
export function buttonClasses({ variant = 'primary', size = 'md' }: ButtonClasses = {}): string {
  return joinClasses(shape, variants[variant], sizes[size])
}
