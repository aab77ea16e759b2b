// Runs before the first paint, so that a dark page never flashes light. Light unless chosen otherwise.
try {
  if (localStorage.getItem('theme') === 'dark') document.documentElement.classList.add('dark')
} catch {
  // Storage is closed to us (private mode, blocked cookies): the default theme stands.
}
