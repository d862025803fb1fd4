import { readNotation } from '@meetingstone/cards';
import { isBoss, raidNamed } from '@meetingstone/raids';
import type { BossFacts, Facts } from '@meetingstone/rules';
import type { Setup } from './file/setup.ts';
import type { Sources } from './known.ts';
import { nameKey } from './known.ts';

type Read = { readonly facts: readonly Facts[] } | { readonly faults: readonly string[] };

/** The cards that a scenario brings itself, or what is wrong with them. */
export function ownCards({ cards, raid }: Setup, { readCards = readNotation }: Sources): Read {
  if (cards === undefined) return { facts: [] };
  const { facts, faults } = readCards(cards);
  if (faults.length > 0) return { faults };
  return raid === undefined ? { facts } : withTokens(facts, raid);
}

/** A token says on its type line with which Boss it enters play, and how many of it (R502.2c). */
function withTokens(facts: readonly Facts[], raid: string): Read {
  const bosses = [...facts, ...(raidNamed(raid)?.cards ?? [])].filter(isBoss);
  const bossOf = ({ token, limits = [] }: Facts) =>
    token && limits.find(({ tag }) => bosses.some(({ name }) => nameKey(name) === nameKey(tag)));
  const tokens = facts.flatMap((card) => {
    const with_ = bossOf(card);
    return with_ ? [{ boss: nameKey(with_.tag), token: plainToken(card, with_.tag), count: with_.count }] : [];
  });
  const ofBoss = (boss: Facts): NonNullable<BossFacts['tokens']> =>
    tokens.filter((one) => one.boss === nameKey(boss.name)).map(({ token, count }) => ({ token, count }));
  const own = facts.map((card) => {
    if (isBoss(card) && ofBoss(card).length > 0) return bossWith(card, ofBoss(card));
    return tokens.find(({ token }) => token.name === card.name)?.token ?? card;
  });
  return { facts: own };
}

const bossWith = (boss: Facts, tokens: NonNullable<BossFacts['tokens']>): Facts => ({
  ...boss,
  hero: { ...boss.hero, boss: { ...boss.hero!.boss!, tokens } },
});

/** The name of its Boss is no tag of the token, and limits nothing. */
function plainToken({ limits: _, ...card }: Facts, boss: string): Facts {
  return { ...card, tags: card.tags.filter((tag) => tag !== boss) };
}
