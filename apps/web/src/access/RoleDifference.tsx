// The permissions that only one of two roles grants, in both directions.
import { getRoleDifference } from '@hr/contract/access.ts'
import type { Role } from '@hr/contract/access.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Alert, Select, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { Drawer } from '#web/ui/Drawer.tsx'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { PermissionLines } from '#web/shared/permission/PermissionLines.tsx'

type Props = {
  role: Role
  roles: readonly Role[]
  otherId: string
  onChoose: (id: string) => void
  onClose: () => void
}

function Only({ name, ids }: { name: string; ids: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('access.onlyIn', { name })}>
      <Title order={3} size="h5" mb="xs">
        {t('access.onlyIn', { name })}
      </Title>
      {ids.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('access.nothingMore')}
        </Text>
      ) : (
        <PermissionLines ids={ids} />
      )}
    </section>
  )
}

function Difference({ role, other }: { role: Role; other: Role }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data, error, refetch } = useCall(getRoleDifference, { id: role.id, with: other.id })
  if (error !== null) return <ErrorState error={error} retry={refetch} />
  if (data === undefined) return <Skeleton height={240} />
  if (data.onlyHere.length + data.onlyThere.length === 0)
    return <Alert color="green">{t('access.sameRoles')}</Alert>
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
      <Only name={nameIn(role, language)} ids={data.onlyHere.map(one => one.id)} />
      <Only name={nameIn(other, language)} ids={data.onlyThere.map(one => one.id)} />
    </SimpleGrid>
  )
}

export function RoleDifference({ role, roles, otherId, onChoose, onClose }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const others = roles.filter(one => one.id !== role.id)
  const other = others.find(one => one.id === otherId)
  return (
    <Drawer onClose={onClose} size={640} title={t('access.compareTitle', { name: nameIn(role, language) })}>
      <Stack>
        <Select
          label={t('access.compareWith')}
          placeholder={t('access.chooseRole')}
          data={others.map(one => ({ value: one.id, label: nameIn(one, language) }))}
          value={other?.id ?? null}
          data-autofocus
          onChange={id => id !== null && onChoose(id)}
        />
        {other !== undefined && <Difference key={other.id} role={role} other={other} />}
      </Stack>
    </Drawer>
  )
}
