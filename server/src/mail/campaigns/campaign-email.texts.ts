/** A kit item; some have only one size. */
export const inSize = (item: string, size: string | null) => `${item}${size ? ` (${size})` : ''}`
export const saidYes = 'You get this because you said yes to our newsletter.'
export const unsubscribe = 'Unsubscribe from the newsletter'
