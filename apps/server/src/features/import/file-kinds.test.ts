import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { shelters } from '../shelter/shelters.table.ts';
import { hasSucceeded } from './describe-report.ts';
import { prepareImportTest } from './testing/prepare-import-test.ts';

const { database, storedPets, importBytes } = prepareImportTest();
beforeAll(async () => {
  await database().update(shelters).set({ timeZone: 'Europe/Berlin' });
});

const HEADER = 'id,species,breed_primary,age,sex,size,name,status';
/** A row of a pet, with the cells of further columns. */
const row = (id: string, name = id, ...more: string[]) =>
  [id, 'Dog', 'Beagle', 'Adult', 'Male', 'Medium', name, 'adoptable', ...more].join(',');
const file = (...rows: string[]) => `${[HEADER, ...rows].join('\r\n')}\r\n`;
const withColumn = (column: string, ...cells: string[]) =>
  `${[`${HEADER},${column}`, ...cells.map((cell, index) => row(`${index}`, `Pet ${index}`, cell))].join('\n')}\n`;

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const latin = (text: string) => Buffer.from(text, 'latin1');

describe('importFile', () => {
  const accents = file(row('1', 'Zoë – Müsli'));
  it.each([
    ['UTF-8 with a mark', `\ufeff${accents}`],
    ['UTF-16LE', Buffer.from(`\ufeff${accents}`, 'utf16le')],
    ['UTF-16BE', utf16be(`\ufeff${accents}`)],
    ['UTF-16LE without a mark', Buffer.from(accents, 'utf16le')],
    ['UTF-16BE without a mark', utf16be(accents)],
    ['UTF-16LE with tabs', Buffer.from(`\ufeff${accents.replaceAll(',', '\t')}`, 'utf16le')],
    ['Windows-1252', latin(file(row('1', 'Zo\xeb \x96 M\xfcsli')))],
    ['text that was encoded twice', file(row('1', 'ZoÃ« â€“ MÃ¼sli'))],
    ['semicolons', accents.replaceAll(',', ';')],
    ['a line sep=;', `sep=;\r\n${accents.replaceAll(',', ';')}`],
    ['lines that end in CR', accents.replaceAll('\r\n', '\r')],
    ['capitals in the header', accents.replace(HEADER, HEADER.toUpperCase())],
    ['a header that ends with commas', accents.replaceAll('\r\n', ',,\r\n')],
    ['rows that end with commas', accents.replace(/\r\n$/, ',,\r\n')],
    ['spaces without width', file(row('\u200b1\u00a0', '\u00a0Zoë – Müsli\u200b'))],
    ['gzip', gzipSync(accents)],
    [
      'titles over the header',
      `"Happy Tails, in care",,,,,,,\r\nPrinted:,11/28/2026\r\n\r\n${accents}`,
    ],
    [
      'a title over a header with semicolons',
      `Happy Tails, today\r\n${accents.replaceAll(',', ';')}`,
    ],
    ['names of groups of columns over the header', `Cats and dogs,,,Looks,,,,About\r\n${accents}`],
    ['rows of check boxes alone', `${accents},,FALSE,,,FALSE,,\r\n,,FALSO,,,,,\r\n`],
    ['empty rows', `\r\n${accents}\r\n,,,,,,,\r\n`],
  ])('B B10.02 reads %s', async (_, bytes) => {
    expect(await importBytes(bytes)).toMatchObject({
      rows: 1,
      added: 1,
      rejected: [],
      ignored: [],
    });
    expect(await storedPets()).toMatchObject([{ sourceId: '1', name: 'Zoë – Müsli' }]);
  });

  it('B B10.02 tells gzip by its bytes, not by the name', async () => {
    expect(await importBytes(accents, { name: 'a.csv.gz' })).toMatchObject({ added: 1 });
    const packed = gzipSync(accents);
    expect(await importBytes(packed, { name: 'b.csv.GZ' })).toMatchObject({ unchanged: 1 });
    expect(await importBytes(packed, { name: 'c.csv' })).toMatchObject({ unchanged: 1 });
  });

  it.each([
    ['a workbook', 'PK\u0003\u0004…', /is a workbook .* save the sheet as "CSV UTF-8"/],
    ['an old workbook', latin('\xd0\xcf\x11\xe0\xa1\xb1'), /is a workbook of an older Excel/],
    ['a web page', ' <!DOCTYPE html><p>Sign in', /is a web page, .* sign in there, download it/],
    ['a PDF', '%PDF-1.7', /is a PDF document/],
    ['JSON', '[{"id":1}]', /is JSON/],
    ['one column twice', file().replace('sex', 'name'), /two columns "name"/],
    [
      'gzip that is cut short',
      gzipSync(accents).subarray(0, -12),
      /cut short.* Nothing was stored/,
    ],
    ['a last row that is cut short', file(row('1')).slice(0, -15), /middle of line 2/],
    ['a cell that is cut short', `${file(row('1'))}2,"Do\r\ng`, /middle of line 4/],
  ])('B B10.02 names %s, and stores nothing', async (_, bytes, message) => {
    await expect(importBytes(bytes)).rejects.toThrow(message);
    expect(await storedPets()).toEqual([]);
  });

  it('B B10.02 stores no character that cannot be read', async () => {
    const bytes = Buffer.concat([
      Buffer.from(file(row('1', 'Zoë Müsli'))),
      latin(`${row('2', 'Ol\xe9')}\r\n${row('3', 'Good')}\r\n`),
    ]);
    const report = await importBytes(bytes);
    expect(report).toMatchObject({ added: 2, rejected: [{ line: 3, id: '2' }] });
    expect(report.rejected[0]?.reason).toMatch(/^name: .* cannot be read/);
    // 0x81 means nothing in Windows-1252.
    const undefinedByte = await importBytes(latin(file(row('4', 'Ol\xe9'), row('5', 'a\x81'))));
    expect(undefinedByte).toMatchObject({ added: 1, rejected: [{ line: 3, id: '5' }] });
  });

  it('B B10.02 leaves text that only looks as if it was encoded twice', async () => {
    await importBytes(file(row('1', 'São Ã')));
    expect(await storedPets()).toMatchObject([{ name: 'São Ã' }]);
  });

  it('B B10.02 reads line breaks inside cells, and rejects rows by the line where they begin', async () => {
    const text = file(
      row('1', '"Line\nbreak\rs"'),
      row('2', '"he said "hi" to me"'),
      row('3', 'Buddy "The Tank"'),
      row('4', 'Comma, too much'),
      '5,Dog',
      row('6'),
    );
    expect(await importBytes(text)).toMatchObject({
      rows: 6,
      added: 3,
      rejected: [
        { line: 5, reason: 'A quote inside quotes has to be doubled ("").' },
        { line: 7, reason: 'This row has more cells than the header.' },
        { line: 8, reason: 'This row has fewer cells than the header.' },
      ],
    });
    const names = (await storedPets()).map(({ name }) => name);
    expect(names).toEqual(['Line break s', 'Buddy "The Tank"', '6']);
  });

  it('B B10.02 rejects all rows of an id that stands in several, and ids that a sheet has rounded', async () => {
    const text = file(
      row('1'),
      row('2'),
      row('1', 'Other'),
      row('9.85E+14'),
      row('1\u200b'),
      row('9.85E+14'),
    );
    const report = await importBytes(text);
    expect(report).toMatchObject({ rows: 6, added: 1, updated: 0 });
    expect(report.rejected.map(({ line, reason }) => [line, reason])).toEqual([
      ...[2, 4].map((line) => [line, 'id: This id stands in several rows: lines 2, 4, 6.']),
      [5, expect.stringContaining('has rounded "9.85E+14"')],
      [6, 'id: This id stands in several rows: lines 2, 4, 6.'],
      [7, expect.stringContaining('has rounded "9.85E+14"')],
    ]);
  });

  it('B B10.02 settles the order of day and month by the column, and reads dates in the zone of the shelter', async () => {
    const dates = [
      ['7/8/2019 11:12', '2019-08-07T09:12:00Z'],
      ['25/12/2019 1:12 PM', '2019-12-25T12:12:00Z'],
      ['7.8.19', '2019-08-06T22:00:00Z'],
      ['43653.4666', '2019-07-07T09:12:00Z'],
      ['43653', '2019-07-06T22:00:00Z'],
      ['2019-07-07 11:12:07', '2019-07-07T09:12:00Z'],
      ['2019-07-07', '2019-07-06T22:00:00Z'],
      ['2019-07-07T11:12:07+0000', '2019-07-07T11:12:07Z'],
    ] as const;
    const bad = ['########', '1562498000', '31/02/2019', '1/1/2027'];
    const text = withColumn('posted', ...dates.map(([cell]) => cell), ...bad);
    const report = await importBytes(text);
    expect((await storedPets()).map(({ createdAt }) => createdAt)).toEqual(
      dates.map(([, date]) => new Date(date)),
    );
    expect(report.rejected.map(({ reason }) => reason)).toEqual([
      'posted: "########" is not a date.',
      'posted: "1562498000" is not a date.',
      'posted: "31/02/2019" is not a date.',
      'posted: 1/1/2027 is in the future.',
    ]);
  });

  it.each([
    ['no date decides', ['7/8/2019', '8/7/2019'], /posted: .* no date of this column decides it/],
    [
      'dates contradict each other',
      ['25/12/2019', '12/25/2019'],
      /posted: .* is not certain: .* such as "25\/12\/2019", .* such as "12\/25\/2019"/,
    ],
  ])('B B10.02 rejects all dates of a column when %s', async (_, cells, reason) => {
    const report = await importBytes(withColumn('posted', ...cells, '2019-07-07'));
    expect(report).toMatchObject({ added: 1, rejected: [{ line: 2 }, { line: 3 }] });
    for (const rejected of report.rejected) expect(rejected.reason).toMatch(reason);
  });

  it('B B10.02 D15 reads yes and no in any spelling, and names what is neither', async () => {
    const yes = ['true', 'TRUE', 'Yes', '1', '1.0'];
    const no = ['false', 'FALSE', 'No', '0', '0.0'];
    const neither = ['nan', 'WAHR', 'None'];
    const report = await importBytes(withColumn('env_children', ...yes, ...no, '', ...neither));
    expect(report).toMatchObject({ added: 14, rejected: [] });
    const found = new Map((await storedPets()).map((pet) => [pet.sourceId, pet.kid_friendly]));
    const values = Array.from({ length: 14 }, (_, index) => found.get(`${index}`));
    expect(values).toEqual([
      ...Array(5).fill(true),
      ...Array(5).fill(false),
      ...Array(4).fill(null),
    ]);
    expect(report.ignored.map(({ line, reason }) => `${line} ${reason}`)).toEqual(
      neither.map((cell, index) => `${13 + index} env_children: "${cell}" is neither yes nor no.`),
    );
  });

  it('B B10.02 S34 keeps a pet whose photo cell is no address, and names the cell', async () => {
    const url = 'https://photos.example.org/2.jpg';
    const cells = [`{'small': '${url}'}`, url, 'http://10.0.0.1/a.jpg'];
    const report = await importBytes(withColumn('photo', ...cells));
    expect(report).toMatchObject({ added: 3, ignored: [{ line: 2, id: '0' }, { line: 4 }] });
    const photos = (await storedPets()).map(({ externalPhoto }) => externalPhoto?.large);
    expect(photos).toEqual([undefined, url, undefined]);
  });

  it('B B10.02 says that a file has a header alone, or that every row is wrong', async () => {
    const empty = await importBytes(file());
    expect([empty.rows, hasSucceeded(empty)]).toEqual([0, false]);
    const wrong = await importBytes(file('1,Rabbit,Lop,Adult,Male,Medium,Bunny,adoptable'));
    expect([wrong.rows, wrong.rejected.length, hasSucceeded(wrong)]).toEqual([1, 1, false]);
    expect(hasSucceeded(await importBytes(file(row('1'), '2,Rabbit')))).toBe(true);
  });
});

