export const saidYes = 'You get this because you said yes to our newsletter.'
export const unsubscribe = 'Unsubscribe from the newsletter'
