import type { ComponentProps } from 'react'
import styles from './form.module.css'

/** We show our own messages at the fields, so the browser's are switched off. */
export const Form = (props: ComponentProps<'form'>) => <form className={styles.form} noValidate {...props} />
