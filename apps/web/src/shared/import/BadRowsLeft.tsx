import { useTranslation } from '#web/i18n/translation.ts'
import type { LoadBadRows } from './bad-rows.ts'
import { BadRowsButton } from './BadRowsButton.tsx'
import { LeftToDo } from './LeftToDo.tsx'

/** After an import of the good rows: the others, to correct and import again. */
export function BadRowsLeft({ count, load }: { count: number; load: LoadBadRows }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <LeftToDo text={t('importing.badRowsLeft', { count })}>
      <BadRowsButton load={load} />
    </LeftToDo>
  )
}
