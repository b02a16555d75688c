/** What a player reads, in both languages of the table. Ids, not words, go into states and saved games. */
export interface Words {
  readonly fr: string;
  readonly en: string;
}
