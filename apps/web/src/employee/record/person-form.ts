import type { GetInputPropsReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import type { DraftField, RecordDraft } from './record-draft.ts'

export type FieldProps = GetInputPropsReturnType & {
  readonly label: string
  readonly required: boolean
  readonly name: string
  readonly disabled?: boolean
}

/** The part of a form that record fields need, whatever else the form has. */
export type PersonForm = {
  readonly field: (name: DraftField, label?: string) => FieldProps
  readonly key: (path: string) => string
  readonly getInputProps: (path: string) => GetInputPropsReturnType
  readonly setFieldValue: (name: DraftField, value: string | number | null) => void
  readonly getValues: () => RecordDraft
  readonly insertListItem: (path: string, item: unknown) => void
  readonly removeListItem: (path: string, index: number) => void
  readonly reorderListItem: (path: string, move: { from: number; to: number }) => void
  readonly errors: Readonly<Record<string, ReactNode>>
}
