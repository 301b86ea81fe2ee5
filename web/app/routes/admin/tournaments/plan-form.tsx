import { useForm } from '@mantine/form'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import ui from '../../../ui/ui.module.css'
import styles from './tournament.module.css'

/** Changes the plan, or returns what is wrong. */
type Submit = () => string | null | Promise<string | null>

interface PlanFormProps {
  title: string
  confirm: string
  onSubmit: Submit
  /** A second button beside the main one. */
  second?: { name: string; onSubmit: Submit }
  onClose: () => void
  /** Removes what is edited from the plan; missing for something new or something that must stay. */
  onRemove?: (() => void) | false | null
  children: ReactNode
}

/** A dialog that changes one thing of the plan; it stays open if the new plan is not valid. */
export function PlanForm(props: PlanFormProps) {
  const { title, confirm, onSubmit, second, onClose, onRemove, children } = props
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (act: Submit) => {
    setBusy(true)
    const refused = await act()
    setBusy(false)
    setProblem(refused)
    if (refused === null) onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit(onSubmit)
        }}
      >
        {children}
        {problem && <FormMessage>{problem}</FormMessage>}
        <div className={ui.actions}>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? 'One moment...' : confirm}
          </Button>
          {second && (
            <Button kind="small" disabled={isBusy} onClick={() => submit(second.onSubmit)}>
              {second.name}
            </Button>
          )}
          <Button kind="quiet" onClick={onClose}>
            Back
          </Button>
          {onRemove && (
            <Button
              kind="small"
              onClick={() => {
                onRemove()
                onClose()
              }}
            >
              Remove
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

/** What the fields of a dialog get. */
export type PlanFields<Values extends object> = ReturnType<typeof usePlanFields<Values>>

/** The values of such a form in the types of the plan: numbers stay numbers, and null is an empty field. */
export function usePlanFields<Values extends object>(initialValues: Values) {
  const form = useForm<Values>({ initialValues })
  const { values, setValues } = form
  type Name = keyof Values & string
  type Typed = { currentTarget: { value: string } }
  const set = (name: Name, value: unknown) => setValues({ [name]: value } as Partial<Values>)
  return {
    values,
    /** Sets several values at once, for fields that depend on each other. */
    setValues,
    /** The props for a text or select field, or a group of checkboxes. */
    field: (path: Parameters<typeof form.getInputProps>[0]) => form.getInputProps(path),
    box: (name: Name) => form.getInputProps(name, { type: 'checkbox' }),
    number: (name: Name) => ({
      type: 'number',
      inputMode: 'numeric' as const,
      value: String(values[name]),
      onChange: ({ currentTarget }: Typed) => set(name, Number(currentTarget.value)),
    }),
    orNull: (name: Name) => ({
      value: String(values[name] ?? ''),
      onChange: ({ currentTarget }: Typed) => set(name, currentTarget.value || null),
    }),
  }
}
