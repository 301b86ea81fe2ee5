import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { filesByArea } from './build-plugins/files-by-area.ts'
import { ownChunkLoading } from './build-plugins/own-chunk-loading.ts'
import { partsInALayer } from './build-plugins/parts-in-a-layer.ts'
import { precompress } from './build-plugins/precompress.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [partsInALayer(), ownChunkLoading(), filesByArea(), reactRouter(), precompress()],
  build: { assetsInlineLimit: 0 },
  // A server that starts would else look for hundreds of small files.
  ssr: { noExternal: ['@mantine/form', /^@tanstack\//] },
})
