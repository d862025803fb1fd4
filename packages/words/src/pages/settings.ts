/** What is said on the page of the settings. */
export interface SettingsWords {
  readonly title: string;
  readonly lead: string;
  readonly toSee: string;
  readonly toHear: string;
  readonly says: Readonly<Record<'contrast' | 'text' | 'motion' | 'sound', string>>;
  readonly usual: string;
  readonly sample: string;
  /** What a hero that stands before it does. */
  readonly sampleDeals: string;
  readonly sampleRule: string;
  readonly keys: string;
  readonly keysLead: string;
  readonly hasMeaning: (key: string) => string;
  readonly nowIs: (key: string, does: string, also: string | null) => string;
  readonly sameKey: (others: string) => string;
  readonly change: (does: string, key: string) => string;
  readonly waits: string;
}
