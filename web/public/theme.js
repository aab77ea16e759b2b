// Runs before the first paint, so that a dark page never flashes light. The default is light.
try {
  if (localStorage.getItem('theme') === 'dark') document.documentElement.classList.add('dark')
} catch {
  // Storage is unavailable (private mode, blocked cookies): keep the default theme.
}

// Someone of several brands chooses one by a page's URL, and the tab keeps it: two clients in two tabs never mix.
try {
  const chosen = new URLSearchParams(location.search).get('brand')
  if (chosen !== null) sessionStorage.setItem('brand', chosen)
  const brand = sessionStorage.getItem('brand')
  if (brand !== null) document.documentElement.dataset.brand = brand
} catch {
  // Without storage every page is for the brand chosen last.
}

// A page that shows without its scripts asks for them after its first frame, which they would delay.
const { scripts } = document.currentScript.dataset
if (scripts !== undefined) {
  const [app, ...others] = scripts.split(' ')
  const ask = () => {
    if (document.querySelector('script[type="module"]') !== null) return
    for (const href of others) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }))
    }
    const script = document.createElement('script')
    document.head.append(Object.assign(script, { type: 'module', crossOrigin: '', src: app }))
  }
  addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => setTimeout(ask))
    // A page in the background has no frames.
    setTimeout(ask, 1000)
  })
}

// Without its code nothing would ever appear: an update has removed it, or the network failed.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return
    const say = () => {
      const place = document.createElement('p')
      place.setAttribute('role', 'alert')
      place.style.cssText =
        'position:relative;z-index:99;margin:0;padding:3rem 1.5rem;text-align:center'
      place.append('Permille could not be loaded. Check your connection. ')
      const link = document.createElement('a')
      link.href = location.href
      link.textContent = 'Reload the page'
      link.style.textDecoration = 'underline'
      place.append(link)
      document.body.prepend(place)
    }
    if (document.body) say()
    else addEventListener('DOMContentLoaded', say)
  },
  true,
)
