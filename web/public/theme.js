// Runs before the first paint, so that a dark page never flashes light. The default is light.
try {
  if (localStorage.getItem('theme') === 'dark') document.documentElement.classList.add('dark')
} catch {
  // Storage is unavailable (private mode, blocked cookies): keep the default theme.
}
