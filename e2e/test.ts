// The base of every journey: browsers for its people, and a check that none of them logs an error.
import { randomInt } from 'node:crypto'
import { test as base, expect } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Language } from '@hr/contract/messages/text.ts'
import { withOwnServers } from './own-server.ts'
import type { StartServer } from './own-server.ts'
import type { SignedIn } from './people.ts'
import { baseUrl } from './server.ts'

export const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  /** The narrowest window that a page must fit without scrolling sideways (WCAG 1.4.10). */
  narrow: { width: 320, height: 640 },
} as const

/** `npm test` runs journeys in English; `npm run test:long` repeats some in Lao with another size and colours. */
export const secondLook = (language: Language) => (language === 'lo' ? { tag: '@long' } : {})

export type Look = {
  readonly as?: SignedIn
  readonly language?: Language
  readonly size?: keyof typeof sizes
  readonly colors?: 'light' | 'dark'
  /** The browser's time zone; by default that of the demo company. */
  readonly timeZone?: string
  /** Another server than that of the run. */
  readonly at?: string
  /** False if the journey changes the browser for good. */
  readonly isKept?: false
}

type Open = (look?: Look) => Promise<Page>

/** A failed or blocked API call, or a journey without a network, is no error of the page, although the browser logs it. */
const isMissingAnswer = (text: string, url: string) =>
  text.includes('ERR_INTERNET_DISCONNECTED') ||
  (url.includes('/api/') && text.startsWith('Failed to load resource'))

function watch(context: BrowserContext, problems: Problems): void {
  context.on('console', message => {
    if (message.type() !== 'error' || isMissingAnswer(message.text(), message.location().url)) return
    problems.list.push(`console: ${message.text()} (${message.page()?.url() ?? ''})`)
  })
  context.on('weberror', webError => {
    const thrown = webError.error()
    problems.list.push(`thrown: ${thrown.stack ?? thrown.message}`)
  })
  context.on('response', response => {
    if (response.status() >= 500) {
      problems.list.push(`${response.status()} ${response.request().method()} ${response.url()}`)
    }
  })
}

/** The cookie that the sign-in page sets. */
const cookieOf = ({ type, token }: SignedIn, at: string) => ({
  name: 'session',
  value: encodeURIComponent(JSON.stringify({ type, token })),
  domain: new URL(at).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Strict' as const,
})

/** Each browser has its own IP address, because requests are limited by address. */
const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

type Problems = { list: string[] }
/** A browser window, which journeys of one worker use one after the other: a first page costs twice as much. */
type Window = { readonly page: Page; readonly problems: Problems }

type NewWindow = Required<Pick<Look, 'size' | 'timeZone' | 'at'>>

async function newWindow(browser: Browser, { size, timeZone, at }: NewWindow): Promise<Window> {
  const context = await browser.newContext({
    baseURL: at,
    viewport: sizes[size],
    hasTouch: size !== 'desktop',
    locale: 'en-GB',
    timezoneId: timeZone,
    reducedMotion: 'reduce',
  })
  const problems: Problems = { list: [] }
  watch(context, problems)
  return { page: await context.newPage(), problems }
}

/** Signs in, and sets what earlier visits leave: the chosen language, and the token of the live connection. */
async function prepare(
  page: Page,
  { as, at = baseUrl, language = 'en', colors = 'light' }: Look,
): Promise<void> {
  const context = page.context()
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
  await page.emulateMedia({ media: null, colorScheme: colors })
  await page.goto('/api/ready')
  await page.evaluate(
    memory => {
      localStorage.setItem('locale', memory.language)
      if (memory.tokenWS !== undefined) sessionStorage.setItem('tokenWS', memory.tokenWS)
    },
    { language, tokenWS: as?.tokenWS },
  )
  await page.goto('about:blank')
  if (as !== undefined) await context.addCookies([cookieOf(as, at)])
}

/** Removes everything that a journey has left in its browser. */
async function clean(page: Page): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of ['request', 'load'] as const) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await page.goto('/api/ready')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto('about:blank')
  await context.clearCookies()
}

type Fixtures = {
  /** A page in a browser of its own, signed in as a person or not signed in. */
  open: Open
  /** Starts a server for this journey alone. */
  startServer: StartServer
}
type WorkerFixtures = {
  /** Clean windows by size and time zone. */
  idle: Map<string, Window[]>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  idle: [
    async ({ browser }, use) => {
      await use(new Map())
      for (const context of browser.contexts()) await context.close()
    },
    { scope: 'worker' },
  ],
  startServer: async ({ browser }, use) => withOwnServers(browser, use),
  open: async ({ browser, idle }, use, testInfo) => {
    const problems: string[] = []
    const used: { readonly window: Window; readonly key: string; readonly isKept: boolean }[] = []
    await use(async (look = {}) => {
      const { size = 'desktop', timeZone = 'Asia/Vientiane', at = baseUrl } = look
      const isKept = look.isKept ?? at === baseUrl
      const key = `${size} ${timeZone} ${at}`
      const window = idle.get(key)?.pop() ?? (await newWindow(browser, { size, timeZone, at }))
      window.problems.list = problems
      used.push({ window, key, isKept })
      await window.page.setViewportSize(sizes[size])
      await prepare(window.page, look)
      return window.page
    })
    for (const { window, key, isKept } of used) {
      const { page } = window
      if (!isKept || page.isClosed() || testInfo.status !== testInfo.expectedStatus) {
        await page.context().close()
        continue
      }
      await clean(page)
      idle.set(key, [...(idle.get(key) ?? []), window])
    }
    expect(problems).toEqual([])
  },
})

export { expect }
