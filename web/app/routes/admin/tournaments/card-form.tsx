import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import ui from '../../../ui/ui.module.css'

interface CardFormProps {
  title: string
  confirm: string
  /** Saves the input, or returns what is wrong. */
  onSave: () => string | null | Promise<string | null>
  children: ReactNode
}

/** Fields on a card of the overview, with a button that saves them. */
export function CardForm({ title, confirm, onSave, children }: CardFormProps) {
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <form
      className={ui.card}
      aria-labelledby={id}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault()
        setProblem(await onSave())
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
      {problem && <FormMessage>{problem}</FormMessage>}
      <div>
        <Button type="submit" kind="small">
          {confirm}
        </Button>
      </div>
    </form>
  )
}
