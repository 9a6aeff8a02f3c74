// The secret for the app, and a first code of it, which turns the second step on.
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { confirmSecondStep } from '@hr/contract/second-step.ts'
import type { startSecondStep } from '@hr/contract/second-step.ts'
import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { CopyText } from '#web/ui/CopyText.tsx'
import { CodeField } from './CodeField.tsx'
import { encode } from 'uqr'

const quietModules = 2

/** A text as a QR code: dark on white in every colour scheme, or cameras do not read it. */
function QrCode({ text, label, sizePx }: { text: string; label: string; sizePx: number }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietModules })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={sizePx}
      height={sizePx}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

export type Started = OutputOf<typeof startSecondStep>
export type Confirmed = OutputOf<typeof confirmSecondStep>
const qrCodePx = 200

type Props = {
  started: Started
  /** Of a ten-minute session; by default the session's. */
  token?: string
  cancelLabel?: string
  onDone: (confirmed: Confirmed) => void
  onClose: () => void
}

export function AppStep({ started: { secret, address }, token, cancelLabel, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const form = useContractForm(confirmSecondStep, {
    initialValues: { code: '' },
    unguarded: true,
    onSuccess: onDone,
    ...(token !== undefined && { call: { token } }),
  })
  return (
    <ContractForm form={form} label={t('ownAccount.setUpTitle')}>
      <Text>{t('ownAccount.scanText')}</Text>
      <Group justify="center">
        <QrCode text={address} label={t('ownAccount.qrCode')} sizePx={qrCodePx} />
      </Group>
      {/* A phone cannot scan its own screen. */}
      <Button component="a" href={address} variant="light" hiddenFrom="sm">
        {t('ownAccount.openApp')}
      </Button>
      <CopyText label={t('ownAccount.secret')} text={secret} />
      <CodeField
        key={form.key('code')}
        {...form.field('code', t('ownAccount.appCode'))}
        inputMode="numeric"
      />
      <FormActions
        form={form}
        submitLabel={t('ownAccount.turnOn')}
        onCancel={onClose}
        {...(cancelLabel !== undefined && { cancelLabel })}
      />
    </ContractForm>
  )
}
