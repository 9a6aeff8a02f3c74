// /app/administration/roles-permissions/{id?}: the list of roles next to the open one; on small screens one at a time.
import { listRoles } from '@hr/contract/access.ts'
import type { Role } from '@hr/contract/access.ts'
import { Skeleton, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronLeft } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { useCan } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { AddButton, Page } from '#web/ui/Page.tsx'
import { RoleList } from './RoleList.tsx'
import { RoleView } from './RoleView.tsx'
import classes from './RolesPage.module.css'
import { fullAccessId, roleViewShape } from './role-view.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const FullAccess = lazy(() => import('./FullAccess.tsx').then(file => ({ default: file.FullAccess })))
const RoleForm = lazyDialog(() => import('./RoleForm.tsx').then(file => file.RoleForm), 'drawer')

function Opened({ id, roles }: { id: string; roles: readonly Role[] }) {
  const { t } = useTranslation()
  const role = roles.find(one => one.id === id)
  if (id === fullAccessId)
    return (
      <Suspense fallback={<Skeleton height={420} />}>
        <FullAccess />
      </Suspense>
    )
  if (role === undefined) return <EmptyState title={t('access.notFound')} />
  return <RoleView key={role.id} role={role} roles={roles} />
}

function Columns({ list, children }: { list: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.columns}>
      <div className={classes.list}>{list}</div>
      <div className={classes.opened}>{children}</div>
    </div>
  )
}

/** One at a time. */
function NarrowRoles({ id, roles }: { id: string | undefined; roles: readonly Role[] | undefined }) {
  const { t } = useTranslation()
  if (id === undefined) return roles && <RoleList roles={roles} openId={undefined} />
  return (
    <Stack>
      <ButtonLink
        to={paths.rolesPermissions}
        variant="subtle"
        leftSection={<IconChevronLeft size={18} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
        ml={-12}
      >
        {t('access.allRoles')}
      </ButtonLink>
      {roles && <Opened id={id} roles={roles} />}
    </Stack>
  )
}

function WideRoles({ id, roles }: { id: string | undefined; roles: readonly Role[] | undefined }) {
  if (roles === undefined) return null
  const openId = id ?? roles[0]?.id
  return (
    <Columns list={<RoleList roles={roles} openId={openId} />}>
      {openId !== undefined && <Opened id={openId} roles={roles} />}
    </Columns>
  )
}

export function RolesPage({ id }: { id?: string }) {
  const { t } = useTranslation()
  const may = useCan()
  const isNarrow = useMediaQuery('(max-width: 74.99em)', false, { getInitialValueInEffect: false })
  const [view, setView] = useViewState(roleViewShape)
  const { data: roles, error, refetch } = useCall(listRoles, {})
  const mayAdd = may('ROLE_AND_PERMISSION', 'add')
  const isList = !isNarrow || id === undefined
  const Roles = isNarrow ? NarrowRoles : WideRoles
  return (
    <Page
      title={t('menu.rolesPermissions')}
      {...(isNarrow && isList && { description: t('access.description') })}
      actions={
        isList &&
        mayAdd && <AddButton onClick={() => setView({ form: 'new' })}>{t('access.addRole')}</AddButton>
      }
    >
      {roles === undefined &&
        (error === null ? <RolesSkeleton /> : <ErrorState error={error} retry={refetch} />)}
      <Roles id={id} roles={roles} />
      {view.form === 'new' && mayAdd && <RoleForm onClose={() => setView({ form: undefined })} />}
    </Page>
  )
}

function RolesSkeleton() {
  return (
    <Columns
      list={Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} height={64} mb="xs" />
      ))}
    >
      <Skeleton height={420} />
    </Columns>
  )
}
