// The route table as a router: one layout and one guard for each area, pages fetched when needed.
import { messageText } from '@hr/contract/messages/text.ts'
import { errorLanding, guardRefusal } from '@hr/domain/session/landing.ts'
import type { SessionType } from '@hr/domain/session/landing.ts'
import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'
import { CallError } from '#web/api/call-error.ts'
import { readSession } from '#web/api/session-cookie.ts'
import { currentLanguage, loadTexts, partOf } from '#web/i18n/language.ts'
import type { Part } from '#web/i18n/language.ts'
import { lazyPart } from '#web/shared/lazy-part.tsx'
import { storeLinkToken } from '#web/shared/link-token.ts'
import { registerRoute } from '#web/shared/route-facts.ts'
import { closeSession } from '#web/shared/session-change.ts'
import { ensureSignedIn } from '#web/shared/session.ts'
import { toastStoreError } from '#web/shared/toast.ts'
import { whenIdle } from '#web/shared/when-idle.ts'
import { paths } from '@hr/contract/paths.ts'
import { returnToSpace } from '#web/space/switch-company.ts'
import { routeTable } from './routes.tsx'
import type { Area, RouteRow } from './route-row.ts'
import { neededSession } from './shell/needed-session.ts'
import { BareErrorPage, BareNotFoundPage } from './shell/BarePage.tsx'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { OpenLayout } from './shell/OpenLayout.tsx'
import { gated, inOwnSpace, withParameters } from './shell/PageGate.tsx'
import { RootFrame } from './shell/RootFrame.tsx'

const layouts = {
  app: lazyPart(() => import('./shell/AppLayout.tsx').then(file => file.AppLayout)),
  ams: lazyPart(() => import('./shell/AmsLayout.tsx').then(file => file.AmsLayout)),
  space: lazyPart(() => import('./shell/SpaceLayout.tsx').then(file => file.SpaceLayout)),
  open: OpenLayout,
} as const

/** Spec 6, route guards. The person and the texts are there before the first page of an area is drawn. */
async function enterArea(required: SessionType, { pathname: path, href }: ParsedLocation): Promise<void> {
  if (required === 'space') await returnToSpace(href)
  const refusal = guardRefusal({ required, session: readSession(), path })
  if (refusal !== undefined) {
    if (refusal.removesSession) closeSession()
    else toastStoreError(messageText(currentLanguage(), refusal.code))
    throw redirect({ to: refusal.redirectTo })
  }
  try {
    await Promise.all([ensureSignedIn(), loadTexts('area')])
  } catch (error) {
    if (error instanceof CallError && error.status === 401) throw redirect({ to: paths.home })
    throw error
  }
}

/** Somebody who is signed in finds their area behind the sign-in pages (spec 4, session). */
function leaveSignIn(path: string): void {
  const session = readSession()
  const home = session === null ? undefined : errorLanding(session.type, 0)
  if (home !== undefined && [paths.home, paths.login, paths.employee].some(page => page === path)) {
    throw redirect({ to: home })
  }
}

const rootRoute = createRootRoute({
  component: RootFrame,
  notFoundComponent: BareNotFoundPage,
  errorComponent: BareErrorPage,
})

const areaRoute = (area: Area) =>
  createRoute({
    getParentRoute: () => rootRoute,
    id: area,
    component: layouts[area],
    beforeLoad: async ({ location, preload }) => {
      const needed = neededSession(area)
      if (preload) await whenIdle()
      else if (needed === 'none') leaveSignIn(location.pathname)
      else await enterArea(needed, location)
    },
  })

type Entering = { search: unknown; params: Readonly<Record<string, string>>; preload: boolean }

async function enterPage(
  { path, token, enter, redirectTo }: RouteRow,
  { search, params, preload }: Entering,
): Promise<void> {
  if (token !== undefined && isTexts(search) && search[token] !== undefined) {
    storeLinkToken(search[token])
    throw redirect({ to: path, search: {}, replace: true })
  }
  if (enter !== undefined && !preload) await enter(params)
  if (redirectTo !== undefined) throw redirect({ to: redirectTo, replace: true })
}

const isTexts = (search: unknown): search is Record<string, string> =>
  typeof search === 'object' && search !== null

/** The page, once its texts are there too. */
const withTexts = (page: NonNullable<RouteRow['page']>, part: Part | undefined) => async () => {
  const [component] = await Promise.all([page(), part && loadTexts(part)])
  return withParameters(component)
}

function pageRoute(row: RouteRow, parent: ReturnType<typeof areaRoute>) {
  registerRoute(row.path, { built: row.page !== undefined, group: row.group })
  return createRoute({
    getParentRoute: () => parent,
    path: row.path,
    beforeLoad: entering => enterPage(row, entering),
    errorComponent: ErrorPage,
    component:
      row.page === undefined
        ? NotFoundPage
        : inOwnSpace(gated(lazyPart(withTexts(row.page, partOf(row.path))), row.group, row.action), row.path),
  })
}

const areas = (['open', 'app', 'ams', 'space'] as const).map(area => {
  const parent = areaRoute(area)
  return parent.addChildren(routeTable.filter(row => row.area === area).map(row => pageRoute(row, parent)))
})

/** Texts only in the address, written as people would write them. */
const readSearch = (text: string) => Object.fromEntries(new URLSearchParams(text))
function writeSearch(search: Record<string, unknown>): string {
  const kept = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(kept.map(([key, value]) => [key, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

export const router = createRouter({
  routeTree: rootRoute.addChildren(areas),
  parseSearch: readSearch,
  stringifySearch: writeSearch,
  defaultPreload: 'intent',
  defaultPreloadDelay: 80,
  scrollRestoration: true,
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: BareErrorPage,
  defaultPendingMs: 300,
})
