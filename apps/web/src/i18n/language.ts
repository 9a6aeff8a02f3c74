// The language of the screens (spec 9): English by default, or Lao; saved as `locale` in local storage.
import type { Language } from '@hr/contract/messages/text.ts'
import { addTexts, shownLanguage, showLanguage, useTranslation } from './translation.ts'

export type Part = keyof typeof catalogues.en

/** `start` is for the sign-in pages, `area` for all others, `account` and `auditLog` where needed, the rest by `partOf`. */
const catalogues = {
  en: {
    start: () => import('./en/start.ts'),
    area: () => import('./en/area.ts'),
    attendance: () => import('./en/attendance.ts'),
    console: () => import('./en/console.ts'),
    people: () => import('./en/people.ts'),
    setup: () => import('./en/setup.ts'),
    space: () => import('./en/space-area.ts'),
    account: () => import('./en/account.ts'),
    auditLog: () => import('./en/audit-log.ts'),
  },
  lo: {
    start: () => import('./lo/start.ts'),
    area: () => import('./lo/area.ts'),
    attendance: () => import('./lo/attendance.ts'),
    console: () => import('./lo/console.ts'),
    people: () => import('./lo/people.ts'),
    setup: () => import('./lo/setup.ts'),
    space: () => import('./lo/space-area.ts'),
    account: () => import('./lo/account.ts'),
    auditLog: () => import('./lo/audit-log.ts'),
  },
} as const

/** The part of the catalogue that pages below a path need in addition to `area`. */
export function partOf(path: string): Part | undefined {
  if (path.startsWith('/app/attendances') || path.startsWith('/app/ot/')) return 'attendance'
  if (path.startsWith('/ams/')) return 'console'
  if (path.startsWith('/space')) return 'space'
  if (/^\/app\/(employees|viewInfo|profile|ongStructure)/.test(path)) return 'people'
  return path.startsWith('/app/administration') || path.startsWith('/address') ? 'setup' : undefined
}

const storageKey = 'locale'
const wanted = new Set<Part>()
const loaded = { en: new Set<Part>(), lo: new Set<Part>() }

export const isLanguage = (text: unknown): text is Language => text === 'en' || text === 'lo'

function savedLanguage(): Language {
  const saved = localStorage.getItem(storageKey)
  return isLanguage(saved) ? saved : 'en'
}

export const currentLanguage = (): Language => shownLanguage() ?? savedLanguage()

async function load(language: Language, part: Part): Promise<void> {
  if (loaded[language].has(part)) return
  const { texts } = await catalogues[language][part]()
  loaded[language].add(part)
  addTexts(language, texts)
}

/** Loads a part of the catalogue in the current language, also if that is switched meanwhile. */
export async function loadTexts(part: Part): Promise<void> {
  wanted.add(part)
  const language = currentLanguage()
  await load(language, part)
  if (currentLanguage() !== language) await loadTexts(part)
}

/** Loads every part that a page wants, also those wanted meanwhile. */
async function loadWanted(language: Language): Promise<void> {
  const missing = [...wanted].filter(part => !loaded[language].has(part))
  if (missing.length === 0) return
  await Promise.all(missing.map(part => load(language, part)))
  await loadWanted(language)
}

export async function startLanguage(): Promise<void> {
  const language = savedLanguage()
  document.documentElement.lang = language
  showLanguage(language)
  await loadTexts('start')
}

/** Switches every text immediately and stores the choice. */
export async function switchLanguage(language: Language): Promise<void> {
  await loadWanted(language)
  localStorage.setItem(storageKey, language)
  document.documentElement.lang = language
  showLanguage(language)
  whenSwitched()
}

let whenSwitched: () => void = () => undefined
/** Registers what reads the server's texts again in the new language. */
export function onLanguageSwitched(action: () => void): void {
  whenSwitched = action
}

/** The language as state of a component. */
export function useLanguage(): Language {
  return useTranslation().language ?? 'en'
}
