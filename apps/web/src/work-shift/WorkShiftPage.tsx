// /app/administration/work-shift/edit/{id}: the times of a shift and its holders; read-only without the permission.
import { getWorkShift } from '@hr/contract/work-shift.ts'
import type { WorkShift } from '@hr/contract/work-shift.ts'
import { shownDay } from '@hr/domain/attendance/shift-week.ts'
import { Badge, Tabs } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod/mini'
import { refresh } from '#web/api/answers.ts'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { formatNumber } from '#web/shared/format.ts'
import { WhoMayChange } from '#web/shared/permission/WhoMayChange.tsx'
import { useCan } from '#web/shared/session.ts'
import { useToday } from '#web/shared/use-today.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EditShiftForm } from './EditShiftForm.tsx'
import { HolderList } from './HolderList.tsx'
import { dropShift } from './shift-draft.ts'
import { ShiftActions } from './ShiftActions.tsx'
import { WeekPreview } from './WeekPreview.tsx'

export const viewShape = z.object({ tab: z.optional(z.enum(['times', 'holders'])) })

export function WorkShiftPage({ id }: { id: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const query = useCall(getWorkShift, { id })
  const shift = query.data
  return (
    <Page
      title={shift === undefined ? t('menu.workShift') : nameIn(shift, language)}
      badge={shift?.isDefault === true && <Badge>{t('workShift.default')}</Badge>}
      crumbs={[{ title: t('menu.workShift'), to: paths.workShifts }]}
      notes={<WhoMayChange group="WORKSHIFT" />}
      actions={shift && <ShiftActions shift={shift} />}
    >
      <Loaded query={query} height={480}>
        {shown => <Shown key={shown.id} shift={shown} />}
      </Loaded>
    </Page>
  )
}

function Shown({ shift }: { shift: WorkShift }) {
  const { t } = useTranslation()
  const may = useCan()
  const today = useToday()
  const [{ tab = 'times' }, setView] = useViewState(viewShape)
  const [round, setRound] = useState(0)
  const reload = async () => {
    dropShift(shift.id)
    await refresh(getWorkShift)
    setRound(round + 1)
  }
  return (
    <Tabs value={tab} onChange={next => setView({ tab: next === 'holders' ? 'holders' : undefined })}>
      <Tabs.List mb="md">
        <Tabs.Tab value="times">{t('workShift.tabTimes')}</Tabs.Tab>
        <Tabs.Tab value="holders">
          {t('workShift.tabHolders', { count: formatNumber(shift.holders) })}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="times">
        {may('WORKSHIFT', 'edit') ? (
          <EditShiftForm key={round} shift={shift} onReload={() => void reload()} />
        ) : (
          <WeekPreview shift={shift} date={shownDay(shift.items, today)} />
        )}
      </Tabs.Panel>
      <Tabs.Panel value="holders">
        <HolderList shift={shift} />
      </Tabs.Panel>
    </Tabs>
  )
}
