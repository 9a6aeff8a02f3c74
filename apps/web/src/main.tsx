import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { onCallFailed, queryClient } from './api/answers.ts'
import { onUnauthorized } from './api/call.ts'
import { readSession } from './api/session-cookie.ts'
import { onLanguageSwitched, startLanguage } from './i18n/language.ts'
import { paths } from '@hr/contract/paths.ts'
import { router } from './router.tsx'
import { saveLanguage } from './session/save-language.ts'
import { storeLeftPage } from './session/left-page.ts'
import { keepOpenForms } from './shared/form/kept-form.ts'
import { reloadAfterFailedPart } from './shared/lazy-part.tsx'
import { closeSession, watchOtherTabs } from './shared/session-change.ts'
import { ownProfile, refreshSignedIn } from './shared/session.ts'
import { toastError } from './shared/toast.ts'
import { Toasts } from './shell/Toasts.tsx'
import { styleNonce } from './shell/style-nonce.ts'
import { cssVariables, theme } from './ui/theme.ts'
import './ui/styles-start.ts'
import './ui/print-light.ts'

addEventListener('vite:preloadError', reloadAfterFailedPart)
onCallFailed(toastError)

/** The same person returns here, and to what they have typed. */
function keepForReturn(): void {
  const person = ownProfile()
  if (person === null) return
  storeLeftPage(person, location.pathname + location.search)
  keepOpenForms()
}
onUnauthorized(() => {
  keepForReturn()
  closeSession()
  void router.navigate({ to: paths.home })
})

// A page that the browser may show again still has its forms.
addEventListener('pagehide', ({ persisted }) => {
  if (!persisted) keepOpenForms()
})

// After a sign-in in the other tab this one stays where it is.
watchOtherTabs(isSignedOut => (isSignedOut ? keepForReturn() : keepOpenForms()))
onLanguageSwitched(() => {
  saveLanguage()
  refreshSignedIn()
  void queryClient.invalidateQueries()
})

// The code of a page is fetched while its guard reads the session, not after that. Loading the page says what failed.
router.subscribe('onBeforeLoad', ({ toLocation }) => {
  if (readSession() === null) return
  const [routes] = router.getMatchedRoutes(toLocation.pathname)
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined)
})

// The reader of a new page begins at its content, past the menu, unless they have moved on while it loaded.
let focusBefore: Element | null = null
router.subscribe('onBeforeNavigate', () => {
  focusBefore = document.activeElement
})
router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
  const hasStayed = [focusBefore, document.body, null].includes(document.activeElement)
  if (fromLocation !== undefined && pathChanged && hasStayed) {
    document.getElementById('content')?.focus({ preventScroll: true })
  }
})

/** Not awaited at the top: the pages import this file's chunk, and would wait for it to end while it waits for them. */
async function start(): Promise<void> {
  if ('tooOld' in document.documentElement.dataset) return
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  await Promise.all([startLanguage(), router.load()])
  root.removeAttribute('aria-busy')
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
      >
        <Toasts />
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  )
}

void start()
