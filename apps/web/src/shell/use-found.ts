// Search results from the server: people and requests, with their links.
import { globalSearch } from '@hr/contract/search.ts'
import type { FoundPerson } from '@hr/contract/search.ts'
import type { Person } from '@hr/contract/person.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { formatDateRange, nameIn } from '#web/shared/format.ts'
import { useCan, useProfile } from '#web/shared/session.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'

export type Found = {
  readonly id: string
  readonly person: Person
  readonly title: string
  readonly detail: string
  readonly path: string
}

const waitMs = 120
const pathOf = {
  LEAVE: paths.leaveRequest,
  ATTENDANCE: paths.attendanceRequest,
  OFF_SITE: paths.offSiteRequest,
  OT: paths.otRequest,
} as const
const nothing = { people: [], requests: [] }

/** Searches from two characters, and only in a company. */
export function useFound(text: string): { people: readonly Found[]; requests: readonly Found[] } {
  const { t } = useTranslation()
  const language = useLanguage()
  const may = useCan()
  const nameOf = usePersonNames()
  const isInside = useProfile().type === 'app'
  const [q] = useDebouncedValue(text.trim(), waitMs)
  const enabled = isInside && q.length > 1
  const { data } = useCall(globalSearch, { q }, { quiet: true, keep: true, enabled })
  const { people, requests } = (enabled ? data : undefined) ?? nothing
  const does = ({ position, positionLo, unit, unitLo, staffId }: FoundPerson) =>
    [
      position !== null && nameIn(language, { name: position, nameLo: positionLo }),
      unit !== null && nameIn(language, { name: unit, nameLo: unitLo }),
      staffId,
    ]
      .filter(Boolean)
      .join(' · ')
  return {
    people: people.map(person => ({
      id: `person:${person.id}`,
      person,
      title: nameOf(person),
      detail: does(person),
      path: may('EMPLOYEE') ? paths.employeeView(person.id) : paths.viewInfo(person.id),
    })),
    requests: requests.map(({ kind, id, number, status, purpose, from, to, employee }) => ({
      id: `request:${id}`,
      person: employee,
      title: t(`shell.requestNumber.${purpose === 'NEW' ? kind : purpose}`, {
        number,
        name: nameOf(employee),
      }),
      detail: `${formatDateRange(from, to)} · ${t(`status.${status}`)}`,
      path: pathOf[kind](id),
    })),
  }
}
