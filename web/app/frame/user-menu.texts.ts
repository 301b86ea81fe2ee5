export const accountOf = (name: string) => `Account of ${name}`
export const account = 'Account'
export const dashboard = 'Dashboard'
export const profile = 'Profile Settings'
export const signOut = 'Sign Out'
