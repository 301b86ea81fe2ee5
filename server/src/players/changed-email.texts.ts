export const subject = (child: string) => `We’ve updated ${child}’s details`
export const notRight = 'If something’s not right, just reply to this email.'
export const see = (child: string) => `See ${child}’s page`
