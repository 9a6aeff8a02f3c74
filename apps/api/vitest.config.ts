import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.long.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['../../scripts/fixed-seed.ts'],
    maxWorkers: 2,
    // The files of a worker share a server, whose rows are deleted in between: making both for each takes half of the time.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Node runs the sources as they are, as in production; what Vite makes of them takes a tenth more.
    experimental: { viteModuleRunner: false },
  },
})
