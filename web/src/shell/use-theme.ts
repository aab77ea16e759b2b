import { useState } from 'react'

export type Theme = 'light' | 'dark'

/** The theme on screen. `/theme.js` has set it before the first paint; the choice is kept as `theme`. */
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

/** Light where there is no screen: the build draws the button too. */
function themeOnScreen(): Theme {
  if (typeof document === 'undefined') return 'light'
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Storage is closed to us: the choice lasts as long as the page.
  }
}
