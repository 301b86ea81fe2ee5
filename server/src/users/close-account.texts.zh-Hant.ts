export const title = '您在球會的兩份記錄已合併'
export const together = (email: string) => `您以前用兩個電郵地址登記。現在資料已合在一起：請用${email}登入。`
export const noLonger = '這個地址不能再用來登入。如果有誤，請直接回覆這封電郵或打電話給我們。'
