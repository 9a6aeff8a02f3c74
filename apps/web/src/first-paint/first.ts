// The first script of a visit, small and in one file: language, colours, the drawn page, and the calls that every
// visit begins with. The application takes over from #root and from `earlyAnswers`.
import type { Language } from '@hr/contract/messages/text.ts'
import { isViewingAs, readSession, sessionTag } from '#web/api/session-cookie.ts'
import { earlyKey, earlyPaths } from '#web/api/early-answers.ts'
import { greetedName } from '#web/shared/person/greeted-name.ts'
import { frameSizes, isTabletQuery, miniMenuKey } from '#web/shell/frame-sizes.ts'
import { placeholders } from './drawn.ts'
import { isTooOld, showTooOld } from './too-old.ts'
import type { Drawn } from './drawn.ts'

declare const __DRAWN__: Drawn
declare const __API_BASE__: string

/** Named once: the build writes the value at each place. */
const drawn = __DRAWN__

const html = document.documentElement
const root = document.getElementById('root')
const path = location.pathname.replace(/(?<=.)\/$/, '')
const language: Language = localStorage.getItem('locale') === 'lo' ? 'lo' : 'en'
const session = readSession()
const kept = sessionStorage.getItem('sessionTag') === sessionTag() ? sessionStorage.getItem('profile') : null
const isArea = session?.type === 'app' && path.startsWith('/app/')
const [title = '\u00a0', description] = drawn.titles[language][path] ?? []
const isGreeting = title.includes(placeholders.name)
const isDashboard = isArea && isGreeting
const signIn = session === null ? drawn.signIns[language][path] : undefined

function setColors(): void {
  const chosen = localStorage.getItem('mantine-color-scheme-value')
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  html.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
}

function drawnPage(): string {
  const isMini = localStorage.getItem(miniMenuKey) === 'true' || matchMedia(isTabletQuery).matches
  html.style.setProperty('--first-navbar', `${isMini ? frameSizes.mini : frameSizes.wide}px`)
  const page = drawn.pages[description === undefined ? 0 : 1]
  return page
    .replaceAll(placeholders.title, isGreeting ? '\u00a0' : title)
    .replaceAll(placeholders.description, description ?? '')
}

function draw(): void {
  const content = isArea ? drawnPage() : signIn
  if (content === undefined || root === null || isViewingAs()) return
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
  // Screen readers read the page only after the application has taken over.
  root.innerHTML = `<div aria-hidden="true">${drawn.variables}${content}</div>`.replaceAll(
    placeholders.nonce,
    nonce,
  )
  root.setAttribute('aria-busy', 'true')
}

function askedPaths(): readonly string[] {
  if (session === null) return signIn === undefined ? [] : earlyPaths.signIn
  return [...(kept === null ? earlyPaths.area : []), ...(isDashboard ? earlyPaths.dashboard : [])]
}

function ask(url: string): Promise<Response> {
  const headers = new Headers({ 'Accept-Language': language, Accept: 'application/json' })
  if (session !== null) headers.set('Authorization', `Bearer ${session.token}`)
  return fetch(url, { headers })
}

/** The greeting of the dashboard, as soon as the name is known. */
async function greet(answer: Promise<Response> | undefined): Promise<void> {
  const heading = document.querySelector('#root h1')
  if (!isDashboard || heading === null) return
  const profile = kept === null ? (await (await answer)?.clone().json())?.data : JSON.parse(kept)
  const greeting = heading.cloneNode()
  greeting.textContent = title.replace(placeholders.name, greetedName(profile, language))
  // The browser measures the largest paint of new elements only.
  heading.replaceWith(greeting)
}

function begin(): void {
  setColors()
  draw()
  const answers = askedPaths().map(asked => {
    const url = __API_BASE__ + asked
    return [earlyKey(url, session?.token, language), ask(url)] as const
  })
  globalThis.earlyAnswers = new Map(answers)
  // An answer that no page has taken by then is old.
  setTimeout(() => globalThis.earlyAnswers?.clear(), 60_000)
  // The application takes the answers and reports failures.
  Promise.all([greet(answers[0]?.[1]), ...answers.map(([, answer]) => answer)]).catch(() => undefined)
}

html.lang = language
if (isTooOld() && root !== null) showTooOld(root)
else begin()
