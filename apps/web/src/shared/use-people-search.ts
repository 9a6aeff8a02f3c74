// Searches people by name in either script, staff id, phone or e-mail.
import { employeeAttributes, searchEmployees } from '@hr/contract/employee.ts'
import { person } from '@hr/contract/person.ts'
import type { Person } from '@hr/contract/person.ts'
import { useDebouncedValue } from '@mantine/hooks'
import * as z from 'zod/mini'
import { useCall } from '#web/api/use-call.ts'

const waitMs = 250

/** The matches, as the spec's employee search returns them. */
export function usePeopleSearch(search: string, enabled = true): readonly Person[] {
  const [text] = useDebouncedValue(search, waitMs)
  const input = { q: 'all', attributes: employeeAttributes.join(','), search: text } as const
  const { data } = useCall(searchEmployees, input, { quiet: true, keep: true, enabled })
  const found = z.safeParse(z.array(person), data)
  return enabled && found.success ? found.data : []
}
