import { Moon, Sun } from 'lucide-react'
import { Button } from '../ui/controls/button.tsx'
import { useTheme } from './use-theme.ts'

export function ThemeToggle() {
  const { theme, toggleTheme } = useTheme()
  const isDark = theme === 'dark'
  const Icon = isDark ? Sun : Moon
  const label = isDark ? 'Use the light theme' : 'Use the dark theme'
  return (
    <Button variant="quiet" size="icon" aria-label={label} title={label} onClick={toggleTheme}>
      <Icon aria-hidden="true" className="size-4" />
    </Button>
  )
}
