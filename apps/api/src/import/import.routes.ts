import * as contract from '@hr/contract/import.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { cancelImport } from './cancel-import.ts'

export const importRoutes: readonly Route[] = [route(contract.cancelImport, cancelImport)]
