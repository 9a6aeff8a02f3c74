// Penalties are in one currency (A9): in text with it, in columns below a title that has it.
import { penaltyCurrency } from '@hr/domain/attendance/penalty-table.ts'
import { formatNumber } from '../format.ts'

/** penaltyText(50000) -> '50,000 LAK' */
export const penaltyText = (amount: number): string => `${formatNumber(amount)}\u00A0${penaltyCurrency}`

/** penaltyTitle('Penalty') -> 'Penalty (LAK)' */
export const penaltyTitle = (title: string): string => `${title} (${penaltyCurrency})`
