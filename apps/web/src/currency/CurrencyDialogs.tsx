// The questions before a currency becomes the base, is disabled or is deleted.
import { deleteCurrency, makeBaseCurrency, updateCurrency } from '@hr/contract/currency.ts'
import { Skeleton, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { DeleteOrDeactivate } from '#web/shared/resource/DeleteOrDeactivate.tsx'
import { valuesOf } from './currency-values.ts'
import type { CurrencyRow } from './currency-values.ts'
import { useUseTexts } from './use-texts.ts'

type Props = { row: CurrencyRow; onClose: () => void }

/** The reader has seen the uses, if there are any. */
const disabling = (row: CurrencyRow, uses: readonly string[]) => ({
  code: row.code,
  ...valuesOf(row),
  isEnable: false,
  acceptsUse: uses.length > 0,
})

export function BaseDialog({ row: { code }, base, onClose }: Props & { base: string }) {
  const { t } = useTranslation()
  return (
    <ActionDialog
      endpoint={makeBaseCurrency}
      input={{ code }}
      title={t('currency.baseTitle', { code })}
      text={t('currency.baseText', { code, base })}
      confirmLabel={t('currency.makeBase')}
      color="brand"
      done={t('currency.baseMade', { code })}
      onClose={onClose}
    />
  )
}

export function DisableDialog({ row, onClose }: Props) {
  const { t } = useTranslation()
  const { code } = row
  const uses = useUseTexts()(row.use)
  return (
    <ActionDialog
      endpoint={updateCurrency}
      input={disabling(row, uses)}
      title={t('currency.disableTitle', { code })}
      text={t('currency.disableText', { code })}
      confirmLabel={t('currency.disable')}
      color="brand"
      disabled={row.use === undefined}
      done={t('currency.disabledNow', { code })}
      onClose={onClose}
    >
      {uses.length > 0 && <Text>{t('currency.disableUsed', { code, uses: uses.join(', ') })}</Text>}
    </ActionDialog>
  )
}

export function DeleteDialog({ row, onClose }: Props) {
  const { t } = useTranslation()
  const { code } = row
  const uses = useUseTexts()(row.use)
  return (
    <DeleteOrDeactivate
      remove={{
        endpoint: deleteCurrency,
        input: { code },
        title: t('currency.deleteTitle', { code }),
        text: t('currency.deleteText', { code }),
        label: t('ui.delete'),
        done: t('currency.deleted', { code }),
      }}
      deactivate={{
        endpoint: updateCurrency,
        input: disabling(row, uses),
        title: t('currency.keptTitle', { code }),
        text: t('currency.keptHint'),
        label: t('currency.disable'),
        done: t('currency.disabledNow', { code }),
      }}
      usage={uses.length > 0 ? t('currency.keptText', { uses: uses.join(', ') }) : undefined}
      isActive={row.isEnable}
      onClose={onClose}
      onDone={onClose}
    >
      {row.use === undefined ? <Skeleton height={80} /> : undefined}
    </DeleteOrDeactivate>
  )
}
