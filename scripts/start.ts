// `npm start`: builds the browser part when its sources changed, then runs the server.
import { enableCompileCache } from 'node:module'
import { buildWeb } from './build-web.ts'

enableCompileCache()
buildWeb()
await import('../apps/api/src/main.ts')
