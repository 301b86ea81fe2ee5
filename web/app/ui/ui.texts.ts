export const on = 'On'
export const delayed = 'Delayed'
export const moved = 'Moved'
export const cancelled = 'Cancelled'

export const linkCopied = 'Link copied.'
export const copyAddress = 'Please copy the address at the top of the window.'

export const dateInWords = (weekday: string, day: string) => `${weekday}, ${day}`

export const loading = 'Loading...'