describe('importFile of exports', () => {
  const biscuit = {
    name: 'Biscuit',
    breed: 'Beagle',
    species: 'Dog',
    sex: 'Male',
    age_group: 'Adult',
    size: 'Medium',
    status: 'Available',
  } as const;

  it("B B10.02 recognizes Petfinder's own upload file", async () => {
    const report = await importBytes(
      `ID,Internal,AnimalName,PrimaryBreed,SecondaryBreed,Sex,Size,Age,Desc,Type,Status,Shots,Altered,NoDogs,NoCats,NoKids,Housetrained,Declawed,specialNeeds,Mix,photo1,photo2,photo3,photo4,photo5,photo6
"A1","A1","Biscuit","Beagle","","M","M","Adult","Sweet boy...","Dog","A","1","1","0","","1","1","","","1","","","","","",""
"A2","A2","Otis","Tabby","","F","XL","Baby","","Cat","F","","","","","","","","","","","","","","",""
"A3","A3","Rex","Beagle","","M","M","Adult","","Dog","P","","","","","","","","","","","","","","",""
`,
    );
    expect(report).toMatchObject({ label: "Petfinder's upload file", added: 2 });
    expect(report.rejected).toEqual([
      { line: 3, id: 'A2', reason: 'status: "F" is not known here.' },
    ]);
    const facts = { dog_friendly: true, cat_friendly: null, kid_friendly: false };
    const texts = { breed: 'Beagle Mix', description: 'Sweet boy...' };
    expect(await storedPets()).toMatchObject([
      {
        ...biscuit,
        ...facts,
        ...texts,
        source: 'petfinder-upload',
        trainingTraits: ['HouseTrained'],
      },
      { name: 'Rex', status: 'Pending' },
    ]);
  });

  it.each([
    [
      "Adopt-a-Pet's file",
      `Id,Animal,Breed,Breed2,Purebred,Age,Name,Size,Sex,Description,Status,GoodWKids,GoodWCats,GoodWDogs,SpayedNeutered,ShotsCurrent,Housetrained,Declawed,SpecialNeeds
1,Dog,Beagle,,Y,Adult,Biscuit,M,M,"Sweet boy.<br>Loves walks",Available,N,,Y,Y,Y,Y,,N`,
      { description: 'Sweet boy.\nLoves walks' },
    ],
    [
      "RescueGroups' upload file",
      `orgID, animalID, status, lastUpdated, rescueID, name, summary, species, breed, primaryBreed, secondaryBreed, sex, mixed, dogs, cats, kids, declawed, housetrained, age, specialNeeds, altered, size, uptodate, color, coatLength, pattern, courtesy, description, pic1, pic2
"9","1","Available","1562498000.0","A1","Biscuit","","Dog","Beagle","Beagle","","Male","No","Yes","","No","No","","Adult","","Yes","M","Yes","","","","","","",""`,
      {},
    ],
    [
      "RescueGroups' export",
      `animalID,animalName,animalStatus,animalSpecies,animalPrimaryBreed,animalSex,animalGeneralAge,animalGeneralSizePotential,animalOKWithKids,animalOKWithDogs
1,Biscuit,Available,Dog,Beagle,Male,Adult,Medium,No,Yes`,
      {},
    ],
    [
      "ASM3's export",
      `ANIMALCODE,ANIMALNAME,ANIMALSEX,ANIMALTYPE,ANIMALCOLOR,ANIMALBREED1,ANIMALBREED2,ANIMALDOB,ANIMALSPECIES,ANIMALGOODWITHCATS,ANIMALGOODWITHDOGS,ANIMALGOODWITHKIDS,ANIMALENTRYDATE,ANIMALNOTFORADOPTION
1,Biscuit,Male,D (Dog),Black,Beagle,,2020-01-04,Dog,U,Yes,No,2026-10-01,N`,
      { createdAt: new Date('2026-09-30T22:00:00Z') },
    ],
    [
      "Shelterluv's export",
      `Name,ID,Internal-ID,Type,Sex,Status,Size,Altered,DOBUnixTime,Age,Breed,Color,Attributes
Biscuit,1,123,Dog,Male,Available For Adoption,Medium (20-59),Yes,1578096000,72,Beagle,Black,"Good with dogs, No kids"`,
      {},
    ],
  ])('B B10.02 recognizes %s', async (label, text, more) => {
    const report = await importBytes(`${text}\n`, { size: 'Medium' });
    expect(report).toMatchObject({ label, added: 1, rejected: [], ignored: [] });
    const facts = { dog_friendly: true, cat_friendly: null, kid_friendly: false };
    expect(await storedPets()).toMatchObject([{ ...biscuit, ...facts, ...more, sourceId: '1' }]);
  });

  it('B B10.02 B10.04 reads the codes of ASM3, in which 0 is yes and 1 is no', async () => {
    const report =
      await importBytes(`ANIMALCODE,ANIMALNAME,ANIMALSEX,ANIMALSIZE,ANIMALBREED1,ANIMALDOB,ANIMALSPECIES,ANIMALGOODWITHCATS,ANIMALGOODWITHDOGS,ANIMALGOODWITHKIDS,ANIMALHOUSETRAINED
1,Biscuit,Male,2,Beagle,2020-01-04,Dog,2,0,1,0
2,Otis,Male,0,Beagle,2020-01-04,Dog,3,No,Over 5,1
`);
    expect(report.ignored.map(({ reason }) => reason)).toEqual([
      'animalgoodwithkids: "Over 5" is neither yes nor no.',
      'animalgoodwithcats: "3" is neither yes nor no.',
    ]);
    const facts = { dog_friendly: true, cat_friendly: null, kid_friendly: false };
    expect(await storedPets()).toMatchObject([
      { ...biscuit, ...facts, trainingTraits: ['HouseTrained'] },
      {
        size: 'ExtraLarge',
        dog_friendly: false,
        cat_friendly: null,
        kid_friendly: null,
        trainingTraits: [],
      },
    ]);
  });

  it('B10.02 B11.02 rejects a row whose year of birth is mistyped, and says which', async () => {
    const header =
      'ANIMALCODE,ANIMALNAME,ANIMALSEX,ANIMALSIZE,ANIMALBREED1,ANIMALDOB,ANIMALSPECIES';
    const rows = ['1850-07-07', '2019-07-07', '9999-07-07'].map(
      (born, index) => `${index},Pet ${index},Male,Large,Beagle,${born},Dog`,
    );
    const report = await importBytes([header, ...rows].join('\n'));
    expect(report.rejected.map(({ reason }) => reason)).toEqual([
      'animaldob: 1850-07-07 is too long ago.',
      'animaldob: 9999-07-07 is in the future.',
    ]);
    expect((await storedPets()).map(({ name }) => name)).toEqual(['Pet 1']);
  });

  it('B B10.02 does not guess a size that a file lacks, nor who is there to be adopted', async () => {
    const header = 'ANIMALCODE,ANIMALNAME,ANIMALSEX,ANIMALBREED1,ANIMALDOB,ANIMALSPECIES';
    const pet = 'Biscuit,Male,Beagle,2020-01-04,Dog';
    const text = `${header},ANIMALDECEASEDDATE,ANIMALNOTFORADOPTION,MOVEMENTTYPE,MOVEMENTDATE
1,${pet},,N,,
2,${pet},2026-01-02,N,,
3,${pet},,Y,,
4,${pet},,N,1,2026-01-02
5,${pet},,N,3,2026-01-02
`;
    const [first] = (await importBytes(text)).rejected;
    expect(first?.reason).toMatch(
      /^animalsize: The file has no size .* one size for all such pets\.$/,
    );
    const report = await importBytes(text, { size: 'Medium' });
    expect(report.rejected.map(({ id, reason }) => [id, reason])).toEqual([
      ['2', expect.stringContaining('"deceased"')],
      ['3', expect.stringContaining('"not for adoption"')],
      ['5', expect.stringContaining('"moved (3)"')],
    ]);
    expect((await storedPets()).map(({ status }) => status)).toEqual(['Available', 'Adopted']);
  });
});
