import { useEffect, useState } from 'react'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000

interface ServerState<Value> {
  /** The last value from the server; undefined until the first one. */
  state: Value | undefined
  /** The connection to the server is lost: the value may be old. */
  isLost: boolean
}

/** A value that the server sends over a plain web socket, and again whenever it changes. */
export function useServerState<Value>(path: string): ServerState<Value> {
  const [state, setState] = useState<Value | undefined>()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    let socket: WebSocket
    let timer: ReturnType<typeof setTimeout>
    let wait = FIRST_WAIT_MS
    function connect() {
      clearTimeout(timer)
      socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`)
      socket.onmessage = ({ data }) => {
        wait = FIRST_WAIT_MS
        setLost(false)
        setState(JSON.parse(data))
      }
      socket.onclose = () => {
        setLost(true)
        timer = setTimeout(connect, wait)
        wait = Math.min(wait * 2, LONGEST_WAIT_MS)
      }
    }
    // A phone that comes out of a pocket or a dead spot reconnects at once instead of waiting for the next try.
    const hurry = () => {
      if (socket.readyState === WebSocket.CLOSED) connect()
    }
    connect()
    addEventListener('online', hurry)
    return () => {
      removeEventListener('online', hurry)
      clearTimeout(timer)
      socket.onclose = null
      socket.close()
    }
  }, [path])
  return { state, isLost }
}
