import { useEffect, useRef, useState } from 'react'

/** The value, once it has not changed for that long. */
export function useDebouncedValue<Value>(value: Value, waitMs: number): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(() => value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return rested
}

/** Calls with the last input once no other has come for that long; never after the screen is left. */
export function useDebouncedCallback<Input>(call: (input: Input) => void, waitMs: number) {
  const latest = useRef(call)
  latest.current = call
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (input: Input) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(input), waitMs)
  }
}
