// Searches people by name in either script, staff id, phone or e-mail.
import { employeeAttributes, searchEmployees } from '@hr/contract/employee.ts'
import { person } from '@hr/contract/person.ts'
import type { Person } from '@hr/contract/person.ts'
import { useDebouncedValue } from '@mantine/hooks'
import * as z from 'zod/mini'
import { useCall } from '#web/api/use-call.ts'

const waitMs = 250

type Found = {
  /** As the spec's employee search returns them. */
  readonly people: readonly Person[]
  /** They are not yet those of the text. */
  readonly isSearching: boolean
}

export function usePeopleSearch(search: string): Found {
  const [text] = useDebouncedValue(search, waitMs)
  const input = { q: 'all', attributes: employeeAttributes.join(','), search: text } as const
  const { data, isFetching } = useCall(searchEmployees, input, { quiet: true, keep: true })
  const found = z.safeParse(z.array(person), data)
  return { people: found.success ? found.data : [], isSearching: text !== search || isFetching }
}
