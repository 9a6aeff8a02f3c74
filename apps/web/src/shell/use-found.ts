// Search results from the server: people, names of the organisation and requests, with their links.
import { globalSearch } from '@hr/contract/search.ts'
import type { FoundName, FoundPerson } from '@hr/contract/search.ts'
import type { Person } from '@hr/contract/person.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Href } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { place } from '#web/ui/place.ts'
import type { Place } from '#web/ui/place.ts'
import { dayRangeTitle } from '#web/shared/format.ts'
import { useCan, useProfile } from '#web/shared/session.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'

export type Found = {
  readonly id: string
  readonly person: Person
  readonly title: string
  readonly detail: string
  readonly to: Href
}

const waitMs = 120
const pathOf = {
  LEAVE: paths.leaveRequest,
  ATTENDANCE: paths.attendanceRequest,
  OFF_SITE: paths.offSiteRequest,
  OT: paths.otRequest,
} as const
const nothing = { people: [], names: [], requests: [] }
const filterOf = { UNIT: 'unitId', POSITION: 'positionId', JOB_GRADE: 'jobGradeId' } as const
const labelOf = { UNIT: 'unit', POSITION: 'position', JOB_GRADE: 'jobGrade' } as const

export type FoundPlace = Omit<Found, 'person'> & Place

/** The people there, or what a reader without access to employees may open. */
function placeOf({ kind, id, name }: FoundName, seesPeople: boolean): Place {
  if (seesPeople) return place(paths.employees, { [filterOf[kind]]: id })
  if (kind === 'UNIT') return { to: paths.orgChartOf(id) }
  return place(kind === 'POSITION' ? paths.positions : paths.jobGrades, { search: name })
}

type Results = {
  readonly people: readonly Found[]
  readonly names: readonly FoundPlace[]
  readonly requests: readonly Found[]
  /** The answer to the text is still to come. */
  readonly isSearching: boolean
}

/** Searches from two characters, and only in a company. */
export function useFound(text: string): Results {
  const { t } = useTranslation()
  const language = useLanguage()
  const may = useCan()
  const nameOf = usePersonNames()
  const isInside = useProfile().type === 'app'
  const [q] = useDebouncedValue(text.trim(), waitMs)
  const enabled = isInside && q.length > 1
  const { data, isFetching } = useCall(globalSearch, { q }, { quiet: true, keep: true, enabled })
  const { people, names, requests } = (enabled ? data : undefined) ?? nothing
  const does = ({ position, positionLo, unit, unitLo, staffId }: FoundPerson) =>
    [
      position !== null && nameIn({ name: position, nameLo: positionLo }, language),
      unit !== null && nameIn({ name: unit, nameLo: unitLo }, language),
      staffId,
    ]
      .filter(Boolean)
      .join(' · ')
  return {
    isSearching: isInside && text.trim().length > 1 && (isFetching || q !== text.trim()),
    people: people.map(person => ({
      id: `person:${person.id}`,
      person,
      title: nameOf(person),
      detail: does(person),
      to: may('EMPLOYEE') ? paths.employeeView(person.id) : paths.viewInfo(person.id),
    })),
    names: names.map(found => ({
      id: `name:${found.id}`,
      title: nameIn(found, language),
      detail: t(`employee.${labelOf[found.kind]}`),
      ...placeOf(found, may('EMPLOYEE')),
    })),
    requests: requests.map(({ kind, id, number, status, purpose, from, to, employee }) => ({
      id: `request:${id}`,
      person: employee,
      title: t(`shell.requestNumber.${purpose === 'NEW' ? kind : purpose}`, {
        number,
        name: nameOf(employee),
      }),
      detail: `${dayRangeTitle(from, to, language)} · ${t(`status.${status}`)}`,
      to: pathOf[kind](id),
    })),
  }
}
