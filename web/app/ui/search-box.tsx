import { useEffect, useRef, useState } from 'react'
import { Field } from './form/field.tsx'
import { useDebouncedCallback } from './use-debounced.ts'

const WAIT_MS = 200

interface SearchBoxProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Searches once typing pauses. `/` moves the focus here from anywhere on the screen. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  const send = useDebouncedCallback((next: string) => {
    sent.current = next
    onChange(next)
  }, WAIT_MS)
  return (
    <Field
      label={label}
      type="search"
      value={text}
      autoComplete="off"
      data-search
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        send(currentTarget.value.trim())
      }}
    />
  )
}
