import { useState } from 'react'
import { TextArea } from '../../../ui/form/field.tsx'

interface ParagraphsProps {
  value: readonly string[]
  error?: string
  place: string
  onChange: (value: string[]) => void
}

/** A text of several paragraphs, written in one go. */
export function ParagraphsField({ value, error, place, onChange }: ParagraphsProps) {
  // As typed, with the empty lines at its end; what comes from elsewhere replaces it.
  const [typed, setTyped] = useState({ text: value.join('\n\n'), value })
  const change = (text: string) => {
    const next = text.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || [])
    setTyped({ text, value: next })
    onChange(next)
  }
  return (
    <TextArea
      label="Text"
      hint="Leave an empty line between paragraphs."
      rows={8}
      isGrowing
      value={typed.value === value ? typed.text : value.join('\n\n')}
      error={error}
      data-place={place}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}
