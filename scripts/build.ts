import { buildWholeSite } from '../server/src/site/build-site.ts'

await buildWholeSite((line) => console.log(line))
