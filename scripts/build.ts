import { buildSite } from '../server/src/site/build-site.ts'

await buildSite((line) => console.log(line))
