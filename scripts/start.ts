// `npm start`: builds the web application if its sources have changed, then runs the server.
import { enableCompileCache } from 'node:module'
import { buildWeb } from './build-web.ts'

enableCompileCache()
buildWeb()
await import('../apps/api/src/main.ts')
