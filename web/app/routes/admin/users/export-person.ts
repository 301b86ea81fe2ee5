import { clubDay } from '@touchline/domain/club-clock.ts'
import { callRest } from '../../../data/rest.ts'
import { saveFile } from '../../../desk/save-file.ts'

interface Job {
  id: string
  state: 'QUEUED' | 'DONE' | 'FAILED'
  result: unknown
}

const LOOKS = 60
const PAUSE_MS = 500

/** Everything that is held about an address, as a file; the family can read that it was taken out. */
export async function exportPerson(email: string): Promise<void> {
  let job = await callRest<Job>('manage', 'post', '/exports', { body: { email } })
  for (let look = 0; job.state === 'QUEUED' && look < LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    job = await callRest<Job>('manage', 'get', `/jobs/${job.id}`)
  }
  if (job.state !== 'DONE')
    throw new Error('The export did not come about. Nothing was lost: please try again.')
  const name = `${email} ${clubDay(new Date())}.json`
  saveFile(name, JSON.stringify(job.result, null, 2), 'application/json')
}
