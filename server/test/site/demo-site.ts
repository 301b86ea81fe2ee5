import { onTestFinished } from 'vitest'
import { buildSite } from '../../src/site/build-site.ts'
import { openSite } from '../../src/site/open-site.ts'
import { pagesEndpoint } from '../../src/site/pages.ts'
import { newDemoDatabase } from '../database.ts'
import { serverForTest } from '../running-server.ts'

/** The address of the demo club's site as it is built, for as long as the test. */
export async function demoSite(): Promise<string> {
  const database = await newDemoDatabase()
  onTestFinished(() => database.drop())
  const site = await openSite(await buildSite(() => {}))
  const { url } = await serverForTest({
    databaseUrl: database.url,
    addPages: (app, parts) => pagesEndpoint(app, { ...parts, site }),
  })
  return url
}
