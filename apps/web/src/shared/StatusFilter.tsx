// The status among the filters above a list.
import { useTranslation } from '#web/i18n/translation.ts'
import type { TextKey } from '#web/i18n/translation.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { inRow } from '#web/ui/ListFilters.tsx'
import type { Named } from '#web/ui/ListFilters.tsx'

type StatusOf<Key> = Key extends `status.${infer Status}` ? Status : never
type StatusCode = StatusOf<TextKey>
type Props<Status extends StatusCode> = {
  named: Named
  statuses: readonly Status[]
  view: { status?: Status | undefined }
  onChange: (change: { status: Status | undefined }) => void
}

export function StatusFilter<Status extends StatusCode>({ named, statuses, view, onChange }: Props<Status>) {
  const { t } = useTranslation()
  return (
    <Choice
      {...inRow}
      {...named(t('ui.status'))}
      placeholder={t('request.anyStatus')}
      options={statuses.map(value => ({ value, label: t(`status.${value}`) }))}
      value={view.status}
      onChange={status => onChange({ status })}
    />
  )
}
