import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.long.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['../../scripts/fixed-seed.ts'],
    maxWorkers: 2,
    // Each file has a database of its own; loading the server anew for each would take a third of the time.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
