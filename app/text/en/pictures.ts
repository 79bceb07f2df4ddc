export const picturesText = {
  wrong: {
    large: (kilobytes: number) => `Choose a picture of at most ${kilobytes} KB.`,
    kind: 'Choose a PNG, JPEG or WebP picture.',
    broken: 'This picture could not be read. Save it again and choose the new file.',
    pixels: (megapixels: number) => `Choose a picture of at most ${megapixels} million pixels.`,
    many: (perDay: number) => `You have sent ${perDay} pictures today. Send the next one tomorrow.`,
  },
} as const;
