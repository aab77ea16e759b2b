// Shows what is pushed while no page is open. It keeps and answers nothing: pages load as without it.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json()
  const shown = { body, tag, data: { path }, icon: '/touch-icon.png', badge: '/touch-icon.png' }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.path))
})

/** In the window that is there already, else in a new one. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const [first] = windows
  if (first === undefined) return self.clients.openWindow(path)
  await first.focus()
  return first.navigate(path)
}
