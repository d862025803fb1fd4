import type { BuildingFacts, Deckbuilding, PrintedNoun } from '../building.ts';
import type { AttachFacts, BossFacts, Facts, HeroFacts, PlaneFacts, RaidFacts } from '../facts.ts';
import type { PartsOf, Phrases } from './phrases.ts';

export const FACTS: PartsOf<Facts> = {
  name: 'plain',
  types: 'plain',
  tags: 'plain',
  cost: 'plain',
  plusX: 'plain',
  icons: 'plain',
  atk: 'plain',
  damageType: 'plain',
  health: 'plain',
  def: 'plain',
  strike: 'plain',
  capacity: 'plain',
  collector: 'plain',
  unique: 'plain',
  limits: 'plain',
  unlimited: 'plain',
  token: 'plain',
  instant: 'plain',
  ongoing: 'plain',
  attach: 'attach',
  text: 'effect',
  powers: 'power',
  back: 'power',
  hero: 'hero',
  building: 'building',
  plane: 'plane',
  raid: 'raid',
};

export const ATTACH: PartsOf<AttachFacts> = {
  noun: 'noun',
  targeted: 'plain',
  host: 'noun',
  mode: 'plain',
  byText: 'plain',
};

export const BOSS: PartsOf<BossFacts> = {
  number: 'plain',
  final: 'plain',
  tokens: 'tokens',
  events: 'plain',
  threat: 'plain',
};

export const TOKENS: PartsOf<Phrases['tokens']> = { token: 'facts', count: 'plain' };

export const SIDE: PartsOf<Phrases['side']> = { powers: 'power', atk: 'plain', health: 'plain' };

export const HERO: PartsOf<HeroFacts> = {
  race: 'plain',
  class: 'plain',
  talent: 'plain',
  professions: 'plain',
  traitor: 'plain',
  master: 'plain',
  boss: 'boss',
  back: 'side',
  becomes: 'becomes',
};

export const RAID: PartsOf<RaidFacts> = {
  pays: 'plain',
  resolves: 'plain',
  returns: 'plain',
  detaches: 'plain',
  everywhere: 'plain',
};

export const BECOMES: PartsOf<Phrases['becomes']> = { called: 'plain', tags: 'plain' };

export const PLANE: PartsOf<PlaneFacts> = { name: 'plain', reaches: 'plain' };

export const BUILDING: PartsOf<BuildingFacts> = {
  required: 'plain',
  talent: 'plain',
  reputation: 'plain',
  deckbuilding: 'deckbuilding',
};

export const DECKBUILDING: PartsOf<Deckbuilding> = {
  only: 'printed noun',
  either: 'printed noun',
  never: 'printed noun',
  copies: 'plain',
};

export const PRINTED_NOUN: PartsOf<PrintedNoun> = {
  kind: 'plain',
  tag: 'plain',
  icon: 'plain',
  neutral: 'plain',
  damageType: 'plain',
  deals: 'plain',
  talent: 'plain',
  reputation: 'plain',
  restricted: 'plain',
  any: 'printed noun',
  not: 'printed noun',
};
