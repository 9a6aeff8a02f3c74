// The tests that take minutes, one file after the other: `npm run test:long`.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.long.test.ts', 'test/**/*.long.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['../../scripts/fixed-seed.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // What a long test counted is printed.
    disableConsoleIntercept: true,
  },
})
