// Shows messages of the server while nobody looks at the application, and opens what they are about (N1). It caches
// nothing and reads nothing.
addEventListener('install', () => skipWaiting())
addEventListener('activate', event => event.waitUntil(clients.claim()))
addEventListener('push', event => event.waitUntil(show(event.data.json())))
addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.link))
})

async function show({ id, title, body, link }) {
  const seen = (await pagesInApp()).find(page => page.focused)
  // Who looks at a page gets a toast there. Safari takes the permission away if nothing is shown outside.
  if (seen && !(await isSafari())) return seen.postMessage({ kind: 'push', id })
  const picture = '/icon-192.png'
  // News of one request replace each other.
  await registration.showNotification(title, {
    body,
    tag: link,
    renotify: true,
    icon: picture,
    data: { link },
  })
}

async function open(link) {
  const url = new URL(link, location.origin)
  if (url.origin !== location.origin) return
  const [page] = await pagesInApp()
  if (!page) return clients.openWindow(url.href)
  // A browser may refuse to raise its window.
  await page.focus().catch(() => undefined)
  page.postMessage({ kind: 'open', link: url.pathname + url.search })
}

/** The page used last comes first. */
async function pagesInApp() {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.filter(({ url }) => new URL(url).pathname.startsWith('/app'))
}

async function isSafari() {
  const subscription = await registration.pushManager.getSubscription()
  return subscription !== null && new URL(subscription.endpoint).host.endsWith('push.apple.com')
}
