const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const HEADER = 6;
const ENTRY = 16;

/** The largest PNG within an ICO file; other files as they are, an ICO without one as null. */
export function unpackIco(file: Buffer): Buffer | null {
  const isIco = file.length >= HEADER && file.readUInt32LE(0) === 0x00_01_00_00;
  if (!isIco) return file;
  const pictures: Buffer[] = [];
  for (let nth = 0; nth < file.readUInt16LE(4); nth++) {
    const entry = HEADER + nth * ENTRY;
    if (entry + ENTRY > file.length) break;
    const start = file.readUInt32LE(entry + 12);
    const picture = file.subarray(start, start + file.readUInt32LE(entry + 8));
    if (picture.subarray(0, PNG.length).equals(PNG)) pictures.push(picture);
  }
  return pictures.toSorted((a, b) => b.length - a.length)[0] ?? null;
}
