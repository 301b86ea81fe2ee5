export const ball = (sizes: string) => `Size ${sizes}`
