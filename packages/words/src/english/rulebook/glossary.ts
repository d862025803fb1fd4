import type { RuleWords } from '../../rulebook.ts';

/** Terms of the glossary that have examples of their own. */
export const glossary = {
  'glossary Cost, Resource': [
    'Resource cost',
    'What is paid by exhausting resources: the play cost of a card, or a number in its text.',
  ],
  'glossary Doubled': [
    'Doubled for each',
    'The doubling is done once for each of them, so two of them make four times as much.',
  ],
  'glossary Empower [thing]': [
    'Empower',
    'The thing must be yours as the text goes on the chain and again as it resolves; without it that part is ignored.',
  ],
  'glossary Unless': [
    'Unless',
    'The player named may do the other thing; if he does not, the first one happens. Where you may, you decide before he does.',
  ],
} as const satisfies Readonly<Record<string, RuleWords>>;
