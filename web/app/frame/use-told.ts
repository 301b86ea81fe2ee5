import { useEffect, useState } from 'react'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000

interface FromServer<Value> {
  /** What the server said last; undefined until then. */
  told: Value | undefined
  /** The line to the server is cut: what is shown may be old. */
  isLost: boolean
}

/** What the server tells pages over one of its plain sockets, and whenever that changes. */
export function useTold<Value>(path: string): FromServer<Value> {
  const [told, setTold] = useState<Value | undefined>()
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
        setTold(JSON.parse(data))
      }
      socket.onclose = () => {
        setLost(true)
        timer = setTimeout(connect, wait)
        wait = Math.min(wait * 2, LONGEST_WAIT_MS)
      }
    }
    // A phone that comes out of a pocket, or out of a dead spot, does not wait for its turn.
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
  return { told, isLost }
}
