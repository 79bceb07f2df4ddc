// A workbook as no program writes it: nothing is deflated, so that whole parts are there at once.

/** Of one sheet. */
export function storedWorkbook(sheet: string): Buffer {
  const [path, type] = ['worksheets/sheet1.xml', 'relationships/worksheet'];
  return store([
    ['xl/workbook.xml', '<workbook><sheets><sheet name="A" r:id="b"/></sheets></workbook>'],
    ['xl/_rels/workbook.xml.rels', `<Relationship Id="b" Type="${type}" Target="${path}"/>`],
    [`xl/${path}`, sheet],
  ]);
}

function store(entries: ReadonlyArray<readonly [name: string, content: string]>): Buffer {
  const [locals, listed]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, content] of entries) {
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(content.length, 4);
    sizes.writeUInt32LE(content.length, 8);
    sizes.writeUInt16LE(name.length, 12);
    const sign = (hex: string, length: number) =>
      Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(length)]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    locals.push(sign('504b0304', 10), sizes, Buffer.from(name + content));
    listed.push(sign('504b0102', 12), sizes, end, Buffer.from(name));
    offset += 30 + name.length + content.length;
  }
  const list = Buffer.concat(listed);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}
