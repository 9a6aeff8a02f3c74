import { useTranslation } from '#web/i18n/translation.ts'
import type { Translate } from '#web/i18n/translation.ts'
import { routeFacts } from '#web/shared/route-facts.ts'
import { useAccess, useProfile } from '#web/shared/session.ts'
import type { Place } from '#web/ui/place.ts'
import type { IconName, ShownSection } from './menu.ts'
import { shownBegins, shownTabs } from './search-pages.ts'
import type { Reader, SearchPage } from './search-pages.ts'
import { searchWords } from './search-words.ts'

export type PageResult = {
  readonly id: string
  readonly label: string
  readonly description: string
  readonly keywords: string[]
  readonly icon?: IconName
  readonly to: string
  readonly search?: Place['search']
}
type Facts = Reader & {
  readonly t: Translate
  /** Other areas have their menu alone. */
  readonly isApp: boolean
}

const keywordsOf = (path: string, ...more: readonly string[]) => [searchWords[path] ?? '', ...more]

/** The entries of the menu, then tabs and other pages, then what can be started. */
export function searchPages(sections: readonly ShownSection[], { t, isApp, ...reader }: Facts) {
  const entries = sections.flatMap((section): PageResult[] => {
    const { title, icon, path, alias } = section
    const pages = path === undefined ? section.entries : [{ title, path }]
    return pages.map(page => ({
      id: page.path,
      label: page.title,
      description: path === undefined ? title : '',
      keywords: keywordsOf(page.path, alias),
      icon,
      to: page.path,
    }))
  })
  const inMenu = new Set(entries.map(entry => entry.to))
  const result =
    (kind: string) =>
    ({ title, to, search, under }: SearchPage): PageResult => ({
      id: `${kind}:${to}`,
      label: t(title),
      description: under === undefined ? '' : t(under),
      keywords: keywordsOf(to),
      to,
      ...(search && { search }),
    })
  const tabs = isApp ? shownTabs(reader).filter(({ to }) => !inMenu.has(to)) : []
  const begins = isApp ? shownBegins(reader) : []
  return { entries, tabs: tabs.map(result('tab')), begins: begins.map(result('begin')) }
}

export function useSearchPages(sections: readonly ShownSection[]) {
  const { t } = useTranslation()
  const access = useAccess()
  const { type, employee } = useProfile()
  const isEmployee = employee !== null
  return searchPages(sections, { t, access, isEmployee, routeFacts, isApp: type === 'app' })
}
