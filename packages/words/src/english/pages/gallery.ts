import type { GalleryWords } from '../../pages/gallery.ts';

export const englishGallery: GalleryWords = {
  title: 'Cards',
  search: 'Search cards',
  by: 'by',
  orders: { name: 'name', cost: 'cost', set: 'set' },
  writeOwn: 'Write your own',
  found: (count) => (count === 1 ? 'one card' : `${count.toLocaleString('en')} cards`),
  how: 'How to search',
  language: (fields) =>
    `Words are looked for in names. Fields: ${fields.join(', ')}. Put them together with “or”, “-” and brackets.`,
  examples: [
    ['type:ally class:mage cost<3', 'cheap allies that are mages'],
    ['text:"draw a card" type:quest', 'quests that draw'],
    ['keyword:protector health>=5', 'sturdy protectors'],
    ['class:priest or class:paladin is:instant', 'instants of either class'],
    ['type:weapon -class:warrior strike=0', 'weapons that strike for nothing, not for warriors'],
    ['raid:molten is:boss', 'the Bosses of Molten Core'],
    ['set:"dark portal" faction:horde', 'of one set and side'],
    ['damage:shadow atk>5', 'strong shadow'],
  ],
  faults: {
    neverOpened: 'this bracket was never opened',
    notClosed: 'this bracket is not closed',
    openQuotation: 'the quotation mark is not closed',
    orWhat: 'what else? Something must follow "or"',
    notWhat: 'not what? Something must follow',
    noField: (field, perhaps, fields) =>
      `there is no field "${field}"; ${perhaps === undefined ? `fields are ${fields.join(', ')}` : `perhaps "${perhaps}"`}`,
    ofWhat: (field, example) => `${field} of what? Write ${example}`,
    isNumber: (field, example) => `${field} is a number: ${example}`,
    isNoNumber: (field, comparison, example) =>
      `${field} is no number, so "${comparison}" says nothing; write ${example}`,
  },
  noCard: (field, value, perhaps) =>
    `no card has the ${field} "${value}"${perhaps === undefined ? '' : `; perhaps ${perhaps}`}`,
  missing: 'No card has this address. Perhaps it has another name by now.',
  lookAmongAll: 'Look among all cards',
  text: 'Text',
  otherSide: 'The other side',
  meanings: 'What it means',
  decks: 'Decks that use it',
  powers: 'Its powers as data',
  beside: 'Beside it',
};
