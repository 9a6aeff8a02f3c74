// The tabs of overruling: single days, missing times, many days at once, history.
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Href } from '@hr/contract/paths.ts'
import { SectionNav } from '#web/shared/SectionNav.tsx'
import { useCan } from '#web/shared/session.ts'

type Section = 'days' | 'missing' | 'many' | 'history'

export function OverruleNav({ current }: { current: Section }) {
  const { t } = useTranslation()
  const may = useCan()
  const entries: readonly (readonly [Section, Href])[] = [
    ['days', paths.overrule],
    ...(may('OVERRULE', 'add')
      ? ([
          ['missing', paths.missingTimes],
          ['many', paths.overruleMany],
        ] as const)
      : []),
    ['history', paths.overruleHistory],
  ]
  return (
    <SectionNav
      label={t('overrule.sections')}
      entries={entries.map(([section, to]) => ({
        to,
        title: t(section === 'days' ? 'menu.overrule' : `overrule.${section}`),
        isCurrent: section === current,
      }))}
    />
  )
}
