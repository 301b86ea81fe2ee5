const COLOURS: Record<string, string> = {
  red: '紅色',
  blue: '藍色',
  yellow: '黃色',
  green: '綠色',
  orange: '橙色',
  purple: '紫色',
  white: '白色',
  black: '黑色',
  turquoise: '藍綠色',
  pink: '粉紅色',
}

export const shirtColour = (name: string) => COLOURS[name.toLowerCase()] ?? name
