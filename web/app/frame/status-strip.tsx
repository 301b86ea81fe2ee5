import type { StatusStrip as Strip } from '@touchline/domain/club/schemas/status-strip.ts'
import { useEffect, useState } from 'react'
import { useFrame } from '../club/use-frame.ts'
import styles from './status-strip.module.css'

const WORDS = {
  ON: 'Training is on',
  DELAYED: 'Training is delayed',
  MOVED: 'Training has moved',
  CANCELLED: 'Training is cancelled',
}

/** One line on every page when something is different this weekend. */
export function StatusStrip() {
  const strip = useLiveStrip(useFrame()?.statusStrip ?? null)
  return (
    <div role="status" className="no-print">
      {strip && (
        <p className={`${styles.strip} ${styles[strip.state.toLowerCase()]}`}>
          <strong>{WORDS[strip.state]}</strong> <span>{strip.message}</span>
        </p>
      )}
    </div>
  )
}

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000

/** The page was rendered a while ago; the server tells what holds now, and whenever that changes. */
function useLiveStrip(rendered: Strip): Strip {
  const [told, setTold] = useState<Strip | undefined>()
  useEffect(() => {
    let socket: WebSocket
    let timer: ReturnType<typeof setTimeout>
    let wait = FIRST_WAIT_MS
    function connect() {
      socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/status-strip`)
      socket.onmessage = ({ data }) => {
        wait = FIRST_WAIT_MS
        setTold(JSON.parse(data))
      }
      socket.onclose = () => {
        timer = setTimeout(connect, wait)
        wait = Math.min(wait * 2, LONGEST_WAIT_MS)
      }
    }
    connect()
    return () => {
      clearTimeout(timer)
      socket.onclose = null
      socket.close()
    }
  }, [])
  return told === undefined ? rendered : told
}
