import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan, useProfile } from '#web/shared/session.ts'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import type { AttendanceKind } from './attendance-kind.ts'

/** For everybody with attendance of their own. */
export function RequestButton({ kind }: { kind: AttendanceKind }) {
  const { t } = useTranslation()
  const may = useCan()
  const { employee } = useProfile()
  if (employee === null || !may(kind.groups.mine, 'add')) return null
  return (
    <ButtonLink
      to={kind.pages.mine.to}
      search={{ new: '1' }}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t(`attendanceRequest.kinds.${kind.code}.ask`)}
    </ButtonLink>
  )
}
