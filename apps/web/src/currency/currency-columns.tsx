import { updateCurrency } from '@hr/contract/currency.ts'
import { Badge, Group, Menu, Stack, Text } from '@mantine/core'
import { IconBan, IconCheck, IconStar } from '@tabler/icons-react'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { BothNames } from '#web/shared/BothNames.tsx'
import { DeleteAction, RowAction, RowActions } from '#web/shared/resource/RowActions.tsx'
import type { ResourceView } from '#web/shared/resource/resource-view.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { valuesOf } from './currency-values.ts'
import type { CurrencyRow } from './currency-values.ts'
import { useUseTexts } from './use-texts.ts'

export function useCurrencyColumns(view: ResourceView): readonly Column<CurrencyRow>[] {
  const { t } = useTranslation()
  const columns: readonly Column<CurrencyRow>[] = [
    { id: 'currency', title: t('currency.thing'), card: 'title', cell: row => <Name row={row} /> },
    { id: 'symbol', title: t('currency.symbol'), isBlank: row => row.symbol === '', cell: row => row.symbol },
    { id: 'decimals', title: t('currency.decimals'), align: 'right', cell: row => row.exponent },
    { id: 'uses', title: t('currency.uses'), cell: row => <Uses row={row} /> },
    {
      id: 'status',
      title: t('ui.status'),
      cell: row => (
        <Badge color={row.isEnable ? 'green' : 'gray'}>
          {t(row.isEnable ? 'currency.enabled' : 'currency.disabled')}
        </Badge>
      ),
    },
  ]
  if (!view.mayEdit && !view.mayDelete) return columns
  const actions: Column<CurrencyRow> = {
    id: 'actions',
    title: t('ui.actions'),
    align: 'right',
    card: 'corner',
    cell: row => <Actions row={row} view={view} />,
  }
  return [...columns, actions]
}

function Name({ row }: { row: CurrencyRow }) {
  const { t } = useTranslation()
  return (
    <Group gap="sm" wrap="nowrap">
      <Text size="sm" fw={600} w={40} style={{ flexShrink: 0 }}>
        {row.code}
      </Text>
      <BothNames row={row} />
      {row.isBase && <Badge>{t('currency.base')}</Badge>}
    </Group>
  )
}

function Uses({ row: { use } }: { row: CurrencyRow }) {
  const { t } = useTranslation()
  const texts = useUseTexts()(use)
  if (use === undefined) return null
  if (texts.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('currency.unused')}
      </Text>
    )
  return (
    <Stack gap={0}>
      {texts.map(text => (
        <Text key={text} size="sm">
          {text.slice(0, 1).toUpperCase() + text.slice(1)}
        </Text>
      ))}
    </Stack>
  )
}

type ActionsProps = { row: CurrencyRow; view: ResourceView }

function Actions({ row, view: { mayEdit, mayDelete, open } }: ActionsProps) {
  const { t } = useTranslation()
  const { code, isBase, isEnable } = row
  const enabling = useAction(updateCurrency, {
    onSuccess: () => toastSuccess(t('currency.enabledNow', { code })),
  })
  return (
    <RowActions
      label={t('currency.actionsOf', { code })}
      edit={mayEdit && { label: t('currency.editNamed', { code }), onClick: () => open('edit', code) }}
    >
      {isBase && <Menu.Label maw={240}>{t('currency.baseKept')}</Menu.Label>}
      {mayEdit && isEnable && !isBase && (
        <>
          <RowAction icon={IconStar} text={t('currency.makeBase')} onClick={() => open('base', code)} />
          <RowAction icon={IconBan} text={t('currency.disable')} onClick={() => open('disable', code)} />
        </>
      )}
      {mayEdit && !isEnable && (
        <RowAction
          icon={IconCheck}
          text={t('currency.enable')}
          onClick={() => enabling.run({ code, ...valuesOf(row), isEnable: true })}
        />
      )}
      {mayDelete && !isBase && <DeleteAction onClick={() => open('delete', code)} />}
    </RowActions>
  )
}
