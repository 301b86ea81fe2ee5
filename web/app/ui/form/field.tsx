import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import styles from './form.module.css'
import * as texts from './form.texts.ts'

/**
 * Which fields are marked beside their label. A family fills in a form once, and reads what it may leave out; at the
 * desk, where most fields are optional, a star marks the required ones.
 */
export const FieldMarks = createContext<'optional' | 'required'>('optional')

interface Labelled {
  /** Left out only if `aria-label` names the field. */
  label?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** For the whole field: label, control and notes. */
  className?: string
}

interface FrameProps extends Labelled {
  id: string
  /** Fields outside a form, such as filters, have neither mark. */
  need?: 'optional' | 'required'
  children: ReactNode
}

/** The label, the control, then hint and error. The control has the id `id` and is described by `{id}-notes`. */
export function FieldFrame({ id, label, hint, error, className = '', need, children }: FrameProps) {
  const marks = useContext(FieldMarks)
  return (
    <div className={`${styles.field} ${className}`}>
      {label && (
        <label htmlFor={id}>
          {label} {need === marks && <Mark need={need} />}
        </label>
      )}
      {children}
      <div id={`${id}-notes`} className={styles.notes}>
        {hint && <div>{hint}</div>}
        {error && (
          <div className={styles.error} role="alert">
            {error}
          </div>
        )}
      </div>
    </div>
  )
}

const Mark = ({ need }: { need: 'optional' | 'required' }) =>
  need === 'optional' ? (
    <span className={styles.optional}>{texts.optional}</span>
  ) : (
    <span className={styles.star} aria-hidden="true">
      *
    </span>
  )

const needOf = (isRequired: boolean | undefined) => (isRequired ? 'required' : 'optional')

const notesOf = (id: string, error: ReactNode) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': `${id}-notes`,
})

interface FieldProps extends Labelled, Omit<ComponentProps<'input'>, 'className'> {
  /** Shown inside, at the right end. */
  aside?: ReactNode
  /** False for a field outside a form: it is not marked as optional. */
  isOptional?: boolean
  /** For a date or an amount, which does not need the full width. */
  isShort?: boolean
}

/** One line to fill in. Takes what `form.getInputProps` gives. */
export function Field({ label, hint, error, className, aside, isOptional, isShort, ...input }: FieldProps) {
  const id = useId()
  const isMarked = isOptional ?? !input.readOnly
  return (
    <FieldFrame
      {...{ id, label, hint, error }}
      className={isShort ? styles.short : className}
      need={isMarked || input.required ? needOf(input.required) : undefined}
    >
      <span className={styles.box}>
        <input className={styles.input} {...notesOf(id, error)} {...input} />
        {aside}
      </span>
    </FieldFrame>
  )
}

interface TextAreaProps extends Labelled, Omit<ComponentProps<'textarea'>, 'className'> {
  /** Grows with its content, if the browser supports it; `rows` is the minimum. */
  isGrowing?: boolean
}

export function TextArea({ label, hint, error, className, isGrowing, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint, error, className }} need={needOf(area.required)}>
      <textarea
        className={`${styles.input} ${isGrowing ? styles.growing : ''}`}
        {...notesOf(id, error)}
        {...area}
      />
    </FieldFrame>
  )
}

interface Option {
  value: string
  label: string
}

interface SelectFieldProps extends Labelled, Omit<ComponentProps<'select'>, 'className'> {
  /** Or children, for grouped options. */
  options?: readonly (Option | string)[]
}

/** A native select. Takes what `form.getInputProps` gives. */
export function SelectField({
  label,
  hint,
  error,
  className,
  options = [],
  children,
  ...select
}: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint, error, className }} need={needOf(select.required)}>
      <select className={styles.input} {...notesOf(id, error)} {...select}>
        {options
          .map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
          .map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        {children}
      </select>
    </FieldFrame>
  )
}
