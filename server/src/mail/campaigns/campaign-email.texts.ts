/** A kit item; some have only one size. */
export const inSize = (item: string, size: string | null) => `${item}${size ? ` (${size})` : ''}`
export const saidYes = 'You’re getting this because you signed up for our newsletter.'
export const unsubscribe = 'Unsubscribe from the newsletter'
