import type { ComponentProps } from 'react'
import styles from './form.module.css'

/** Our own messages stand on the fields, so the browser's stay away. */
export const Form = (props: ComponentProps<'form'>) => <form className={styles.form} noValidate {...props} />
