import { useState } from 'react'

export type Theme = 'light' | 'dark'

/**
 * The current theme. `/theme.js` sets it before the first paint; `theme` in storage keeps the
 * choice.
 */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const [theme, setTheme] = useState<Theme>(themeOnScreen)
  const toggleTheme = () => {
    const next = themeOnScreen() === 'dark' ? 'light' : 'dark'
    document.documentElement.classList.toggle('dark', next === 'dark')
    remember(next)
    setTheme(next)
  }
  return { theme, toggleTheme }
}

/** Returns light in the build, which renders the button too. */
function themeOnScreen(): Theme {
  if (typeof document === 'undefined') return 'light'
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Storage is unavailable: the choice lasts as long as the page.
  }
}
