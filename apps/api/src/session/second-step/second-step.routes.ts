// The second step of signing in: passing it, and one's own settings of it.
import * as contract from '@hr/contract/second-step.ts'
import { preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { ownPasswordTyped } from '../own-password-typed.ts'
import { firstCodeTyped } from './check-code.ts'
import { checkSecondStep, passSecondStep } from './pass-second-step.ts'
import {
  passwordAndCodeTyped,
  replaceRecoveryCodes,
  startRequiredSecondStep,
  confirmSecondStep,
  getSecondStep,
  startSecondStep,
  turnOffSecondStep,
} from './set-up-second-step.ts'

export const secondStepRoutes: readonly Route[] = [
  preparedRoute(contract.passSecondStep, checkSecondStep, passSecondStep),
  route(contract.getSecondStep, getSecondStep),
  preparedRoute(contract.startSecondStep, ownPasswordTyped, startSecondStep),
  route(contract.startRequiredSecondStep, startRequiredSecondStep),
  preparedRoute(contract.confirmSecondStep, firstCodeTyped, confirmSecondStep),
  preparedRoute(contract.replaceRecoveryCodes, passwordAndCodeTyped, replaceRecoveryCodes),
  preparedRoute(contract.turnOffSecondStep, passwordAndCodeTyped, turnOffSecondStep),
]
