import { EventEmitter } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { startHeartbeat } from './heartbeat.ts'

afterEach(() => vi.useRealTimers())

function clientsWith(answers: boolean[]) {
  const ended: number[] = []
  const clients = new Set<WebSocket>()
  for (const [n, isAnswering] of answers.entries()) {
    const socket = new EventEmitter() as WebSocket
    socket.ping = () => void (isAnswering && socket.emit('pong'))
    socket.terminate = () => {
      ended.push(n)
      clients.delete(socket)
    }
    clients.add(socket)
  }
  return { clients, ended }
}

test('a socket that does not answer is ended when it is asked the second time; one that does stays', () => {
  vi.useFakeTimers()
  const { clients, ended } = clientsWith([true, false])
  const stop = startHeartbeat({ clients }, 30_000)
  vi.advanceTimersByTime(59_999)
  expect(ended).toEqual([])
  vi.advanceTimersByTime(300_000)
  expect([ended, clients.size]).toEqual([[1], 1])
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
