import type { FunDayWaiver, WaiverChild } from '@touchline/domain/waivers/fun-day-waiver.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, TextArea } from '../../../ui/form/field.tsx'
import { EMPTY_CHILD } from './empty-waiver.ts'
import styles from './waiver.module.css'
import * as texts from './waiver.texts.ts'

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
          <legend>{children.length > 1 ? texts.childNumber(n + 1) : texts.yourChild}</legend>
          <Field label={texts.childName} required {...form.getInputProps(`children.${n}.name`)} />
          <Field
            label={texts.bornOn}
            type="date"
            required
            {...form.getInputProps(`children.${n}.birthDate`)}
          />
          <TextArea
            label={texts.healthNotes}
            hint={texts.healthHint}
            rows={2}
            {...form.getInputProps(`children.${n}.healthNotes`)}
          />
          {children.length > 1 && (
            <Button kind="quiet" onClick={() => form.removeListItem('children', n)}>
              {texts.takeOut(n + 1)}
            </Button>
          )}
        </fieldset>
      ))}
      {children.length < most && (
        <Button
          kind="quiet"
          className="needs-script"
          onClick={() => form.insertListItem('children', EMPTY_CHILD)}
        >
          {texts.addChild}
        </Button>
      )}
    </div>
  )
}
