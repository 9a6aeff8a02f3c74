// A person's profile; one page for the list, the chart and the person (spec 2).
import { getEmployee } from '@hr/contract/employee-record.ts'
import { Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { SecurityLink } from '#web/shared/SecurityLink.tsx'
import { useCan, useProfile } from '#web/shared/session.ts'
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx'
import { Page } from '#web/ui/Page.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'
import type { Named } from '#web/ui/PersonName.tsx'
import { ProfileActions } from './ProfileActions.tsx'
import { ProfileView } from './ProfileView.tsx'

const nobody: Named = { firstName: '', lastName: '', firstNameLo: '', lastNameLo: '' }

type Props = { id: number; layout?: 'tabs' | 'column' }

function ProfileOf({ id, layout = 'tabs' }: Props) {
  const { t } = useTranslation()
  const may = useCan()
  const isOwn = useProfile().employee?.id === id
  const query = useCall(getEmployee, { id })
  const name = usePersonName(query.data?.card ?? nobody)
  const frame = (children: ReactNode, actions?: ReactNode) => (
    <Page
      title={name || t('employeeRecord.profile')}
      crumbs={may('EMPLOYEE') && !isOwn ? [{ title: t('menu.employees'), to: paths.employees }] : []}
      actions={actions}
    >
      {children}
    </Page>
  )
  if (query.data !== undefined) {
    return frame(
      <ProfileView record={query.data} layout={layout} />,
      <>
        {isOwn && <SecurityLink />}
        <ProfileActions record={query.data} />
      </>,
    )
  }
  if (query.error !== null) {
    return frame(<ErrorState error={query.error} retry={() => void query.refetch()} />)
  }
  return frame(
    <Stack aria-hidden>
      <Skeleton height={140} />
      <Skeleton height={36} />
      <Skeleton height={260} />
    </Stack>,
  )
}

/** /app/employees/list/view/{user} and /app/viewInfo/{id}; without an id the reader's own profile. */
export function EmployeePage({ user, id }: { user?: string; id?: string }) {
  const given = user ?? id
  return given === undefined ? <OwnProfilePage /> : <ProfileOf key={given} id={Number(given)} />
}

function Own({ layout }: { layout: 'tabs' | 'column' }) {
  const { t } = useTranslation()
  const { employee, username } = useProfile()
  if (employee !== null) return <ProfileOf id={employee.id} layout={layout} />
  return (
    <Page title={t('employeeRecord.profile')} actions={<SecurityLink />}>
      <EmptyState title={username} text={t('employeeRecord.noRecord')} />
    </Page>
  )
}

export const OwnProfilePage = () => <Own layout="tabs" />
/** The older layout: everything in one column. */
export const OldProfilePage = () => <Own layout="column" />
