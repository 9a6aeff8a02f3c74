// The base of every journey: browsers for its people, and a check that none of them logs an error.
import { randomInt } from 'node:crypto'
import { test as base, expect } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Language } from '@hr/contract/messages/text.ts'
import type { SignedIn } from './people.ts'
import { baseUrl } from './server.ts'

export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

/** `npm test` runs journeys in English; `npm run test:long` repeats some in Lao with another size and colours. */
export const secondLook = (language: Language) => (language === 'lo' ? { tag: '@long' } : {})

export type Look = {
  readonly as?: SignedIn
  readonly language?: Language
  readonly size?: keyof typeof sizes
  readonly colors?: 'light' | 'dark'
  /** The browser's time zone; by default that of the demo company. */
  readonly timeZone?: string
}

type Open = (look?: Look) => Promise<Page>

/** A failed or blocked API call is not an error of the page, although the browser logs it. */
const isMissingAnswer = (text: string, url: string) =>
  url.includes('/api/') && /^Failed to load resource|ERR_INTERNET_DISCONNECTED/.test(text)

function watch(context: BrowserContext, problems: string[]): void {
  context.on('console', message => {
    if (message.type() !== 'error' || isMissingAnswer(message.text(), message.location().url)) return
    problems.push(`console: ${message.text()} (${message.page()?.url() ?? ''})`)
  })
  context.on('weberror', webError => {
    const thrown = webError.error()
    problems.push(`thrown: ${thrown.stack ?? thrown.message}`)
  })
  context.on('response', response => {
    if (response.status() >= 500) {
      problems.push(`${response.status()} ${response.request().method()} ${response.url()}`)
    }
  })
}

/** The cookie that the sign-in page sets. */
const cookieOf = ({ type, token }: SignedIn) => ({
  name: 'session',
  value: encodeURIComponent(JSON.stringify({ type, token })),
  domain: new URL(baseUrl).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Strict' as const,
})

/**
 * What earlier visits leave in the browser: the chosen language, and the token of the live connection. A script sets
 * them, because Playwright would open an extra page to do so.
 */
const bringMemory = (context: BrowserContext, memory: { language: Language; tokenWS: string | undefined }) =>
  context.addInitScript(({ language, tokenWS }) => {
    if (!location.protocol.startsWith('http')) return
    if (localStorage.getItem('locale') === null) localStorage.setItem('locale', language)
    if (tokenWS !== undefined) sessionStorage.setItem('tokenWS', tokenWS)
  }, memory)

/** Each browser has its own IP address, because requests are limited by address. */
const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

async function newBrowser(browser: Browser, problems: string[], look: Look): Promise<BrowserContext> {
  const { as, language = 'en', size = 'desktop', colors = 'light', timeZone = 'Asia/Vientiane' } = look
  const isPhone = size === 'phone'
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: sizes[size],
    hasTouch: isPhone,
    locale: 'en-GB',
    timezoneId: timeZone,
    colorScheme: colors,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
  })
  watch(context, problems)
  await bringMemory(context, { language, tokenWS: as?.tokenWS })
  if (as !== undefined) await context.addCookies([cookieOf(as)])
  return context
}

type Fixtures = {
  /** A page in a browser of its own, signed in as a person or not signed in. */
  open: Open
}

export const test = base.extend<Fixtures>({
  open: async ({ browser }, use) => {
    const problems: string[] = []
    const contexts: BrowserContext[] = []
    await use(async (look = {}) => {
      const context = await newBrowser(browser, problems, look)
      contexts.push(context)
      return await context.newPage()
    })
    for (const context of contexts) await context.close()
    expect(problems).toEqual([])
  },
})

export { expect }
