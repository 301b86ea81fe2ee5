import type { FunDayWaiver, WaiverChild } from '@touchline/domain/fun-day-waiver.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, TextArea } from '../../../ui/form/field.tsx'
import { EMPTY_CHILD } from './empty-waiver.ts'
import styles from './waiver.module.css'

/** What it needs of the form. */
interface ChildrenForm {
  values: FunDayWaiver
  getInputProps(path: string): object
  insertListItem(path: 'children', child: WaiverChild): void
  removeListItem(path: 'children', place: number): void
}

interface WaiverChildrenProps {
  form: ChildrenForm
  most: number
}

/** As many children as a family has. */
export function WaiverChildren({ form, most }: WaiverChildrenProps) {
  const { children } = form.values
  return (
    <div>
      {children.map((_, n) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the form is what a child has
          key={n}
          className={styles.child}
        >
          <legend>{children.length > 1 ? `Child ${n + 1}` : 'Your child'}</legend>
          <Field label="Name of your child" required {...form.getInputProps(`children.${n}.name`)} />
          <Field label="Born on" type="date" required {...form.getInputProps(`children.${n}.birthDate`)} />
          <TextArea
            label="Allergies, conditions, medication"
            hint="Only first-aiders read this."
            rows={2}
            {...form.getInputProps(`children.${n}.healthNotes`)}
          />
          {children.length > 1 && (
            <Button kind="quiet" onClick={() => form.removeListItem('children', n)}>
              Take child {n + 1} out
            </Button>
          )}
        </fieldset>
      ))}
      {children.length < most && (
        <button
          type="button"
          className="button quiet-button needs-script"
          onClick={() => form.insertListItem('children', EMPTY_CHILD)}
        >
          Add another child
        </button>
      )}
    </div>
  )
}
