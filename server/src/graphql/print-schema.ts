import { writeFileSync } from 'node:fs'
import { sdl } from './sdl.ts'

writeFileSync(new URL('../../schema.graphql', import.meta.url), `${sdl()}\n`)
