// The tabs of overruling: single days, missing times, many days at once, history.
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Href } from '@hr/contract/paths.ts'
import { SectionNav } from '#web/shared/SectionNav.tsx'
import { useCan } from '#web/shared/session.ts'

type Section = 'overrule' | 'missingTimes' | 'overruleMany' | 'overruleHistory'

export function OverruleNav({ current }: { current: Section }) {
  const { t } = useTranslation()
  const may = useCan()
  const entries: readonly (readonly [Section, Href])[] = [
    ['overrule', paths.overrule],
    ...(may('OVERRULE', 'add')
      ? ([
          ['missingTimes', paths.missingTimes],
          ['overruleMany', paths.overruleMany],
        ] as const)
      : []),
    ['overruleHistory', paths.overruleHistory],
  ]
  return (
    <SectionNav
      label={t('overrule.sections')}
      entries={entries.map(([section, to]) => ({
        to,
        title: t(`menu.${section}`),
        isCurrent: section === current,
      }))}
    />
  )
}
