// Where somebody is signed in, for themselves and for the operator.
import type { OpenSignIn } from '@hr/contract/own-session.ts'
import { Badge, Group, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/instant.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { deviceText } from './device-text.ts'

const areas = { ams: 'session.typeAms', space: 'session.typeSpace', app: 'session.workspace' } as const

/** `onEnd` is missing for readers who may not end them; nobody ends the one they read in. */
export function useSignInColumns(
  onEnd: ((row: OpenSignIn) => void) | undefined,
): readonly Column<OpenSignIn>[] {
  const { t } = useTranslation()
  const columns: readonly Column<OpenSignIn>[] = [
    {
      id: 'device',
      title: t('ownAccount.device'),
      card: 'title',
      cell: ({ userAgent, isCurrent }) => (
        <Group gap="xs">
          <Text size="sm" fw={500}>
            {deviceText(t, userAgent)}
          </Text>
          {isCurrent && <Badge>{t('ownAccount.thisDevice')}</Badge>}
        </Group>
      ),
    },
    { id: 'area', title: t('ownAccount.place'), folds: 1, cell: ({ type }) => t(areas[type]) },
    { id: 'address', title: t('ownAccount.address'), folds: 2, cell: ({ address }) => address },
    { id: 'since', title: t('ownAccount.since'), cell: ({ createdAt }) => formatInstant(createdAt) },
    { id: 'seen', title: t('ownAccount.seen'), cell: ({ seenAt }) => formatInstant(seenAt) },
  ]
  if (onEnd === undefined) return columns
  const acts: Column<OpenSignIn> = {
    id: 'acts',
    title: t('ui.actions'),
    align: 'right',
    card: 'foot',
    isBlank: ({ isCurrent }) => isCurrent,
    cell: row =>
      !row.isCurrent && (
        <RowButton
          text={t('ownAccount.endSession')}
          label={t('ownAccount.endSessionNamed', { device: deviceText(t, row.userAgent) })}
          onClick={() => onEnd(row)}
        />
      ),
  }
  return [...columns, acts]
}
