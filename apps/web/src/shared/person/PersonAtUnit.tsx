import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { PersonName } from '#web/ui/PersonName.tsx'
import type { Named } from '#web/ui/PersonName.tsx'

type Props = {
  row: {
    readonly employee: Named
    readonly staffId: string
    readonly unit: string | null
    readonly unitLo: string | null
  }
  size?: number
  isWhole?: boolean
}

/** A person with the staff ID and unit. */
export function PersonAtUnit({ row: { employee, staffId, unit, unitLo }, ...props }: Props) {
  const language = useLanguage()
  const where = unit === null ? [] : [nameIn({ name: unit, nameLo: unitLo }, language)]
  return <PersonName person={employee} detail={[staffId, ...where].join(' · ')} {...props} />
}
