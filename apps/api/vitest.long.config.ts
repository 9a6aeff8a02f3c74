// The tests that take minutes: `npm run test:long`.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.long.test.ts', 'test/**/*.long.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['../../scripts/fixed-seed.ts'],
    // Those with server processes wait half of their time.
    maxWorkers: 3,
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // What a long test counted is printed.
    disableConsoleIntercept: true,
    experimental: { viteModuleRunner: false },
  },
})
