import { EventEmitter, once } from 'node:events'
import type { Server } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { shareConnections } from './share-connections.ts'

const FLOODER = '198.51.100.4'
const NEIGHBOUR = '203.0.113.1'

/** A server that takes so many connections, by those who open them. */
function serverFor(most: number) {
  const server = new EventEmitter()
  shareConnections(server as Server, most)
  return (remoteAddress: string) => {
    const socket = Object.assign(new PassThrough(), { remoteAddress })
    server.emit('connection', socket)
    return socket
  }
}

test('who opens connections without end keeps nobody else out, and loses one for each that comes', async () => {
  const open = serverFor(8)
  const flood = Array.from({ length: 8 }, () => open(FLOODER))
  expect(open(FLOODER).destroyed).toBe(true)
  const neighbour = open(NEIGHBOUR)
  expect(neighbour.destroyed).toBe(false)
  expect(flood.filter(({ destroyed }) => destroyed)).toEqual([flood.at(-1)])
  expect(open(FLOODER).destroyed).toBe(true)
  neighbour.destroy()
  await once(neighbour, 'close')
  expect(open(FLOODER).destroyed).toBe(false)
})

test('where all have as many, the one that comes is ended', () => {
  const open = serverFor(2)
  const here = [open(FLOODER), open(NEIGHBOUR)]
  expect(open('192.0.2.1').destroyed).toBe(true)
  expect(here.filter(({ destroyed }) => destroyed)).toEqual([])
})
