import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan, useProfile } from '#web/shared/session.ts'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import type { RequestKind } from '../request-kind.ts'

/** For everybody who can make requests. */
export function RequestButton({ kind }: { kind: RequestKind }) {
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
      {t(kind.words.ask)}
    </ButtonLink>
  )
}
