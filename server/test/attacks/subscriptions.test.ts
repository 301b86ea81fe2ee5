import { test } from 'vitest'
import { post } from '../calls.ts'
import { forFile } from '../for-file.ts'
import { realtimeSocket } from '../realtime-socket.ts'
import { attack } from './attack.ts'
import { documentFor, operationsOf } from './attack-documents.ts'
import { attackWorld, type Caller, MARK } from './attack-world.ts'

const world = await forFile(attackWorld())

/** Changes a row of the attacked family and then one of the attacker's own, at the desk. */
async function change(model: 'Player' | 'User', id: string, firstName: string): Promise<void> {
  const { server, callers } = world
  const get = `query G($id: ID!) { it: get${model}(id: $id) { _version } }`
  const { json } = await post(server, { query: get, variables: { id } }, callers.admin)
  const input = { id, _version: json.data.it._version, firstName }
  const query = `mutation U($input: Update${model}Input!) { it: update${model}(input: $input) { id } }`
  await post(server, { query, variables: { input } }, callers.admin)
}

test("no subscription shows a stranger another family's rows", async () => {
  const { tried, end } = attack('subscriptions × callers')
  const callers: Caller[] = ['visitor', 'stranger', 'parent', 'former', 'uninvited']
  const listening = await Promise.all(
    callers.map(async (caller) => {
      const credentials = world.callers[caller]
      const socket = await realtimeSocket(world.server.url, credentials)
      const heard: string[] = []
      socket.socket.on('message', (raw) => heard.push(raw.toString()))
      socket.send({ type: 'connection_init' })
      for (const field of operationsOf('Subscription'))
        socket.start(`${caller} ${field.name}`, documentFor('Subscription', field))
      return { caller, socket, heard }
    }),
  )
  // Wait until each subscription is accepted or refused before anything changes.
  for (const { socket } of listening)
    for (let answered = 0; answered < operationsOf('Subscription').length; ) {
      const { type } = await socket.next()
      if (type === 'start_ack' || type === 'error') answered += 1
    }
  for (const model of ['User', 'Player'] as const) {
    await change(model, world.ids[model]?.foreign as string, `${MARK}2`)
    await change(model, world.ids[model]?.own as string, 'Mal')
  }
  // The attacker hears of their own row, which changed last: by then everything else would have arrived.
  const own = listening.find(({ caller }) => caller === 'parent')
  for (let isNotified = false; !isNotified; ) {
    const frame = await own?.socket.next()
    isNotified = frame?.type === 'data' && frame.id === 'parent onUpdatePlayer'
  }
  for (const { caller, heard } of listening)
    for (const field of operationsOf('Subscription')) {
      const told = heard.find((text) => text.includes(`"${caller} ${field.name}"`) && text.includes(MARK))
      tried(`${caller} ${field.name}`, told ?? null)
    }
  end(90)
})
